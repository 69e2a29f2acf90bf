import type { CenterDetail } from '#app/center/center-model.ts'
import { listFit, type OfferedWord } from '#app/center/center-offerings.ts'
import type { Language } from '#app/lib/language.ts'
import { centerPageMessages } from './messages.ts'

type Question = keyof (typeof centerPageMessages)['en']['asks']['questions']

/** More questions make a list that nobody reads; the call sheet has them all. */
export const maxAsks = 6

const withBed: readonly OfferedWord[] = ['inpatient', 'residential', 'detox']
const medicines: readonly OfferedWord[] = ['methadone', 'buprenorphine']

/** List what the listing doesn't say and people decide by, as questions, the most urgent first. */
export function listAsks(center: CenterDetail, language: Language): string[] {
  const items = listFit(center, language).flatMap((group) => group.items)
  const has = (state: 'offered' | 'unknown', word: OfferedWord) =>
    items.some((item) => item.word === word && item.state === state)
  const { admission } = center
  const isBed = withBed.some((word) => has('offered', word))
  const isAsked: Record<Question, boolean> = {
    hours: center.openingHours.length === 0 && !admission.intakeHours,
    bed: isBed && !center.beds,
    place: !isBed && !admission.waitTime,
    care: !items.some(({ state }) => state === 'offered'),
    detox: has('unknown', 'detox') && isBed,
    insurance: has('unknown', 'medicaid'),
    plans: has('offered', 'medicaid') && !admission.plansTaken,
    cost: has('unknown', 'free-or-low-cost'),
    medicines: medicines.every((word) => has('unknown', word)),
    staying:
      medicines.some((word) => has('offered', word)) &&
      admission.continuesMethadone === undefined &&
      admission.continuesBuprenorphine === undefined,
    spanish: has('unknown', 'spanish'),
    start: !admission.howToStart,
    bring: !admission.whatToBring,
  }
  const { questions } = centerPageMessages[language].asks
  return Object.entries(questions)
    .filter(([question]) => isAsked[question as Question])
    .map(([, words]) => words)
}
