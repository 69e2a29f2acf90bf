import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { AskedNeed, AskedPlace, FilterCount } from './asked.tsx'
import { ChoiceChips, chooseChips } from './choice-chips.tsx'
import { BedsField, ChoiceGroups, OpenField, RatingField } from './choices.tsx'
import { ActiveChips, ExactWords, listWordChips } from './filter-chips.tsx'
import { searchMessages } from './messages.tsx'
import type { SearchResult } from './search-centers.server.ts'
import {
  OtherChoices,
  PlaceField,
  SearchCount,
  type SearchFormProps,
  SearchFrame,
  TextField,
} from './search-fields.tsx'
import { defaultRadius, getRadius, type Radius, radii } from './search-input.ts'

type DirectorySearchFormProps = SearchFormProps & {
  /** Null if the centers could not be read. */
  results: SearchResult | null
}

/**
 * The directory's search. On a phone it is a box that says what was understood, whole: what is looked
 * for, where, and how many filters; each part opens its fields without scripts. On a desktop the fields
 * are always open, and the box says nothing.
 */
export function DirectorySearchForm({ search, places, results }: DirectorySearchFormProps) {
  const text = useTexts(searchMessages).form
  const understood = results?.understanding.search ?? search
  const choices = results?.choices ?? null
  const language = useLanguage()
  const words = results && !results.danger ? listWordChips(search, results, language) : []
  const labels = words.map(({ label }) => label)
  const chips = chooseChips(search, choices, labels, language)
  const shown = new Set([...chips, ...understood.types, ...understood.offers])
  return (
    <SearchFrame action="/centers#results" className="ask no-print">
      <div className="wrap">
        <div className="ask-box">
          <details className="ask-part ask-need" name="ask">
            <summary>
              <Icon name="search" />
              <AskedNeed search={understood} joined={results?.understanding.joined} />
            </summary>
            <div className="ask-panel">
              <TextField
                label={<span className="sr-only">{text.text}</span>}
                placeholder={text.text}
                value={search.text + search.unread.text}
              />
              <Button type="submit">{text.search}</Button>
            </div>
          </details>
          <details className="ask-part ask-place" name="ask">
            <summary>
              <Icon name="map-pin" />
              <AskedPlace search={understood} near={results?.near ?? null} />
            </summary>
            <div className="ask-panel">
              <PlaceField near={search.near} places={places} />
              <RadiusField within={getRadius(search)} />
              <OtherChoices search={search} names={['location', 'at']} />
              <Button type="submit">{text.search}</Button>
              <a href="#results-heading" className="sr-only font-semibold focus:not-sr-only">
                {text.skipToResults}
              </a>
            </div>
          </details>
          <details className="ask-part ask-filter" name="ask">
            <summary>
              {text.filter}
              <FilterCount search={understood} />
            </summary>
            <div className="ask-panel">
              <div className="ask-chips">
                <div id="search-chips" className="ask-chips-part">
                  {results && (
                    <ActiveChips asked={search} results={results} path="/centers" chips={words} />
                  )}
                </div>
                <ChoiceChips search={search} choices={choices} names={chips} />
                <Disclosure
                  summary={text.moreFilters}
                  icon="sliders-horizontal"
                  defaultOpen={search.minRating !== null || search.beds || search.withBeds}
                  className="more-filters"
                >
                  <div className="grid gap-4.5 pb-2 lg:py-3">
                    <p className="text-sm text-ink-soft">{text.numbersExplained}</p>
                    <ChoiceGroups search={search} choices={choices} without={shown} />
                    <div className="grid gap-4.5 lg:grid-cols-3 lg:gap-8">
                      <RatingField search={search} choices={choices} />
                      <BedsField search={search} choices={choices} />
                      <OpenField search={search} choices={choices} />
                    </div>
                  </div>
                </Disclosure>
                {results && <ExactWords asked={search} results={results} path="/centers" />}
              </div>
              <Button type="submit">{text.showResults}</Button>
            </div>
          </details>
        </div>
        <SearchCount className="ask-count" />
      </div>
    </SearchFrame>
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
