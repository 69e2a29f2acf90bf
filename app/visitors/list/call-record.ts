import { type CallField, callFields, type Entry } from '#app/center/saved/kept-list.ts'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import type { ListTexts } from './messages.ts'

/** Describe the record of a call, in the order of the form. */
export function describeCall(
  call: Partial<Record<CallField, Entry>>,
  text: ListTexts,
): { field: CallField; label: string; value: string }[] {
  return callFields.flatMap((field) => {
    const value = call[field]?.value
    const label = text.call.labels[field]
    return value ? [{ field, label, value: describeEntry(field, value, text) }] : []
  })
}

function describeEntry(field: CallField, value: string, text: ListTexts): string {
  const outcomes: Record<string, string> = text.call.outcomes
  const answers: Record<string, string> = text.call.answers
  if (field === 'outcome') return outcomes[value] ?? value
  if (field === 'takesInsurance') return answers[value] ?? value
  if (field === 'calledAt' || field === 'callBackAt') return formatLocal(value, true, text)
  return field === 'openingOn' ? formatLocal(value, false, text) : value
}

/**
 * Format a field's "2026-11-24T09:30" as "November 24, 2026, 9:30 AM", in the visitor's time zone.
 */
function formatLocal(value: string, hasTime: boolean, { language }: ListTexts): string {
  const date = new Date(hasTime ? value : `${value}T12:00`)
  if (Number.isNaN(date.getTime())) return value
  return hasTime ? formatMoment(date, language, null) : formatDate(date, language)
}
