import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
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
const usual = [
  'detox',
  'residential',
  'outpatient',
  'methadone',
  'buprenorphine',
  'medicaid',
  'free-or-low-cost',
  'spanish',
]

/** A desktop's line of chips without "More filters", which has what doesn't fit, in pixels. */
const lineWidth = 1058
/** What the link to the exact words takes of it. */
const exactWordsWidth = 240

/**
 * Return the choices that are chips: the chosen ones, then as many of the usual ones as fit a line with
 * the `others`, the labels of chips that the words became, and with the link to the exact words.
 */
export function chooseChips(
  search: DirectorySearch,
  choices: ChoiceCounts | null,
  others: readonly string[],
  language: Language,
): ReadonlySet<string> {
  const chosen = [...search.types, ...search.offers]
  const taken = new Set(others)
  const chips = new Set<string>(chosen)
  const openNow = measureChip(searchMessages[language].form.openNow)
  const before = openNow + (others.length > 0 ? exactWordsWidth : 0)
  let width = others.reduce((sum, label) => sum + measureChip(label), before)
  for (const name of [...chosen, ...usual]) {
    if (!chips.has(name) && findsNothing(name, choices)) continue
    const label = labelChip(name, language)
    width += measureChip(label)
    const isLeft = width <= lineWidth && !taken.has(labelChoice(name, language))
    if (isLeft) chips.add(name)
  }
  return chips
}

/** Estimate a chip's width with its count and gap, in pixels. */
const measureChip = (label: string) => 62 + label.length * 7.5

/** "Buprenorphine", without an explanation. */
const labelChip = (name: string, language: Language) =>
  labelChoice(name, language).replace(/ \(.*\)$/, '')

/** Return whether a choice finds nothing. The panel then hides it, unless it is chosen. */
export function findsNothing(name: string, choices: ChoiceCounts | null): boolean {
  return choices?.[name] === 0
}

type ChoiceChipsProps = ChoiceProps & { names: ReadonlySet<string> }

/** A chip for each choice, and one for what is open now. */
export function ChoiceChips({ search, choices, names }: ChoiceChipsProps) {
  const language = useLanguage()
  const text = useTexts(searchMessages).form
  const chosen = new Set<string>([...search.types, ...search.offers])
  return (
    <>
      <Chip
        name="open"
        value="now"
        facet="open-now"
        choices={choices}
        isChosen={search.open === 'now'}
        label={text.openNow}
      />
      {[...names].map((name) => (
        <Chip
          key={name}
          name={isTreatmentType(name) ? 'type' : 'offers'}
          value={name}
          facet={name}
          choices={choices}
          isChosen={chosen.has(name)}
          label={labelChip(name, language)}
        />
      ))}
    </>
  )
}

type ChipProps = Pick<ChoiceProps, 'choices'> & {
  name: string
  value: string
  /** The name of its count. */
  facet: string
  isChosen: boolean
  label: string
}

function Chip({ name, value, facet, choices, isChosen, label }: ChipProps) {
  return (
    <label className="chip" hidden={!isChosen && findsNothing(facet, choices)}>
      <input
        id={`chip-${facet}`}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {label} <Count name={facet} choices={choices} />
    </label>
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
