import { formatHours } from '#app/center/hours/opening-hours.ts'
import { labelDay } from '#app/center/hours/special-hours.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Checkbox, Field, Input } from '#app/ui/field.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { HolidayAnswer, HolidayQuestion as Question } from './holiday-answer.ts'
import { linkMessages } from './messages.ts'

type HolidayQuestionProps = { question: Question; typed: RejectedForm | undefined }

/** 'Are you open on Thanksgiving, November 26, 2026?' */
export function HolidayQuestion({ question, typed }: HolidayQuestionProps) {
  const { holiday: text } = useTexts(linkMessages)
  const language = useLanguage()
  const stored = useStoredText()
  const { day, usual } = question
  const answers: [HolidayAnswer, string][] = [
    ['other', text.other],
    ['closed', text.closed],
    ['unsaid', text.unsaid],
  ]
  if (usual) answers.unshift(['usual', text.usual(formatHours(usual, language))])
  const chosen = getTyped(typed, 'holiday') ?? 'unsaid'
  const date = formatDate(new Date(`${day}T17:00Z`), language)
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">{text.ask(labelDay(day, language) ?? '', date)}</legend>
      <p aria-hidden="true">{text.ask(labelDay(day, language) ?? '', date)}</p>
      {answers.map(([answer, label]) => (
        <Checkbox
          key={answer}
          type="radio"
          name="holiday"
          value={answer}
          defaultChecked={answer === chosen}
          label={label}
        />
      ))}
      <Field
        id="confirm-holidayHours"
        label={text.hours}
        hint={<span {...stored}>9 AM to 1 PM</span>}
        error={typed?.fields.holidayHours}
        optional
      >
        <Input
          name="holidayHours"
          defaultValue={getTyped(typed, 'holidayHours')}
          maxLength={100}
          autoComplete="off"
        />
      </Field>
    </fieldset>
  )
}
