import { type OfferingGroup, offeringGroups } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, FieldGroup, Select } from '#app/ui/field.tsx'
import { type ChoiceCounts, facets } from './facets.ts'
import { labelChoice } from './label-choice.ts'
import { allOfThese, anyOfThese, openingsExplained, openingsToday } from './messages.ts'
import { type DirectorySearch, minimumRatings } from './search-input.ts'

type ChoiceProps = {
  search: DirectorySearch
  /** How many centers each would find; null where they could not be read. */
  choices: ChoiceCounts | null
}

/** The five groups of what a center offers and for whom, each folded away on a phone until it is wanted. */
export function ChoiceGroups({ search, choices }: ChoiceProps) {
  return (
    <div className="grid lg:gap-4.5">
      {offeringGroups.map(({ group, label }) => (
        <ChoiceGroup key={group} {...{ group, label, search, choices }} />
      ))}
    </div>
  )
}

function ChoiceGroup(props: ChoiceProps & { group: OfferingGroup; label: string }) {
  const { group, label, search, choices } = props
  const chosen = new Set<string>([...search.types, ...search.offers])
  const names = facets.filter((facet) => facet.group === group).map(({ name }) => name)
  return (
    <Disclosure
      openOnDesktop
      summary={label}
      defaultOpen={names.some((name) => chosen.has(name))}
      className="max-lg:border-t"
    >
      <FieldGroup
        legend={<span className="max-lg:sr-only">{label}</span>}
        hint={group === 'people' ? allOfThese : anyOfThese}
      >
        {names.map((name) => (
          <Checkbox
            key={name}
            name={isTreatmentType(name) ? 'type' : 'offers'}
            value={name}
            defaultChecked={chosen.has(name)}
            label={
              <>
                {labelChoice(name)} <Count name={name} choices={choices} />
              </>
            }
          />
        ))}
      </FieldGroup>
    </Disclosure>
  )
}

export function RatingField({ search, choices }: ChoiceProps) {
  return (
    <Field id="search-rating" label="Minimum rating">
      <Select name="minRating" defaultValue={search.minRating ?? ''}>
        <option value="">Any rating</option>
        {minimumRatings.map((rating) => (
          <option key={rating} value={rating} data-count={`rating-${rating}`}>
            {`${rating} and up${formatCount(choices, `rating-${rating}`)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Whether a center is open at all, or at this moment. */
export function OpenField({ search, choices }: ChoiceProps) {
  return (
    <FieldGroup legend="Open">
      {openChoices.map(({ value, label, facet }) => (
        <Checkbox
          key={value}
          type="radio"
          name="open"
          value={value}
          defaultChecked={(search.open ?? '') === value}
          label={
            <>
              {label} {facet && <Count name={facet} choices={choices} />}
            </>
          }
        />
      ))}
    </FieldGroup>
  )
}

/** By the center's own word, of today. */
export function OpeningsField({ search }: { search: DirectorySearch }) {
  return (
    <FieldGroup legend={openingsToday} hint={openingsExplained}>
      <Checkbox
        name="openings"
        value="today"
        defaultChecked={search.openings}
        label="Has told us of a bed today"
      />
    </FieldGroup>
  )
}

const openChoices = [
  { value: '', label: 'Any', facet: null },
  { value: 'yes', label: 'Open centers only', facet: 'not-closed' },
  { value: 'now', label: 'Open now', facet: 'open-now' },
]

/** The script brings what bears `data-count` up to date while one searches (`app/enhance/live-search.ts`). */
function Count({ name, choices }: { name: string; choices: ChoiceCounts | null }) {
  return <small data-count={name}>{choices?.[name]?.toLocaleString('en-US')}</small>
}

function formatCount(choices: ChoiceCounts | null, name: string): string {
  return choices ? ` (${(choices[name] ?? 0).toLocaleString('en-US')})` : ''
}
