import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app?.close())

const readForm = (page: string) => /<form id="search".*?<\/form>/s.exec(page)?.[0] ?? ''
const readTotal = (page: string) =>
  Number(/([\d,]+) Treatment Centers? Found/.exec(readText(page))?.[1])

describe('filters of what the data knows', () => {
  it('are in the form with what the samples have, in both languages', async () => {
    const english = readText(readForm(await app.readPage('/centers')))
    for (const label of [
      'Polish 4',
      'Creole 7',
      'Parents with children 15',
      'Walk-ins (no appointment) 5',
      'Child care during visits 6',
      'Evenings (after 5 PM)',
      'Weekends',
      'Opens before 7 AM',
    ])
      expect(english).toContain(label)
    const spanish = readText(readForm(await app.readPage('/es/centros')))
    for (const label of ['Polaco 4', 'Sin cita previa 5', 'Fines de semana'])
      expect(spanish).toContain(label)
  })

  it('leave out languages that nobody speaks, and fold more than six', async () => {
    const form = readForm(await app.readPage('/centers'))
    expect(form).not.toContain('value="vietnamese"')
    expect(form).toContain('value="polish"')
    expect(form).toContain('More languages')
    const few = readForm(await app.readPage('/centers?offers=polish&offers=dui'))
    expect(few).not.toContain('More languages')
  })

  it.each(['walk-ins', 'child-care', 'evenings', 'polish', 'parents-with-children'])(
    'find as many as the form says: %s',
    async (choice) => {
      const all = await app.readPage('/centers')
      const counted = new RegExp(`data-count="${choice}">(\\d+)<`).exec(all)?.[1]
      expect(Number(counted)).toBeGreaterThan(0)
      expect(readTotal(await app.readPage(`/centers?offers=${choice}`))).toBe(Number(counted))
    },
  )

  it('join telehealth with the care', async () => {
    const both = readTotal(await app.readPage('/centers?type=counseling&offers=telehealth'))
    const care = readTotal(await app.readPage('/centers?type=counseling'))
    expect(both).toBeGreaterThan(0)
    expect(both).toBeLessThan(care)
  })

  it('say on a center’s page what they are of', async () => {
    const text = readText(await app.readPage('/centers/larkrise-day-and-evening-program'))
    expect(text).toContain('Speaks Haitian Creole')
    expect(text).toContain('Child care during visits.')
  })
})

describe('a time that must be open', () => {
  it('is a chip, stays in the form, and shows the hours of that day', async () => {
    const page = await app.readPage('/centers?at=sunday&offers=medicaid')
    expect(page).toContain('<span class="sr-only">Remove filter: </span>Open Sunday</a>')
    expect(readForm(page)).toMatch(/<input type="hidden" name="at" value="sun"\/>/)
    expect(page).toMatch(/<p>Sun (Open 24 hours|\d+ )/)
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\?offers=medicaid&amp;at=sun"/)
  })

  it('is so in Spanish', async () => {
    const page = await app.readPage('/es/centros?at=before-06:00')
    expect(readText(page)).toContain('Abierto antes de las 6 a. m.')
    expect(page).toMatch(/<p>lun–vie/i)
  })

  it('is left out if it means nothing, and the page says so', async () => {
    const text = readText(await app.readPage('/centers?at=teatime'))
    expect(text).toContain('We ignored part of this link: opening time.')
  })

  it('is the first filter that goes where nothing is open', async () => {
    const text = readText(await app.readPage('/centers?at=sun-03:00&offers=walk-ins'))
    expect(text).toContain(
      'We found no center that has walk-ins (no appointment) and is open Sunday at 3 AM.',
    )
    expect(text).toMatch(/Show \d+ that may be closed Sunday at 3 AM/)
  })
})

it('"beds today" offers only centers with beds', async () => {
  const page = await app.readPage('/centers?beds=today')
  const more = /href="(\/centers\?[^"]*beds=any[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  const offered = Number(/Show (\d+) that may have a bed/.exec(readText(page))?.[1])
  if (!more) expect.fail('No offer of centers with beds')
  expect(offered).toBe(readTotal(await app.readPage(more.replace('#results', ''))))
  expect(offered).toBeLessThan(40)
})

it('the form is at most 1 kB larger than without the new choices', async () => {
  const form = readForm(await app.readPage('/centers'))
  const added =
    /value="(?:arabic|creole|gujarati|hindi|korean|polish|portuguese|parents-with-children|walk-ins|child-care|evenings|weekends|early-hours|joint-commission|carf|ncqa)"/
  const without = form
    .split('<label')
    .filter((label) => !added.test(label))
    .join('<label')
  expect(gzipSync(form).length - gzipSync(without).length).toBeLessThan(1000)
})
