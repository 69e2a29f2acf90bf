import type { CallField, Entry } from '#app/lib/kept-list.ts'

export const callLabels: Record<CallField, string> = {
  calledAt: 'Called',
  outcome: 'What happened',
  callBackAt: 'Call back at',
  openingOn: 'Has an opening on',
  takesInsurance: 'Takes my insurance',
  cost: 'What it costs',
  spokeWith: 'Who answered',
  notes: 'Notes',
}

export const outcomes: Record<string, string> = {
  answered: 'Answered',
  'no-answer': 'No answer',
  'call-back': 'Call back later',
}

export const insuranceAnswers: Record<string, string> = { yes: 'Yes', no: 'No' }

/** What was written down about a call, in words, in the order of the form. */
export function describeCall(
  call: Partial<Record<CallField, Entry>>,
): { field: CallField; label: string; value: string }[] {
  return (Object.keys(callLabels) as CallField[]).flatMap((field) => {
    const value = call[field]?.value
    return value ? [{ field, label: callLabels[field], value: describeEntry(field, value) }] : []
  })
}

function describeEntry(field: CallField, value: string): string {
  if (field === 'outcome') return outcomes[value] ?? value
  if (field === 'takesInsurance') return insuranceAnswers[value] ?? value
  if (field === 'calledAt' || field === 'callBackAt') return formatLocal(value, true)
  return field === 'openingOn' ? formatLocal(value, false) : value
}

/** "Nov 24, 2026, 9:30 AM" of a field's "2026-11-24T09:30", in the visitor's own time. */
function formatLocal(value: string, hasTime: boolean): string {
  const date = new Date(hasTime ? value : `${value}T12:00`)
  if (Number.isNaN(date.getTime())) return value
  return date.toLocaleString('en-US', {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short' }),
  })
}
