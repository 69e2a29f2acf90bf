import { labelPlace, type Near } from '#app/center/places/near.ts'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { listChips } from './filter-chips.tsx'
import { homeSearchMessages, searchMessages } from './messages.tsx'
import { countFilters, type DirectorySearch, getRadius } from './search-input.ts'
import type { JoinedChoices } from './understand/understanding.ts'

/*
 * What a phone's search box says was understood. The script replaces these elements during a search
 * (`app/enhance/live-search.ts`).
 */

type AskedNeedProps = { search: DirectorySearch; joined?: readonly JoinedChoices[] }

/** "Detox · Medicaid · Open now"; the question itself if nothing was asked. */
export function AskedNeed({ search, joined }: AskedNeedProps) {
  const language = useLanguage()
  const { need } = homeSearchMessages[language]
  const asked = listChips({ ...search, near: '' }, null, language, joined).map(({ label }) => label)
  if (asked.length === 0) return <span id="search-need">{need}</span>
  return (
    <b id="search-need">
      <span className="sr-only">{need} </span>
      {asked.join(' · ')}
    </b>
  )
}

/** "Near Newark, 25 miles", "In Essex County", "Near: anywhere". */
export function AskedPlace({ search, near }: { search: DirectorySearch; near: Near | null }) {
  const language = useLanguage()
  const text = searchMessages[language].asked
  return <span id="search-place">{describe()}</span>

  function describe() {
    if (!search.near) return text.anywhere
    if (!near || near.kind === 'unknown') return text.unknown(search.near)
    if (near.kind === 'position') return text.near(text.yourLocation, getRadius(search))
    if (near.kind === 'region') return <b>{labelPlace(near.label, language)}</b>
    if (near.kind === 'county') return text.county(labelPlace(near.label, language))
    return text.near(labelPlace(near.label, language), getRadius(search))
  }
}

/** The number of filters. */
export function FilterCount({ search }: { search: DirectorySearch }) {
  const text = useTexts(searchMessages).form
  const filters = countFilters({ ...search, text: '', near: '', location: '' })
  return (
    <span id="search-filters">
      {filters > 0 && (
        <b className="ask-number">
          {filters}
          <span className="sr-only"> {text.set}</span>
        </b>
      )}
    </span>
  )
}
