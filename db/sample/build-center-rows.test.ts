import { expect, it, test } from 'vitest'
import { parseHours } from '#app/lib/opening-hours.ts'
import { listServices } from './build-center-rows.ts'
import { hoursPlans, sampleCenters, serviceSections } from './sample-data.ts'

it('lists services section by section, in one order', () => {
  expect(listServices('spanish detox').map(({ section, words }) => [section, words])).toEqual([
    ['Treatment programs', 'Detoxification'],
    ['Languages', 'Spanish'],
  ])
  expect(listServices()).toEqual([])
})

it('stops at a key that nobody knows', () => {
  expect(() => listServices('detox teleport')).toThrow('teleport')
})

test('every section says yes and no somewhere among the samples', () => {
  const sections = (keys: 'offers' | 'lacks') =>
    new Set(sampleCenters.flatMap((center) => listServices(center[keys]).map((s) => s.section)))
  expect(sections('offers')).toEqual(new Set(Object.keys(serviceSections)))
  expect(sections('lacks')).toEqual(new Set(Object.keys(serviceSections)))
})

test('no center offers what it says that it lacks', () => {
  for (const { name, offers = '', lacks = '' } of sampleCenters) {
    const both = lacks.split(' ').filter((key) => key && offers.split(' ').includes(key))
    expect(both, name).toEqual([])
  }
})

test.each(Object.entries(hoursPlans))('%s is a week that can be read', (_, week) => {
  expect(week).toHaveLength(7)
  expect(week.filter((hours) => parseHours(hours) === null)).toEqual([])
})

test('hours of several kinds are in use, each plan somewhere', () => {
  const used = new Set(sampleCenters.flatMap(({ hours }) => hours ?? []))
  expect([...used].sort()).toEqual(Object.keys(hoursPlans).sort())
})
