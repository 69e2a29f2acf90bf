import type { ReactNode } from 'react'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { formatNumber } from '#app/lib/language.ts'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { type ChoiceCounts, labelChoice } from './count-choices.ts'
import { searchMessages } from './messages.tsx'
import type { DirectorySearch } from './search-input.ts'

export type ChoiceProps = {
  search: DirectorySearch
  /** Results for each choice; null if they could not be read. */
  choices: ChoiceCounts | null
}

/** The choices that most people need, as chips above the list. `ChoiceGroups` has the others. */
const chipGroups = {
  need: ['detox', 'residential', 'outpatient', 'counseling', 'methadone', 'buprenorphine'],
  pay: ['medicaid', 'free-or-low-cost'],
}
const chipNames = new Set(Object.values(chipGroups).flat())

/** Return whether a choice is a chip, and therefore not in its group. */
export const isChip = (name: string) => chipNames.has(name)

/** Return whether a choice finds nothing. The panel then hides it, unless it is chosen. */
export function findsNothing(name: string, choices: ChoiceCounts | null): boolean {
  return choices?.[name] === 0
}

/** The chips in three groups: what people need, how they pay, and whether it is open. */
export function ChoiceChips(props: ChoiceProps) {
  const text = useTexts(searchMessages).form
  return (
    <>
      <FacetChips {...props} legend={text.need} names={chipGroups.need} />
      <FacetChips {...props} legend={text.pay} names={chipGroups.pay} />
      <OpenChips {...props} />
    </>
  )
}

function FacetChips(props: ChoiceProps & { legend: string; names: string[] }) {
  const { search, choices, legend, names } = props
  const language = useLanguage()
  const chosen = new Set<string>([...search.types, ...search.offers])
  const isHidden = (name: string) => !chosen.has(name) && findsNothing(name, choices)
  return (
    <ChipGroup legend={legend} hidden={names.every(isHidden)}>
      {names.map((name) => (
        <label key={name} className="chip" hidden={isHidden(name)}>
          <input
            type="checkbox"
            name={isTreatmentType(name) ? 'type' : 'offers'}
            value={name}
            defaultChecked={chosen.has(name)}
          />
          {labelChoice(name, language)} <Count name={name} choices={choices} />
        </label>
      ))}
    </ChipGroup>
  )
}

/** Centers that are not closed, or open now. */
function OpenChips({ search, choices }: ChoiceProps) {
  const text = useTexts(searchMessages).form
  const openChoices = [
    { value: '', label: text.any, facet: null },
    { value: 'now', label: text.openNow, facet: 'open-now' },
    { value: 'yes', label: text.openOnly, facet: 'not-closed' },
  ]
  return (
    <ChipGroup legend={text.open}>
      {openChoices.map(({ value, label, facet }) => (
        <label key={value} className="chip">
          <input
            type="radio"
            name="open"
            value={value}
            defaultChecked={(search.open ?? '') === value}
          />
          {label} {facet && <Count name={facet} choices={choices} />}
        </label>
      ))}
    </ChipGroup>
  )
}

function ChipGroup(props: { legend: string; hidden?: boolean; children: ReactNode }) {
  const { legend, hidden, children } = props
  return (
    <fieldset className="chip-group" hidden={hidden}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The script updates elements with `data-count` during a search (`app/enhance/live-search.ts`). */
export function Count({ name, choices }: { name: string; choices: ChoiceCounts | null }) {
  const language = useLanguage()
  const count = choices?.[name]
  return (
    <small data-count={name}>{count === undefined ? null : formatNumber(count, language)}</small>
  )
}
