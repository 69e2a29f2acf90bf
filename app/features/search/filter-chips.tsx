import type { Near } from '#app/lib/places/near.ts'
import { Icon } from '#app/ui/icon.tsx'
import { labelChoice } from './label-choice.ts'
import { describeNear, openingsToday } from './messages.ts'
import { type DirectorySearch, getRadius, writeSearch } from './search-input.ts'

type FilterChipsProps = { search: DirectorySearch; near: Near | null; path: string }

/** Every filter that is set, each a link to the same search without it. */
export function FilterChips({ search, near, path }: FilterChipsProps) {
  const chips = listChips(search, near)
  if (chips.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap items-center gap-2" aria-label="Filters that are set">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <a
            href={`${path}${writeSearch({ ...without, page: 1 })}#results`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-action-tint pr-2.5 pl-3.5 text-sm font-semibold text-link no-underline hover:bg-action-tint-hover"
          >
            <span className="sr-only">Remove filter: </span>
            {label}
            <Icon name="x" />
          </a>
        </li>
      ))}
    </ul>
  )
}

type Chip = { label: string; without: DirectorySearch }

function listChips(search: DirectorySearch, near: Near | null): Chip[] {
  const chips: Chip[] = []
  const add = (label: string, without: Partial<DirectorySearch>) =>
    chips.push({ label, without: { ...search, ...without } })
  if (search.text) add(`“${search.text}”`, { text: '' })
  if (search.near) {
    const sort = search.sort === 'distance' ? 'rating' : search.sort
    add(describeNear(search.near, near, getRadius(search)), { near: '', within: null, sort })
  }
  if (search.location) add(search.location, { location: '' })
  for (const type of search.types) {
    add(labelChoice(type), { types: search.types.filter((other) => other !== type) })
  }
  for (const offering of search.offers) {
    add(labelChoice(offering), { offers: search.offers.filter((other) => other !== offering) })
  }
  if (search.minRating !== null) add(`${search.minRating} and up`, { minRating: null })
  if (search.open) add(search.open === 'now' ? 'Open now' : 'Open centers only', { open: null })
  if (search.openings) add(openingsToday, { openings: false })
  return chips
}
