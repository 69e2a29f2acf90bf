import { expect, it } from 'vitest'
import {
  describeChanges,
  findFilled,
  type HeardForm,
  readHeardChanges,
  readHeardForm,
} from './heard-changes.ts'
import { heardErrors } from './heard-messages.ts'

const shown = {
  phone: '(609) 555-0142',
  street: '1 Old Road',
  hoursMonday: '9 AM to 5 PM',
  hoursSunday: 'Closed',
  openState: 'open',
}

const read = (typed: Partial<HeardForm>) => {
  const form = new FormData()
  form.set('newState', 'nj')
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return readHeardChanges(readHeardForm(form), shown)
}

it.each<[Partial<HeardForm>, string[], Record<string, string>]>([
  [{ newNumber: '609 555 0192' }, ['phone'], { phone: '609 555 0192' }],
  [
    { newNumber: '609 555 0192', numberKind: 'intake' },
    ['intakePhone'],
    { intakePhone: '609 555 0192' },
  ],
  [
    { newStreet: '12 Main St', newCity: 'Trenton', newPostalCode: '08608' },
    ['address'],
    { street: '12 Main St', city: 'Trenton', postalCode: '08608', state: 'NJ' },
  ],
  [{ newOpenState: 'temporarily-closed' }, ['status'], { openState: 'temporarily-closed' }],
])('reads %j', (typed, facts, texts) => {
  expect(read(typed)).toEqual({ ok: true, value: { facts, typed: texts, isClosed: false } })
})

it('leaves a closure for good to the result of the call', () => {
  expect(read({ newOpenState: 'permanently-closed' })).toEqual({
    ok: true,
    value: { facts: [], typed: {}, isClosed: true },
  })
})

it('keeps the listed hours of the days that nobody named', () => {
  const week = read({ newHours: 'Tue-Thu 8 to 4, Sat and Sun 10-2' })
  expect(week.ok && describeChanges(week.value.facts, week.value.typed)).toEqual([
    {
      label: 'Hours',
      value: 'Mon 9 AM to 5 PM; Tue–Thu 8 AM to 4 PM; Sat, Sun 10 AM to 2 PM',
    },
  ])
  const always = read({ newHours: '24/7' })
  expect(always.ok && describeChanges(always.value.facts, always.value.typed)).toEqual([
    { label: 'Hours', value: 'Mon–Sun Open 24 hours' },
  ])
})

it.each<[Partial<HeardForm>, Record<string, string>]>([
  [{}, { newNumber: heardErrors.nothing }],
  [{ newHours: '9 to 5' }, { newHours: heardErrors.hours }],
  [
    { newCity: 'Trenton', newState: '' },
    {
      newStreet: heardErrors.noStreet,
      newPostalCode: heardErrors.noZip,
      newState: heardErrors.noState,
    },
  ],
  [{ newNumber: '5'.repeat(201) }, { newNumber: heardErrors.tooLong(200) }],
  [{ newHours: 'Mon and '.repeat(30) }, { newHours: heardErrors.tooLong(200) }],
])('refuses %j beside the field', (typed, errors) => {
  expect(read(typed)).toEqual({ ok: false, errors })
})

it('knows what another button would drop', () => {
  const form = new FormData()
  form.set('newState', 'NJ')
  form.set('numberKind', 'intake')
  expect(findFilled(readHeardForm(form))).toBeNull()
  form.set('newCity', 'Trenton')
  expect(findFilled(readHeardForm(form))).toBe('newCity')
})
