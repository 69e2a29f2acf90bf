import { useSite } from '#app/ui/site.tsx'
import { usePath } from '#app/ui/use-language.tsx'

/** The logo and the site's name, with its last word in a light weight; links to Home. */
export function Brand({ className = '' }: { className?: string }) {
  const { name } = useSite()
  const words = name.split(' ')
  const path = usePath()
  const last = words.length > 1 ? words.pop() : undefined
  return (
    <a
      href={path('/')}
      aria-label={name}
      className={`inline-flex min-h-11 items-center gap-2.75 text-md leading-tight font-bold tracking-[-0.02em] text-ink no-underline hover:underline hover:decoration-2 ${className}`}
    >
      <img
        src="/favicon.svg"
        alt=""
        width={36}
        height={36}
        fetchPriority="low"
        className="size-9 flex-none"
      />
      <span>
        {words.join(' ')} {last && <span className="font-normal">{last}</span>}
      </span>
    </a>
  )
}
