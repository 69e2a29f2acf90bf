/** A grey line in the place of text to come; `className` sets its size. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-s bg-sunken ${className}`} />
}
