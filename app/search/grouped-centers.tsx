import { Fragment, type ReactNode } from 'react'
import { CenterRows, CommonSource } from '#app/center/center-row.tsx'
import { lackNumbers, NoNumbers } from '#app/center/no-numbers.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { firstCallMessages } from './first-call-messages.ts'
import { FirstCard } from './first-card.tsx'
import type { ResultGroup, ShownCenter } from './group-results.ts'
import type { DirectorySearch } from './search-input.ts'

type GroupedCentersProps = {
  search: DirectorySearch
  groups: readonly ResultGroup[]
  /** All that were found. */
  total: number
  /** Shown after the center to call first, the statement that none has a number, or the first rows. */
  map?: ReactNode
  /** Shown after the center to call first, or else after all. */
  children?: ReactNode
}

/** Results in their groups: one center to call first, as a card, and rows with headings. */
export function GroupedCenters({ search, groups, total, map, children }: GroupedCentersProps) {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { centers }) => sum + centers.length, 1),
  )
  const hasFirst = groups[0]?.kind === 'first'
  const centers = groups.flatMap((group) => group.centers)
  const isMapAbove = lackNumbers(centers)
  return (
    <>
      {total > 0 && isMapAbove && <NoNumbers total={total} />}
      {isMapAbove && map}
      {groups.map((group, index) => (
        <Fragment key={group.kind}>
          <Group group={group} whole={centers} from={starts[index] ?? 1} search={search} />
          {index === 0 && !isMapAbove && map}
          {group.kind === 'first' && children}
        </Fragment>
      ))}
      <CommonSource centers={centers} />
      {!hasFirst && children}
    </>
  )
}

type GroupProps = {
  group: ResultGroup
  /** The centers of all groups. */
  whole: readonly ShownCenter[]
  /** The number of its first row. */
  from: number
  search: DirectorySearch
}

function Group({ group: { kind, centers }, whole, from, search }: GroupProps) {
  const { groups: text } = useTexts(firstCallMessages)
  const [first] = centers
  const rows = <CenterRows whole={whole} centers={centers} from={from} />
  if (kind === 'first' && first) {
    return <FirstCard center={first} search={search} />
  }
  if (kind === 'first' || kind === 'found' || kind === 'loosened') {
    return rows
  }
  return (
    <section aria-labelledby={`group-${kind}`}>
      <h2 id={`group-${kind}`} className="row-group">
        {kind === 'asking' && lackNumbers(centers) ? text.unknown : text[kind]}
      </h2>
      {rows}
    </section>
  )
}
