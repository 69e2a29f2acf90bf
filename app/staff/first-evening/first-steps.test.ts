import { describe, expect, it } from 'vitest'
import { type FirstStep, listFirstSteps, type Progress, printFirstSteps } from './first-steps.ts'

const site = {
  name: 'Directory',
  url: 'http://localhost:3000',
  phone: '(609) 555-0100',
  email: 'help@example.org',
  supportLine: { label: 'Line', phone: '(609) 555-0101' },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}
const ownSite = {
  ...site,
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@directory.org',
}
const nothing: Progress = {
  hasAdmin: false,
  listings: 0,
  inState: 0,
  samples: 0,
  needNumber: 0,
  duplicates: 0,
}
const loaded = { ...nothing, hasAdmin: true, listings: 14_018, inState: 343 }

const listDone = (steps: FirstStep[]) => steps.map(({ isDone }) => isDone)
const listCommands = ({ ways }: FirstStep) =>
  ways.flatMap((way) => ('command' in way ? way.command : []))

describe('the first steps', () => {
  it('are all to do in a new directory, each with a way', () => {
    const steps = listFirstSteps(site, nothing)
    expect(listDone(steps)).toEqual([false, false, false, false, false])
    expect(steps.map(listCommands)).toEqual([
      ['npm run admin -- create --username NAME --email ADDRESS'],
      ['SITE_NAME, SITE_PHONE, SITE_EMAIL'],
      ['npm run import -- --from findtreatment'],
      [],
      ['SITE_URL', 'npm run doctor'],
    ])
  })

  it('say what is in the state, what needs a number, and what may be twice', () => {
    const steps = listFirstSteps(site, { ...loaded, needNumber: 343, duplicates: 1 })
    expect(listDone(steps)).toEqual([true, false, true, false, false])
    expect(steps[2]?.status).toMatch(/^14,018 listings, 343 of them in /)
    expect(steps[3]?.status).toBe(
      '343 listings need a number. 1 pair of listings may be one center.',
    )
  })

  it('lead to the duplicates of a directory that is too large to count them', () => {
    const [, , , numbers] = listFirstSteps(site, { ...loaded, duplicates: null })
    expect(numbers?.isDone).toBe(false)
    expect(numbers?.status).toBe('0 listings need a number. Some centers may be listed twice.')
    expect(numbers?.ways).toContainEqual({
      label: 'Compare duplicates',
      path: '/admin/duplicates',
    })
  })

  it('count samples as no listings, and say how to remove them', () => {
    const [, , samples] = listFirstSteps(site, { ...nothing, samples: 40 })
    expect(samples?.status).toBe('There are no listings yet. 40 sample centers are fictional.')
    const [, , mixed] = listFirstSteps(site, { ...loaded, samples: 1 })
    expect(mixed?.isDone).toBe(false)
    expect(mixed && listCommands(mixed)).toEqual(['npm run sample -- remove'])
  })

  it('are done on a public site with its own name and checked listings', () => {
    const steps = listFirstSteps(ownSite, loaded)
    expect(listDone(steps)).toEqual([true, true, true, true, true])
    expect(steps.flatMap(({ ways }) => ways)).toEqual([])
  })

  it('are lines on the console, with links to their pages', () => {
    const lines = printFirstSteps(site, listFirstSteps(site, { ...nothing, hasAdmin: true }))
    expect(lines[0]).toBe('First evening (docs/first-evening.md): 1 of 5 done')
    expect(lines).toContain('  ✓ An admin account. You have one.')
    expect(lines).toContain('      Upload a file: http://localhost:3000/admin/import')
    expect(lines.at(-1)).toBe(
      '      Then check settings, email, clock, disk, database and backups: npm run doctor',
    )
  })
})
