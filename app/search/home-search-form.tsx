import { labelTypeFilter, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { RatingField } from './choices.tsx'
import { CommonSearchButtons } from './common-searches.tsx'
import { homeSearchMessages, searchMessages } from './messages.tsx'
import {
  OtherChoices,
  PlaceField,
  SearchCount,
  type SearchFormProps,
  SearchFrame,
} from './search-fields.tsx'
import { type DirectorySearch, maxTypedLength } from './search-input.ts'

/** Home's search: one box for any words. Its results appear on Home. */
export function HomeSearchForm({ search, places }: SearchFormProps) {
  const text = useTexts(searchMessages).form
  return (
    <SearchFrame action="/#results" className="grid gap-3.5">
      <div className="home-search">
        <NeedField value={search.text + search.unread.text} />
        <PlaceField near={search.near} places={places} />
        {/* Over the free end of the line of the label "Near", so it moves no field. */}
        <SearchCount className="home-count" />
        <Button type="submit" size="lg">
          <Icon name="search" />
          {text.search}
        </Button>
        <OtherChoices
          search={search}
          names={['location', 'within', 'offers', 'open', 'at', 'beds']}
        />
      </div>
      <div className="home-chips">
        <CommonSearchButtons />
        <MoreFilters search={search} />
      </div>
    </SearchFrame>
  )
}

/** The box for any words. */
function NeedField({ value }: { value: string }) {
  const text = useTexts(homeSearchMessages)
  return (
    <Field id="search-text" label={text.need}>
      <Input
        type="search"
        name="q"
        defaultValue={value}
        maxLength={maxTypedLength}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={text.needPlaceholder}
      />
    </Field>
  )
}

/** The last of the chips; it opens the filters that have no chip. */
function MoreFilters({ search }: { search: DirectorySearch }) {
  const language = useLanguage()
  const text = useTexts(searchMessages).form
  return (
    <details
      className="home-filters"
      open={search.types.length > 0 || search.minRating !== null || undefined}
    >
      <summary className="chip">
        <Icon name="sliders-horizontal" />
        {text.moreFilters}
      </summary>
      <div className="home-search">
        <Field id="search-type" label={text.treatmentType}>
          <Select name="type" defaultValue={search.types[0] ?? ''}>
            <option value="">{text.anyType}</option>
            {treatmentTypes.map((type) => (
              <option key={type} value={type}>
                {labelTypeFilter(type, language)}
              </option>
            ))}
          </Select>
        </Field>
        <RatingField search={search} choices={null} />
      </div>
    </details>
  )
}
