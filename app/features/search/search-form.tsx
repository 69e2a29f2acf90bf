import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, FieldGroup, Input, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LocationField } from './location-field.tsx'
import { searching } from './messages.ts'
import { countFilters, type DirectorySearch, minimumRatings } from './search-input.ts'

type SearchFormProps = {
  search: DirectorySearch
  /** Suggested before anything is typed. */
  places: string[]
}

/** Home's panel: one row on a desktop. Its results show on Home itself. */
export function HomeSearchForm({ search, places }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones know no <search>
    <form
      id="search"
      action="/#results"
      role="search"
      aria-label="Treatment centers"
      className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)_minmax(0,1.9fr)_auto] lg:items-end lg:gap-4"
    >
      <TextField label="Search" placeholder="Name, city or ZIP code" value={search.text} />
      <LocationField value={search.location} places={places} />
      <Disclosure
        summary="More filters"
        icon="sliders-horizontal"
        openOnDesktop
        className="md:max-lg:col-span-2"
        defaultOpen={search.types.length > 0 || search.minRating !== null}
      >
        <div className="grid gap-3.5 pb-1 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr] lg:gap-4 lg:pb-0">
          <Field id="search-type" label="Treatment type">
            <Select name="type" defaultValue={search.types[0] ?? ''}>
              <option value="">Any type</option>
              {treatmentTypes.map((type) => (
                <option key={type} value={type}>
                  {labelTreatmentType(type)}
                </option>
              ))}
            </Select>
          </Field>
          <RatingField value={search.minRating} />
        </div>
      </Disclosure>
      <Button type="submit" className="md:max-lg:col-span-2">
        <Icon name="search" />
        Search
      </Button>
    </form>
  )
}

/** The directory's panel: a column beside the results, folded away on a phone. */
export function DirectorySearchForm({ search, places }: SearchFormProps) {
  const filters = countFilters(search)
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones know no <search>
    <form
      id="search"
      action="/centers#results"
      role="search"
      aria-label="Treatment centers"
      className="min-w-0 lg:sticky lg:top-5"
    >
      <Disclosure
        framed
        openOnDesktop
        icon="search"
        summary={
          <>
            Search and filter
            <span id="search-filters">
              {filters > 0 && (
                <span className="inline-grid min-w-6.5 place-items-center rounded-full bg-action px-1.5 text-xs text-on-action tabular-nums">
                  {filters}
                  <span className="sr-only"> set</span>
                </span>
              )}
            </span>
          </>
        }
      >
        <div className="grid gap-4.5 px-4.5 pt-1 pb-5 lg:px-5.5 lg:py-5.5">
          <h2 className="hidden text-lg lg:block">Search</h2>
          <TextField label="Name, city or ZIP code" value={search.text} />
          <LocationField value={search.location} places={places} />
          <FieldGroup legend="Treatment type">
            {treatmentTypes.map((type) => (
              <Checkbox
                key={type}
                name="type"
                value={type}
                defaultChecked={search.types.includes(type)}
                label={labelTreatmentType(type)}
              />
            ))}
          </FieldGroup>
          <RatingField value={search.minRating} />
          <Checkbox
            name="open"
            value="yes"
            defaultChecked={search.openOnly}
            label="Open centers only"
          />
          <Button type="submit">Search</Button>
        </div>
      </Disclosure>
    </form>
  )
}

function TextField(props: { label: string; placeholder?: string; value: string }) {
  return (
    <div className="relative">
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
      {/* How many were found, where it can be seen while one types: on a phone the results begin
          below the screen. The script fills it. */}
      <output
        id="search-count"
        data-searching={searching}
        className="absolute top-0 right-0 text-sm leading-snug text-ink-soft tabular-nums"
      />
    </div>
  )
}

function RatingField({ value }: { value: number | null }) {
  return (
    <Field id="search-rating" label="Minimum rating">
      <Select name="minRating" defaultValue={value ?? ''}>
        <option value="">Any rating</option>
        {minimumRatings.map((rating) => (
          <option key={rating} value={rating}>
            {rating} and up
          </option>
        ))}
      </Select>
    </Field>
  )
}
