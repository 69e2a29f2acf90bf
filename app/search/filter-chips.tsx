import { readOfferings } from '#app/center/offerings/offerings.ts'
import { labelPlace, type Near } from '#app/center/places/near.ts'
import type { Language } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { labelChoice } from './count-choices.ts'
import { searchMessages } from './messages.tsx'
import { describeOpenTime } from './open-time.ts'
import type { SearchResult } from './search-centers.server.ts'
import { type DirectorySearch, getRadius, hasFilters, serializeSearch } from './search-input.ts'
import type { Choice } from './understand/meanings.ts'
import type { JoinedChoices, Understanding } from './understand/understanding.ts'
import { wordMessages } from './word-messages.ts'

type FilterChipsProps = {
  /** The search in the URL. */
  asked: DirectorySearch
  results: Pick<SearchResult, 'understanding' | 'near' | 'choices'>
  path: string
}

/** Above Home's results: one chip for each active filter, and the way to the exact words. */
export function FilterChips(props: FilterChipsProps) {
  const { results } = props
  const language = useLanguage()
  const text = searchMessages[language].chips
  const { search, isReinterpreted } = results.understanding
  const { joined } = results.understanding
  const chips = listChips(search, results.near, language, joined)
  if (chips.length === 0 && !isReinterpreted) return null
  return (
    <section className="filter-chips" aria-label={text.label}>
      <ActiveChips {...props} chips={chips} />
      <ExactWords {...props} />
    </section>
  )
}

/** List the filters that the words became: those in the URL have controls of their own. */
export function listWordChips(
  asked: DirectorySearch,
  { understanding, near }: FilterChipsProps['results'],
  language: Language,
): ListedChip[] {
  const controlled = new Set(
    listChips({ ...asked, location: '', at: null }, near, language).map(({ label }) => label),
  )
  return listChips(understanding.search, near, language, understanding.joined).filter(
    ({ label }) => !controlled.has(label),
  )
}

/** Chosen chips, each with a link to the search without it. */
export function ActiveChips(props: FilterChipsProps & { chips: readonly ListedChip[] }) {
  const { results, path, chips } = props
  const text = useTexts(searchMessages).chips
  const { softWords, asks } = results.understanding
  // Words that only rank stay in the search.
  const keepWords = (text: string) => [text, ...asks, ...softWords].filter(Boolean).join(' ')
  const link = (to: DirectorySearch) =>
    `${path}${serializeSearch({ ...to, text: keepWords(to.text), page: 1 })}#results`
  return (
    <>
      {isUnrestricted(results.understanding) && <span className="text-sm">{text.showingAll}</span>}
      {chips.map(({ label, without }) => (
        <Link key={label} to={link(without)} className="chip chip-chosen">
          <span className="sr-only">{text.remove}</span>
          {label}
        </Link>
      ))}
      <AlsoMedicaid results={results} link={link} />
    </>
  )
}

/** A link to search for the words as typed, where they became filters. */
export function ExactWords({ asked, results, path }: FilterChipsProps) {
  const text = useTexts(searchMessages).chips
  if (!results.understanding.isReinterpreted) return null
  return (
    <Link
      to={`${path}${serializeSearch({ ...asked, exact: true, page: 1 })}#results`}
      className="tap-link text-sm"
    >
      {text.searchExactWords}
    </Link>
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
    <Link to={link({ ...search, offers })} className="chip">
      <Icon name="plus" />
      {label}
    </Link>
  )
}

/** Return whether words were understood as no filter at all, so every center matches. */
export function isUnrestricted({
  search,
  isReinterpreted,
}: Pick<Understanding, 'search' | 'isReinterpreted'>): boolean {
  return isReinterpreted && !hasFilters(search)
}

export type ListedChip = { label: string; without: DirectorySearch }

/** List the active filters in words, each with the search without it. */
export function listChips(
  search: DirectorySearch,
  near: Near | null,
  language: Language,
  joined: readonly JoinedChoices[] = [],
): ListedChip[] {
  const { chips: text, form } = searchMessages[language]
  const chips: ListedChip[] = []
  const add = (label: string, without: Partial<DirectorySearch>) =>
    chips.push({ label, without: { ...search, ...without } })
  // A quoted text has its marks already.
  if (search.text) add(`“${search.text.replaceAll('"', '')}”`, { text: '' })
  if (search.near) {
    const sort = search.sort === 'distance' ? null : search.sort
    add(text.near(search.near, near, getRadius(search)), { near: '', within: null, sort })
  }
  if (search.location) add(labelPlace(search.location, language), { location: '' })
  for (const { label, choices } of groupChoices(search, joined, language)) {
    const isOther = (choice: Choice) => !choices.includes(choice)
    add(label, { types: search.types.filter(isOther), offers: search.offers.filter(isOther) })
  }
  if (search.minRating !== null) add(form.andUp(search.minRating), { minRating: null })
  if (search.open) add(search.open === 'now' ? form.openNow : form.openOnly, { open: null })
  if (search.at) add(form.openAt(describeOpenTime(search.at, language)), { at: null })
  if (search.withBeds) add(form.hasBeds, { withBeds: false })
  if (search.beds) add(form.openBeds, { beds: false })
  return chips
}

type ChoiceChip = { label: string; choices: readonly Choice[] }

/** One chip for each choice, and one for choices that are joined: "Medicaid or private insurance". */
function groupChoices(
  { types, offers }: DirectorySearch,
  joined: readonly JoinedChoices[],
  language: Language,
): ChoiceChip[] {
  const chosen: Choice[] = [...types, ...offers]
  const groups = joined.filter(({ choices }) => choices.every((choice) => chosen.includes(choice)))
  return chosen.flatMap((choice) => {
    const group = groups.find(({ choices }) => choices.includes(choice))
    if (!group) return [{ label: labelChoice(choice, language), choices: [choice] }]
    const [first] = chosen.filter((other) => group.choices.includes(other))
    if (choice !== first) return []
    return [{ label: wordMessages[language].joined(group, language), choices: group.choices }]
  })
}
