import { readOfferings } from '#app/center/offerings/offerings.ts'
import { labelPlace, type Near } from '#app/center/places/near.ts'
import type { Language } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'
import { labelChoice } from './count-choices.ts'
import { searchMessages } from './messages.tsx'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius, hasFilters, serializeSearch } from './search-input.ts'
import type { Understanding } from './understand/understand-search.server.ts'

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full text-sm font-semibold text-link no-underline'

type FilterChipsProps = {
  /** The search in the URL. */
  asked: DirectorySearch
  results: Pick<SearchResult, 'understanding' | 'near' | 'choices'>
  path: string
}

/**
 * One chip for each active filter, from the URL or from the words, with a link to the search
 * without it. Words that became filters can also be searched for as typed.
 */
export function FilterChips({ asked, results, path }: FilterChipsProps) {
  const { understanding } = results
  const { search, isReinterpreted } = understanding
  const language = useLanguage()
  const text = searchMessages[language].chips
  const chips = listChips(search, results.near, language)
  if (chips.length === 0 && !isReinterpreted) return null
  const link = (to: DirectorySearch) => `${path}${serializeSearch({ ...to, page: 1 })}#results`
  return (
    <ul className="filter-chips" aria-label={text.label}>
      {isReinterpreted && (
        <li className="text-sm">
          {isUnrestricted(understanding) ? text.showingAll : text.showing}
        </li>
      )}
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={link(without)}
            className={`${chip} bg-action-tint pr-2.5 pl-3.5 hover:bg-action-tint-hover`}
          >
            <span className="sr-only">{text.remove}</span>
            {label}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <AlsoMedicaid results={results} link={link} />
      {isReinterpreted && (
        <li>
          <Link
            to={link({ ...asked, exact: true })}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {text.searchExactWords}
          </Link>
        </li>
      )}
    </ul>
  )
}

type AlsoMedicaidProps = {
  results: FilterChipsProps['results']
  link: (search: DirectorySearch) => string
}

/** Offered if words ask for free care, because Medicaid covers many people without insurance. */
function AlsoMedicaid({ results, link }: AlsoMedicaidProps) {
  const { search, isReinterpreted } = results.understanding
  const language = useLanguage()
  const count = results.choices.medicaid ?? 0
  const asksForFree = isReinterpreted && search.offers.includes('free-or-low-cost')
  if (!asksForFree || search.offers.includes('medicaid') || count === 0) return null
  const offers = readOfferings([...search.offers, 'medicaid'])
  const label = searchMessages[language].chips.also(labelChoice('medicaid', language))
  return (
    <li>
      <Link
        to={link({ ...search, offers })}
        className={`${chip} border border-line-strong bg-surface pr-3.5 pl-2.5 hover:border-action`}
      >
        <Icon name="plus" />
        {label}
      </Link>
    </li>
  )
}

/** Return whether words were understood as no filter at all, so every center matches. */
export function isUnrestricted({
  search,
  isReinterpreted,
}: Pick<Understanding, 'search' | 'isReinterpreted'>): boolean {
  return isReinterpreted && !hasFilters(search)
}

type ListedChip = { label: string; without: DirectorySearch }

/** List the active filters in words, each with the search without it. */
export function listChips(
  search: DirectorySearch,
  near: Near | null,
  language: Language,
): ListedChip[] {
  const { chips: text, form } = searchMessages[language]
  const chips: ListedChip[] = []
  const add = (label: string, without: Partial<DirectorySearch>) =>
    chips.push({ label, without: { ...search, ...without } })
  if (search.text) add(`“${search.text}”`, { text: '' })
  if (search.near) {
    const sort = search.sort === 'distance' ? null : search.sort
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
  if (search.withBeds) add(form.hasBeds, { withBeds: false })
  if (search.beds) add(form.openBeds, { beds: false })
  return chips
}
