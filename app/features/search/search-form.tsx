import type { ReactNode } from 'react'
import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/use-language.tsx'
import { ChoiceGroups, OpenBedsField, OpenField, RatingField } from './choices.tsx'
import type { ChoiceCounts } from './count-choices.ts'
import { searchMessages } from './messages.ts'
import {
  countFilters,
  type DirectorySearch,
  defaultRadius,
  getRadius,
  type Radius,
  radii,
  serializeSearch,
} from './search-input.ts'

type SearchFormProps = {
  search: DirectorySearch
  /** Suggestions for an empty field. */
  places: string[]
}

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

function SearchFrame(props: { action: string; className: string; children: ReactNode }) {
  const { action, className, children } = props
  const path = usePath()
  const text = useTexts(searchMessages).form
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not support <search>
    <form
      id="search"
      action={path(action)}
      role="search"
      aria-label={text.label}
      className={className}
    >
      {children}
    </form>
  )
}

/** Hidden fields for parts of the search without a control in this form, so a search keeps them. */
function OtherChoices({ search, names }: { search: DirectorySearch; names: string[] }) {
  const params = new URLSearchParams(serializeSearch({ ...search, ignored: [] }))
  return names.flatMap((name) =>
    params
      .getAll(name)
      .map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
  )
}

function TextField(props: { label: string; placeholder?: string; value: string }) {
  return (
    <Field id="search-text" label={props.label}>
      <Input
        icon="search"
        type="search"
        name="q"
        defaultValue={props.value}
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={props.placeholder}
      />
    </Field>
  )
}

/**
 * The number of results near the controls, because on a phone the results begin below the screen.
 * The script fills it (`app/enhance/live-search.ts`). Its space is reserved to avoid layout shifts.
 */
function SearchCount({ className }: { className: string }) {
  const { searching } = useTexts(searchMessages)
  return (
    <output
      id="search-count"
      data-searching={searching}
      className={`needs-scripts block text-sm leading-snug text-ink-soft tabular-nums ${className}`}
    />
  )
}

type PlaceFieldProps = {
  near: string
  /** Suggestions for an empty field. */
  places: string[]
}

/**
 * A field for a ZIP code, town or county, with suggestions from a datalist. The page includes the
 * directory's largest cities. With scripts, suggestions follow the typed text, and the device's
 * position is available.
 */
function PlaceField({ near, places }: PlaceFieldProps) {
  const language = useLanguage()
  const { form: text, position } = useTexts(searchMessages)
  return (
    <div className="relative">
      <Field id="search-near" label={text.near}>
        <Input
          type="text"
          name="near"
          list="search-places"
          defaultValue={near}
          maxLength={120}
          autoComplete="off"
          placeholder={text.nearPlaceholder}
        />
        {/* `app/enhance/live-search.ts` loads more suggestions in the page's language. */}
        <datalist
          id="search-places"
          data-source={language === 'en' ? undefined : `/places?language=${language}&`}
        >
          {places.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      </Field>
      <Button
        data-use-position
        variant="bare"
        size="sm"
        className="needs-position absolute -top-1.5 right-0 min-h-7.5 px-1.5"
      >
        <Icon name="navigation" />
        {text.useMyLocation}
      </Button>
      <output
        id="position-note"
        data-position-note
        className="mt-1.5 block text-sm text-ink-soft empty:hidden"
        data-waiting={position.waiting}
        data-denied={position.denied}
        data-unavailable={position.unavailable}
        data-slow={position.slow}
      />
    </div>
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
