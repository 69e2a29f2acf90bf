/** On paper only: where the page came from. `address` is the page's whole address. */
export function PrintFoot({ address }: { address: string }) {
  return (
    <p className="hidden pt-1 text-[8pt] leading-none print:block">
      {address.replace(/^https?:\/\//, '')}
    </p>
  )
}
