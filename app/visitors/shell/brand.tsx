import { useSite } from '#app/ui/site.tsx'
import { usePath } from '#app/ui/use-language.tsx'

/** The logo and, where there is room, the site's name; links to Home. */
export function Brand() {
  const { name } = useSite()
  const path = usePath()
  return (
    <a href={path('/')} aria-label={name} className="brand">
      <img src="/favicon.svg" alt="" width={40} height={40} fetchPriority="low" />
      <span>{name}</span>
    </a>
  )
}
