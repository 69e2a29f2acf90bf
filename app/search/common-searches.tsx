import type { ReactNode } from 'react'
import type { Offering } from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { Link } from '#app/ui/link.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { homeSearchMessages } from './messages.tsx'
import { type DirectorySearch, emptySearch, serializeSearch } from './search-input.ts'

/** The label of a common search, and the one filter that it adds. */
type CommonSearch =
  | { label: 'openNow'; name: 'open'; value: 'now' }
  | { label: 'detox'; name: 'type'; value: TreatmentType }
  | { label: 'medicaid' | 'medicines' | 'lowCost' | 'spanish'; name: 'offers'; value: Offering[] }

const commonSearches: CommonSearch[] = [
  { label: 'openNow', name: 'open', value: 'now' },
  { label: 'detox', name: 'type', value: 'detox' },
  { label: 'medicaid', name: 'offers', value: ['medicaid'] },
  { label: 'medicines', name: 'offers', value: ['methadone', 'buprenorphine'] },
  { label: 'lowCost', name: 'offers', value: ['free-or-low-cost'] },
  { label: 'spanish', name: 'offers', value: ['spanish'] },
]
const areaSearches = commonSearches.slice(0, 4)

const chip = 'chip max-w-full wrap-anywhere text-ink no-underline'

/**
 * Buttons of the search form that open the directory with one more filter, and with what the form
 * holds.
 */
export function CommonSearchButtons() {
  const path = usePath()
  return (
    <CommonSearchList searches={commonSearches}>
      {({ name, value }, label) => (
        <button
          type="submit"
          formAction={path('/centers')}
          name={name}
          value={Array.isArray(value) ? value.join(',') : value}
          className={chip}
        >
          {label}
        </button>
      )}
    </CommonSearchList>
  )
}

/** Links to the directory around a place, each with one filter. */
export function CommonSearchLinks({ near }: { near: string }) {
  return (
    <CommonSearchList searches={areaSearches}>
      {(search, label) => (
        <Link
          to={`/centers${serializeSearch(addTo({ ...emptySearch, near }, search))}`}
          className={chip}
        >
          {label}
        </Link>
      )}
    </CommonSearchList>
  )
}

function addTo(search: DirectorySearch, added: CommonSearch): DirectorySearch {
  if (added.name === 'open') return { ...search, open: added.value }
  if (added.name === 'type') return { ...search, types: [added.value] }
  return { ...search, offers: added.value }
}

type CommonSearchListProps = {
  searches: CommonSearch[]
  children: (search: CommonSearch, label: ReactNode) => ReactNode
}

function CommonSearchList({ searches, children }: CommonSearchListProps) {
  const text = useTexts(homeSearchMessages)
  return (
    <ul aria-label={text.chips} className="no-print flex flex-wrap gap-2 lg:col-span-full">
      {searches.map((search) => (
        <li key={search.label} className="min-w-0">
          {children(
            search,
            <>
              {search.name === 'open' && <span className="size-2.75 rounded-full bg-open" />}
              {text[search.label]}
            </>,
          )}
        </li>
      ))}
    </ul>
  )
}
