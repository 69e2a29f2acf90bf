import { useNavigation } from 'react-router'
import { countSameNames } from '#app/data/import/job/import-record.ts'
import type { ImportRecord } from '#app/data/import/job/read-imports.server.ts'
import { choiceTexts } from '#app/data/import/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { ImportCounts } from '#db/schema/imports.ts'

type RecordChoicesProps = { record: ImportRecord; counts: ImportCounts }

/**
 * The two questions that every list raises, each with its number, what happens to these records, and
 * one button of the form around it to decide otherwise. Nothing if no record raises them.
 */
export function RecordChoices({ record: { choices, contents }, counts }: RecordChoicesProps) {
  const outside = contents?.outside ?? 0
  const sameNames = countSameNames(counts)
  if (outside === 0 && sameNames === 0) return null
  const { outside: outsideTexts, sameName: sameNameTexts } = choiceTexts
  const outsideChoice = choices.outside ?? 'keep'
  return (
    <section aria-labelledby="record-choices" className="rounded-l border bg-surface p-5 sm:p-6">
      <h3 id="record-choices" className="text-lg">
        {choiceTexts.title}
      </h3>
      <ul className="divide-y">
        {outside > 0 && (
          <Choice
            count={outsideTexts.count(outside)}
            texts={outsideTexts[outsideChoice]}
            name="outside"
            other={outsideChoice === 'skip' ? 'keep' : 'skip'}
          />
        )}
        {sameNames > 0 && (
          <Choice
            count={sameNameTexts.count(sameNames)}
            why={sameNameTexts.why}
            texts={sameNameTexts[choices.sameName]}
            name="sameName"
            other={choices.sameName === 'skip' ? 'import' : 'skip'}
          />
        )}
      </ul>
    </section>
  )
}

type ChoiceProps = {
  /** "13,675 of these are outside the state." */
  count: string
  why?: string
  texts: { now: string; change: string }
  /** The button's name and value. */
  name: 'outside' | 'sameName'
  other: string
}

function Choice({ count, why, texts, name, other }: ChoiceProps) {
  const sending = useNavigation().formData
  const isSending = sending?.has(name) ?? false
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 last:pb-0">
      <p className="max-w-measure">
        <b>{count}</b> {why} <b>{texts.now}</b>
      </p>
      <Button type="submit" name={name} value={other} variant="line" disabled={Boolean(sending)}>
        {isSending ? 'Looking again…' : texts.change}
      </Button>
    </li>
  )
}
