import { facets, minimumRatings } from '#app/center/offerings/facets.ts'
import {
  labelOfferingGroup,
  namedLanguages,
  needsAll,
  type OfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import { isTreatmentType, labelTypeFilter } from '#app/center/offerings/treatment-types.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Checkbox, Field, FieldGroup, Select } from '#app/ui/field.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { type ChoiceProps, Count, findsNothing } from './choice-chips.tsx'
import { type ChoiceCounts, labelChoice } from './count-choices.ts'
import { searchMessages } from './messages.tsx'

type ChoiceGroupsProps = ChoiceProps & {
  /** The choices that are chips. */
  without: ReadonlySet<string>
}

/** More named languages than these are folded. */
const maxLanguages = 6

/** The groups of offerings that are not chips, each collapsed on a phone. */
export function ChoiceGroups(props: ChoiceGroupsProps) {
  return (
    <div className="grid lg:grid-cols-3 lg:items-start lg:gap-x-8 lg:gap-y-4.5">
      {offeringGroups.map(({ group }) => (
        <ChoiceGroup key={group} group={group} {...props} />
      ))}
    </div>
  )
}

function ChoiceGroup(props: ChoiceGroupsProps & { group: OfferingGroup }) {
  const { group, search, choices, without } = props
  const language = useLanguage()
  const text = useTexts(searchMessages).form
  const label = labelOfferingGroup(group, language)
  const chosen = new Set<string>([...search.types, ...search.offers])
  const names = facets
    .filter((facet) => facet.group === group && !without.has(facet.name))
    .map(({ name }) => name)
  const isHidden = (name: string) => !chosen.has(name) && findsNothing(name, choices)
  const spoken = names.filter(
    (name) => isNamedLanguage(name) && (chosen.has(name) || (choices?.[name] ?? 0) > 0),
  )
  const folded = spoken.length > maxLanguages ? spoken : []
  const inLine = names.filter(
    (name) => !isNamedLanguage(name) || (folded.length === 0 && spoken.includes(name)),
  )
  const toBox = (name: string) => (
    <Checkbox
      key={name}
      name={isTreatmentType(name) ? 'type' : 'offers'}
      value={name}
      defaultChecked={chosen.has(name)}
      hidden={isHidden(name)}
      label={
        <>
          {isTreatmentType(name) ? labelTypeFilter(name, language) : labelChoice(name, language)}{' '}
          <Count name={name} choices={choices} />
        </>
      }
    />
  )
  const combination = needsAll(group) ? text.allOfThese : text.anyOfThese
  return (
    <Disclosure
      openOnDesktop
      summary={label}
      defaultOpen={names.some((name) => chosen.has(name))}
      className="max-lg:border-t"
      hidden={names.every(isHidden)}
    >
      <FieldGroup
        legend={<span className="max-lg:sr-only">{label}</span>}
        hint={names.length > 1 && combination}
      >
        {inLine.map(toBox)}
        {folded.length > 0 && (
          <Disclosure
            summary={text.moreLanguages}
            defaultOpen={folded.some((name) => chosen.has(name))}
          >
            {folded.map(toBox)}
          </Disclosure>
        )}
      </FieldGroup>
    </Disclosure>
  )
}

/** A choice that nobody offers is left out of a long list, instead of hidden. */
const isNamedLanguage = (name: string) => (namedLanguages as readonly string[]).includes(name)

export function RatingField({ search, choices }: ChoiceProps) {
  const text = useTexts(searchMessages).form
  const language = useLanguage()
  return (
    <Field id="search-rating" label={text.minimumRating}>
      <Select name="minRating" defaultValue={search.minRating ?? ''}>
        <option value="">{text.anyRating}</option>
        {minimumRatings.map((rating) => (
          <option key={rating} value={rating} data-count={`rating-${rating}`}>
            {`${text.andUp(rating)}${formatCount(choices, `rating-${rating}`, language)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Filters for centers with beds, and for open beds that centers reported today. The latter wins. */
export function BedsField({ search, choices }: ChoiceProps) {
  const text = useTexts(searchMessages).form
  const boxes = [
    { value: 'any', count: 'with-beds', label: text.withBeds, isChosen: search.withBeds },
    { value: 'today', count: 'open-beds', label: text.toldOfBed, isChosen: search.beds },
  ]
  const isHidden = (box: (typeof boxes)[number]) =>
    !box.isChosen && findsNothing(box.count, choices)
  return (
    <FieldGroup legend={text.beds} hidden={boxes.every(isHidden)}>
      {boxes.map((box) => (
        <Checkbox
          key={box.value}
          name="beds"
          value={box.value}
          defaultChecked={box.isChosen}
          hidden={isHidden(box)}
          label={
            <>
              {box.label} <Count name={box.count} choices={choices} />
            </>
          }
        />
      ))}
    </FieldGroup>
  )
}

/** Leaves out what is closed for now or for good, at any hour. */
export function OpenField({ search, choices }: ChoiceProps) {
  const text = useTexts(searchMessages).form
  const isChosen = search.open === 'yes'
  return (
    <FieldGroup legend={text.open} hidden={!isChosen && findsNothing('not-closed', choices)}>
      <Checkbox
        name="open"
        value="yes"
        defaultChecked={isChosen}
        label={
          <>
            {text.hideClosed} <Count name="not-closed" choices={choices} />
          </>
        }
      />
    </FieldGroup>
  )
}

function formatCount(choices: ChoiceCounts | null, name: string, language: Language): string {
  return choices ? ` (${formatNumber(choices[name] ?? 0, language)})` : ''
}
