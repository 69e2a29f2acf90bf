import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { addCenter, editCenter } from './center-form.ts'
import { writeChapter } from './chapter.ts'

const facts = {
  intakePhone: '609 555 0342',
  intakeHours: 'Weekdays 8 AM to 8 PM',
  howToStart: 'call-first',
  minimumAge: '18',
  maximumAge: '65',
  continuesMethadone: 'yes',
  continuesBuprenorphine: 'no',
  waitTime: 'About three days',
  plansTaken: 'Horizon and Aetna',
  notAdmitted: 'People who need oxygen',
  whatToBring: 'An ID and the names of your medicines',
  referralFax: '609 555 0343',
  referralForm: 'https://redpoll.example.org/referral',
}

/** "2026-11-20" */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** What people ask before they come. */
export const admissionFacts = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const days = { waitSaidOn: daysAgo(5), plansSaidOn: daysAgo(4) }
    const fields = { name: 'Redpoll House', phone: '609 555 0341', ...facts, ...days }
    const center = await addCenter(app, admin, fields)
    const partly = { name: 'Siskin House', phone: '609 555 0344', howToStart: 'walk-in' }
    const partlyKnown = await addCenter(app, admin, partly)
    return { admin, center, partlyKnown }
  },
  checks: {
    'the page has each fact, in both languages': async (app, { center }) => {
      const text = readText(await app.readPage(`/centers/${center.slug}`))
      const { referralForm, ...shown } = facts
      const stated = {
        ...shown,
        intakePhone: '(609) 555-0342',
        howToStart: 'Call first',
        continuesMethadone: 'Yes',
        continuesBuprenorphine: 'No',
        referralFax: '(609) 555-0343',
      }
      for (const value of Object.values(stated)) expect(text).toContain(value)
      expect(text).toMatch(/About three days.{0,60}\w+ \d+, \d{4}/)
      const spanish = readText(await app.readPage(`/es/centros/${center.slug}`))
      expect(spanish).toContain('Llame primero')
    },
    'a fact that is not known is a question, never a no': async (app, { partlyKnown }) => {
      const text = readText(await app.readPage(`/centers/${partlyKnown.slug}`))
      expect(text).toContain('Walk in')
      expect(text).not.toMatch(/methadone[^.?]{0,40}: No\b/i)
    },
    'the exports have them': async (app, { admin, center }) => {
      const file = await (await app.open(admin, '/admin/export/centers.json')).text()
      const exported = (JSON.parse(file) as { name: string }[]).find(
        ({ name }) => name === center.name,
      )
      expect(exported).toMatchObject({
        waitTime: facts.waitTime,
        waitSaidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
    },
    'staff change one, and the others stay': async (app, { admin, center }) => {
      await editCenter(app, admin, center, { waitTime: 'No wait', waitSaidOn: daysAgo(1) })
      const read = async () => readText(await app.readPage(`/centers/${center.slug}`))
      await expect.poll(read).toContain('No wait')
      expect(await read()).toContain(facts.whatToBring)
    },
  },
})
