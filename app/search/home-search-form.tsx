import type { ReactNode } from 'react'
import { labelTreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
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

type HomeSearchFormProps = SearchFormProps & {
  /** Shown between the common searches and the filters. */
  children: ReactNode
  /** Shown beside the filters. */
  links: ReactNode
}

/** Home's search: one box for any words. Its results appear on Home. */
export function HomeSearchForm({ search, places, links, children }: HomeSearchFormProps) {
  const text = useTexts(searchMessages).form
  return (
    <SearchFrame
      action="/#results"
      className="grid gap-3 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)_auto] lg:gap-4"
    >
      <NeedField value={search.text + search.unread.text} />
      <PlaceField near={search.near} places={places} />
      <Button type="submit" className="min-h-12.5 lg:mt-6.5 lg:self-start lg:px-7 lg:text-lg">
        <Icon name="search" />
        {text.search}
      </Button>
      <OtherChoices search={search} names={['location', 'within', 'offers', 'open', 'beds']} />
      <CommonSearchButtons />
      {children}
      <div className="flex flex-wrap items-start justify-between gap-x-5 border-t pt-1.5 lg:col-span-full">
        <MoreFilters search={search} />
        {links}
      </div>
    </SearchFrame>
  )
}

/** The box for any words, with the number of results beside its label. */
function NeedField({ value }: { value: string }) {
  const text = useTexts(homeSearchMessages)
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap justify-between gap-x-3 text-sm leading-snug">
        <label htmlFor="search-text" className="font-semibold">
          {text.need}
        </label>
        <SearchCount className="text-end" />
      </div>
      <Input
        id="search-text"
        type="search"
        name="q"
        defaultValue={value}
        maxLength={maxTypedLength}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={text.needPlaceholder}
        className="max-lg:px-3 max-lg:text-[1rem] max-lg:placeholder:text-sm"
      />
    </div>
  )
}

function MoreFilters({ search }: { search: DirectorySearch }) {
  const language = useLanguage()
  const text = useTexts(searchMessages).form
  return (
    <Disclosure
      summary={text.moreFilters}
      icon="sliders-horizontal"
      className="open:basis-full"
      defaultOpen={search.types.length > 0 || search.minRating !== null}
    >
      <div className="grid max-w-144 gap-3.5 pt-1 pb-3 md:grid-cols-2">
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
  )
}
