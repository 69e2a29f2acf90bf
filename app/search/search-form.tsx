import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { ChoiceChips, isChip } from './choice-chips.tsx'
import { BedsField, ChoiceGroups, RatingField } from './choices.tsx'
import type { ChoiceCounts } from './count-choices.ts'
import { searchMessages } from './messages.tsx'
import {
  OtherChoices,
  PlaceField,
  SearchCount,
  type SearchFormProps,
  SearchFrame,
  TextField,
} from './search-fields.tsx'
import {
  countFilters,
  type DirectorySearch,
  defaultRadius,
  getRadius,
  type Radius,
  radii,
} from './search-input.ts'

type DirectorySearchFormProps = SearchFormProps & {
  /** Results for each choice; null if they could not be read. */
  choices: ChoiceCounts | null
}

/**
 * The directory's search bar. On a phone it is one sticky row, a field and a Filter button that
 * opens the rest without scripts. On a desktop everything but "More filters" is always open.
 */
export function DirectorySearchForm({ search, places, choices }: DirectorySearchFormProps) {
  const text = useTexts(searchMessages).form
  const hasOwnFilter = hasFoldedFilter(search)
  return (
    <SearchFrame action="/centers#results" className="search-bar no-print">
      <div className="wrap search-line">
        <TextField
          label={<span className="sr-only">{text.text}</span>}
          placeholder={text.text}
          value={search.text + search.unread.text}
        />
        <details className="search-filters">
          <summary className="btn">
            {text.filter}
            <FilterCount search={search} />
          </summary>
          <div className="search-panel">
            <PlaceField near={search.near} places={places} />
            <RadiusField within={getRadius(search)} />
            <OtherChoices search={search} names={['location']} />
            <Button type="submit" className="search-submit">
              {text.search}
            </Button>
            <a href="#results-heading" className="sr-only font-semibold focus:not-sr-only">
              {text.skipToResults}
            </a>
            <div className="search-groups">
              <ChoiceChips search={search} choices={choices} />
              <Disclosure
                summary={text.moreFilters}
                icon="sliders-horizontal"
                defaultOpen={hasOwnFilter}
                className="more-filters"
              >
                <div className="grid gap-4.5 pb-2 lg:py-3">
                  <p className="text-sm text-ink-soft">{text.numbersExplained}</p>
                  <ChoiceGroups search={search} choices={choices} />
                  <div className="grid gap-4.5 lg:grid-cols-3 lg:gap-8">
                    <RatingField search={search} choices={choices} />
                    <BedsField search={search} choices={choices} />
                  </div>
                </div>
              </Disclosure>
            </div>
          </div>
        </details>
        <SearchCount className="search-count" />
      </div>
    </SearchFrame>
  )
}

/** Return whether a filter is set that only "More filters" shows. */
function hasFoldedFilter({ types, offers, minRating, beds, withBeds }: DirectorySearch): boolean {
  return (
    minRating !== null || beds || withBeds || [...types, ...offers].some((name) => !isChip(name))
  )
}

/** The number of filters, which the script replaces during a search. */
function FilterCount({ search }: { search: DirectorySearch }) {
  const text = useTexts(searchMessages).form
  const filters = countFilters(search)
  return (
    <span id="search-filters">
      {filters > 0 && (
        <span className="inline-grid min-w-6.5 place-items-center rounded-full bg-on-action px-1.5 text-xs text-action tabular-nums">
          {filters}
          <span className="sr-only"> {text.set}</span>
        </span>
      )}
    </span>
  )
}

/** The distance from the place. The default has an empty value, which URLs leave out. */
function RadiusField({ within }: { within: Radius }) {
  const text = useTexts(searchMessages).form
  return (
    <Field id="search-within" label={text.within} className="radius-field">
      <Select name="within" defaultValue={within === defaultRadius ? '' : within}>
        {[...radii, 'any' as const].map((radius) => (
          <option key={radius} value={radius === defaultRadius ? '' : radius}>
            {text.radius(radius)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
