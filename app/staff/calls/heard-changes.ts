import type { OpenState } from '#app/center/fields/open-states.ts'
import { readTypedDays, readTypedHours } from '#app/center/hours/typed-hours.ts'
import { formatWeek, summarizeWeek } from '#app/center/hours/week-summary.ts'
import { type Result, readField } from '#app/lib/form.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import { comparedNumber } from '#app/lib/phone.ts'
import { hoursFields, type TextField } from '#app/staff/centers/center-form.ts'
import { openStateLabels } from '#app/staff/centers/messages.ts'
import { heardErrors, heardTexts } from './heard-messages.ts'
import { showNumber } from './show-number.ts'

/** Values of a center's form, as texts. */
export type FormTexts = Partial<Record<TextField, string>>

/** The controls for what a center says has changed. */
export const controls = [
  'newNumber',
  'numberKind',
  'newHours',
  'newStreet',
  'newCity',
  'newPostalCode',
  'newState',
  'newOpenState',
] as const
type Control = (typeof controls)[number]

/** The controls as typed. */
export type HeardForm = Record<Control, string>

/** Kinds of the new number. The main one replaces the number that was called. */
export const numberKinds = ['main', 'intake'] as const

/** Characters in one control. */
export const maxHeardLength = 200

/** The fields of each fact that a center can change by phone. */
export const heardColumns = {
  phone: ['phone'],
  intakePhone: ['intakePhone'],
  hours: hoursFields,
  address: ['street', 'city', 'state', 'postalCode'],
  status: ['openState'],
} as const satisfies Record<string, readonly TextField[]>

export type HeardFact = keyof typeof heardColumns

/** The control that each field is typed into. */
const controlOf: Partial<Record<TextField, Control>> = {
  phone: 'newNumber',
  intakePhone: 'newNumber',
  street: 'newStreet',
  city: 'newCity',
  state: 'newState',
  postalCode: 'newPostalCode',
  openState: 'newOpenState',
  ...Object.fromEntries(hoursFields.map((field) => [field, 'newHours'])),
}

/** What changed. `isClosed`: the center closed for good, which is a result of its own and no field here. */
export type HeardChanges = { facts: HeardFact[]; typed: FormTexts; isClosed: boolean }

export const noChanges: HeardChanges = { facts: [], typed: {}, isClosed: false }

export function readHeardForm(form: FormData): HeardForm {
  const texts = controls.map((name) => [name, normalizeLine(readField(form, name))])
  return Object.fromEntries(texts) as HeardForm
}

/** Whether a control has a value before anybody types. */
export function isPrefilled(name: Control): boolean {
  return name === 'numberKind' || name === 'newState'
}

/** The first control with something typed; null if all are empty. */
export function findFilled(heard: HeardForm): Control | null {
  return controls.find((name) => !isPrefilled(name) && heard[name] !== '') ?? null
}

/** The name of the control for a field of the center's form. */
export function nameControl(field: TextField): string {
  return controlOf[field] ?? field
}

/** Rename the errors of a center's form to the controls of the call. */
export function nameControls(
  fields: Record<string, string>,
  { facts }: HeardChanges,
): Record<string, string> {
  const heard = facts.flatMap((fact): readonly string[] => heardColumns[fact])
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      heard.includes(field) ? nameControl(field as TextField) : field,
      message,
    ]),
  )
}

/**
 * Read the controls as values of the center's form, which checks them further. `shown` has the listed values that the
 * caller saw. Errors are by control.
 */
export function readHeardChanges(
  heard: HeardForm,
  shown: FormTexts,
): Result<HeardChanges, Partial<Record<Control, string>>> {
  const errors: Partial<Record<Control, string>> = {}
  for (const name of controls) {
    if (heard[name].length > maxHeardLength) errors[name] = heardErrors.tooLong(maxHeardLength)
  }
  const { newNumber, numberKind, newHours, newStreet, newCity, newPostalCode, newState } = heard
  const typed: FormTexts = {}
  const facts: HeardFact[] = []
  if (newNumber) {
    const fact = numberKind === 'intake' ? 'intakePhone' : 'phone'
    facts.push(fact)
    typed[fact] = newNumber
  }
  if (newHours && !errors.newHours) {
    facts.push('hours')
    const week = readWeek(newHours, shown)
    if (week) Object.assign(typed, week)
    else errors.newHours = heardErrors.hours
  }
  if (newStreet || newCity || newPostalCode) {
    facts.push('address')
    if (!newStreet) errors.newStreet ??= heardErrors.noStreet
    if (!newCity) errors.newCity ??= heardErrors.noCity
    if (!newPostalCode) errors.newPostalCode ??= heardErrors.noZip
    if (!newState) errors.newState ??= heardErrors.noState
    const state = newState.length === 2 ? newState.toUpperCase() : newState
    Object.assign(typed, { street: newStreet, city: newCity, postalCode: newPostalCode, state })
  }
  const isClosed = heard.newOpenState === 'permanently-closed'
  if (heard.newOpenState && !isClosed) {
    facts.push('status')
    typed.openState = heard.newOpenState
  }
  if (isClosed && typed.phone) errors.newOpenState = heardErrors.closedWithNumber
  if (findFilled(heard) === null) errors.newNumber = heardErrors.nothing
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { facts, typed, isClosed } }
}

/** Whether two texts are one number to dial. */
export function isSameNumber(one: string, other: string): boolean {
  return comparedNumber(one) === comparedNumber(other)
}

/** Read hours of named days, "Mon-Fri 9 to 5, Sat closed". Days without a name stay as shown. Null if not understood. */
export function readWeek(typed: string, shown: FormTexts): FormTexts | null {
  const always = readTypedHours(typed)
  const week =
    readTypedDays(typed) ??
    (always === allDay ? new Map(hoursFields.map((_, index) => [index + 1, always])) : null)
  if (!week) return null
  return Object.fromEntries(
    hoursFields.map((field, index) => [field, week.get(index + 1) ?? shown[field] ?? '']),
  )
}

/** As `readTypedHours` writes it. */
const allDay = 'Open 24 hours'

/** "Mon–Fri 9 AM to 5 PM; Sat Closed"; null for a week without hours. */
export function describeWeek(texts: FormTexts): string | null {
  const week = hoursFields.flatMap((field, index) => {
    const hours = texts[field]
    return hours ? [{ dayOfWeek: index + 1, hours }] : []
  })
  return formatWeek(summarizeWeek(week), 'en')
}

/** What a call changed, as the listing has it now: the label of each fact with its value. */
export function describeChanges(
  facts: readonly HeardFact[],
  texts: FormTexts,
): { label: string; value: string }[] {
  const values: Record<HeardFact, string | null> = {
    phone: showNumber(texts.phone ?? ''),
    intakePhone: showNumber(texts.intakePhone ?? ''),
    hours: describeWeek(texts),
    address: describePlace(texts),
    status: openStateLabels[(texts.openState ?? 'open') as OpenState],
  }
  return facts.map((fact) => ({ label: heardTexts.facts[fact], value: values[fact] ?? '' }))
}

/** Street, city, state and ZIP code in one line; null without any part. */
export function describePlace({ street, city, state, postalCode }: FormTexts): string | null {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ') || null
}
