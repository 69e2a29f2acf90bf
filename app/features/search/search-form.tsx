import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { ChoiceGroups, OpenBedsField, OpenField, RatingField } from './choices.tsx'
import type { ChoiceCounts } from './count-choices.ts'
import { searchMessages } from './messages.ts'
import {
  OtherChoices,
  PlaceField,
  SearchCount,
  type SearchFormProps,
  SearchFrame,
  TextField,
} from './search-fields.tsx'
import { countFilters, defaultRadius, getRadius, type Radius, radii } from './search-input.ts'

type DirectorySearchFormProps = SearchFormProps & {
  /** Results for each choice; null if they could not be read. */
  choices: ChoiceCounts | null
}

/** The directory's search panel: a column beside the results, collapsed on a phone. */
export function DirectorySearchForm({ search, places, choices }: DirectorySearchFormProps) {
  const text = useTexts(searchMessages).form
  const filters = countFilters(search)
  return (
    <SearchFrame action="/centers#results" className="min-w-0">
      <Disclosure
        framed
        openOnDesktop
        icon="search"
        summary={
          <>
            {text.searchAndFilter}
            <span id="search-filters">
              {filters > 0 && (
                <span className="inline-grid min-w-6.5 place-items-center rounded-full bg-action px-1.5 text-xs text-on-action tabular-nums">
                  {filters}
                  <span className="sr-only"> {text.set}</span>
                </span>
              )}
            </span>
          </>
        }
      >
        <div className="grid gap-4.5 px-4.5 pt-1 pb-5 lg:px-5.5 lg:py-5.5">
          <h2 className="hidden text-lg lg:block">{text.search}</h2>
          <div>
            <TextField label={text.text} value={search.text} />
            <SearchCount className="mt-1 min-h-5 lg:min-h-10" />
          </div>
          <PlaceField near={search.near} places={places} />
          <RadiusField within={getRadius(search)} />
          <OtherChoices search={search} names={['location']} />
          <p className="text-sm text-ink-soft">{text.numbersExplained}</p>
          <ChoiceGroups search={search} choices={choices} />
          <RatingField search={search} choices={choices} />
          <OpenField search={search} choices={choices} />
          <OpenBedsField search={search} choices={choices} />
          <Button type="submit">{text.search}</Button>
        </div>
      </Disclosure>
    </SearchFrame>
  )
}

/** The distance from the place. The default has an empty value, which URLs leave out. */
function RadiusField({ within }: { within: Radius }) {
  const text = useTexts(searchMessages).form
  return (
    <Field id="search-within" label={text.within}>
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
