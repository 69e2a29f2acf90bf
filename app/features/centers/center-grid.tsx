import type { CenterSummary } from './center.ts'
import { CenterCard } from './center-card.tsx'

type Props = {
  centers: readonly CenterSummary[]
  /** Three in a row and no more, for a page's width of few cards. */
  threeInRow?: boolean
}

/** Centers as cards, in a list, so that a screen reader tells how many there are. */
export function CenterGrid({ centers, threeInRow }: Props) {
  return (
    <ul
      className={`cards grid gap-4.5 lg:gap-7 ${
        threeInRow ? 'md:grid-cols-3' : 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]'
      }`}
    >
      {centers.map((center) => (
        <li key={center.slug}>
          <CenterCard center={center} />
        </li>
      ))}
    </ul>
  )
}
