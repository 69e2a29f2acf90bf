import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { RatingField } from './choices.tsx'
import { searchMessages } from './messages.ts'
import {
  OtherChoices,
  PlaceField,
  SearchCount,
  type SearchFormProps,
  SearchFrame,
  TextField,
} from './search-fields.tsx'

/** The search panel on Home: one row on a desktop. Its results appear on Home. */
export function HomeSearchForm({ search, places }: SearchFormProps) {
  const language = useLanguage()
  const text = useTexts(searchMessages).form
  return (
    <SearchFrame
      action="/#results"
      className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1.3fr)_minmax(0,1.9fr)_auto] lg:items-end lg:gap-4"
    >
      <TextField label={text.search} placeholder={text.text} value={search.text} />
      <PlaceField near={search.near} places={places} />
      <OtherChoices search={search} names={['location', 'within', 'offers', 'open', 'beds']} />
      <Disclosure
        summary={text.moreFilters}
        icon="sliders-horizontal"
        openOnDesktop
        className="md:max-lg:col-span-2"
        defaultOpen={search.types.length > 0 || search.minRating !== null}
      >
        <div className="grid gap-3.5 pb-1 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr] lg:gap-4 lg:pb-0">
          <Field id="search-type" label={text.treatmentType}>
            <Select name="type" defaultValue={search.types[0] ?? ''}>
              <option value="">{text.anyType}</option>
              {treatmentTypes.map((type) => (
                <option key={type} value={type}>
                  {labelTreatmentType(type, language)}
                </option>
              ))}
            </Select>
          </Field>
          <RatingField search={search} choices={null} />
        </div>
      </Disclosure>
      <Button type="submit" className="md:max-lg:col-span-2">
        <Icon name="search" />
        {text.search}
      </Button>
      <SearchCount className="min-h-5 md:col-span-full" />
    </SearchFrame>
  )
}
