import type { Language } from '#app/lib/language.ts'
import { labelPlace, type Near } from '#app/lib/places/near.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'
import { labelChoice } from './count-choices.ts'
import { searchMessages } from './messages.ts'
import { type DirectorySearch, getRadius, serializeSearch } from './search-input.ts'

type FilterChipsProps = { search: DirectorySearch; near: Near | null; path: string }

/** One chip for each active filter, with a link to the search without it. */
export function FilterChips({ search, near, path }: FilterChipsProps) {
  const language = useLanguage()
  const text = searchMessages[language].chips
  const chips = listChips(search, near, language)
  if (chips.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap items-center gap-2 wrap-anywhere" aria-label={text.label}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={`${path}${serializeSearch({ ...without, page: 1 })}#results`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-action-tint pr-2.5 pl-3.5 text-sm font-semibold text-link no-underline hover:bg-action-tint-hover"
          >
            <span className="sr-only">{text.remove}</span>
            {label}
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Chip = { label: string; without: DirectorySearch }

function listChips(search: DirectorySearch, near: Near | null, language: Language): Chip[] {
  const { chips: text, form } = searchMessages[language]
  const chips: Chip[] = []
  const add = (label: string, without: Partial<DirectorySearch>) =>
    chips.push({ label, without: { ...search, ...without } })
  if (search.text) add(`“${search.text}”`, { text: '' })
  if (search.near) {
    const sort = search.sort === 'distance' ? 'rating' : search.sort
    add(text.near(search.near, near, getRadius(search)), { near: '', within: null, sort })
  }
  if (search.location) add(labelPlace(search.location, language), { location: '' })
  for (const type of search.types) {
    add(labelChoice(type, language), { types: search.types.filter((other) => other !== type) })
  }
  for (const offering of search.offers) {
    add(labelChoice(offering, language), {
      offers: search.offers.filter((other) => other !== offering),
    })
  }
  if (search.minRating !== null) add(form.andUp(search.minRating), { minRating: null })
  if (search.open) add(search.open === 'now' ? form.openNow : form.openOnly, { open: null })
  if (search.beds) add(form.openBeds, { beds: false })
  return chips
}
