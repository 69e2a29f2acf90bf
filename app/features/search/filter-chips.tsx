import { labelTreatmentType } from '#app/lib/treatment-types.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type DirectorySearch, writeSearch } from './search-input.ts'

/** Every filter that is set, each a link to the same search without it. */
export function FilterChips({ search, path }: { search: DirectorySearch; path: string }) {
  const chips = listChips(search)
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

function listChips(search: DirectorySearch): { label: string; without: DirectorySearch }[] {
  const chips: { label: string; without: DirectorySearch }[] = []
  if (search.text) chips.push({ label: `“${search.text}”`, without: { ...search, text: '' } })
  if (search.location) {
    chips.push({ label: search.location, without: { ...search, location: '' } })
  }
  for (const type of search.types) {
    const types = search.types.filter((other) => other !== type)
    chips.push({ label: labelTreatmentType(type), without: { ...search, types } })
  }
  if (search.minRating !== null) {
    chips.push({ label: `${search.minRating} and up`, without: { ...search, minRating: null } })
  }
  if (search.openOnly)
    chips.push({ label: 'Open centers only', without: { ...search, openOnly: false } })
  return chips
}
