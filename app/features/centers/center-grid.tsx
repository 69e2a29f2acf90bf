import type { CenterSummary } from './center.ts'
import { CenterCard } from './center-card.tsx'

type Props = {
  centers: readonly CenterSummary[]
  /** How many cards, from the first, load their pictures at once. */
  eagerCount?: number
}

/** Centers as cards, in a list, so that a screen reader tells how many there are. */
export function CenterGrid({ centers, eagerCount = 3 }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4.5 lg:gap-7">
      {centers.map((center, index) => (
        <li key={center.id} className="min-w-0">
          <CenterCard center={center} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
