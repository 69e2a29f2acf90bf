import { expect, it } from 'vitest'
import { summarizeWeek } from '#app/center/hours/week-summary.ts'
import { emptyList } from '#app/center/saved/kept-list.ts'
import { makeSavedCenter } from '#tests/support/make-saved-center.ts'
import { orderForCalls, readSavedOpening } from './call-order.ts'

const week = (hours: string) =>
  summarizeWeek([1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, hours })))
const saved = (id: string, hours: string) => ({ ...makeSavedCenter(id), hours: week(hours) })
const day = saved('day', '9 AM to 5 PM')
const always = saved('always', 'Open 24 hours')
const thanksgiving = new Date('2026-11-26T12:00:00-05:00')

it('knows holidays on the device', () => {
  expect(readSavedOpening(day, thanksgiving, 'en')?.text).toBe(
    'Usually open until 5 PM. Thanksgiving: call first',
  )
  expect(readSavedOpening(always, thanksgiving, 'es')?.text).toBe('Abierto ahora, las 24 horas')
})

it('calls on a holiday first what is always open', () => {
  const centers = [day, always].map((center) => ({ center, keptAt: '', call: {} }))
  const order = (now: Date) =>
    orderForCalls({ ...emptyList, centers }, now).map(({ center }) => center.id)
  expect(order(thanksgiving)).toEqual(['always', 'day'])
  expect(order(new Date('2026-11-25T12:00:00-05:00'))).toEqual(['day', 'always'])
})
