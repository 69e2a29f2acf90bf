import { type CardCenter, CenterCard } from './center-card.tsx'

type Props = {
  centers: readonly CardCenter[]
  /** Three in a row and no more, for a page's width of few cards. */
  threeInRow?: boolean
  /** With the numbers that a map beside them shows. */
  numbered?: boolean
}

/** Centers as cards, in a list, so that a screen reader tells how many there are. */
export function CenterGrid({ centers, threeInRow, numbered }: Props) {
  return (
    <ul
      className={`cards ${numbered ? 'cards-numbered' : ''} grid gap-4.5 lg:gap-7 ${
        threeInRow ? 'md:grid-cols-3' : 'grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]'
      }`}
    >
      {centers.map((center) => (
        <li key={center.slug} id={`center-${center.slug}`}>
          <CenterCard center={center} />
        </li>
      ))}
    </ul>
  )
}
