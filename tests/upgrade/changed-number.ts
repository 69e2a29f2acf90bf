import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { type AddedCenter, addCenter, editCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const phoneChecked = /Phone checked by calling/

const readCenter = async (app: UpgradeApp, { slug }: AddedCenter) =>
  readText(await app.readPage(`/centers/${slug}`))

/** A center whose number changed after staff had called it. */
export const changedNumber = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const center = await addCenter(app, admin, {
      name: 'Wheatear House',
      phone: '(609) 555-0171',
      website: 'https://wheatear.example.org',
      checked: 'called',
    })
    await editCenter(app, admin, center, { phone: '(609) 555-0172' })
    return { admin, center }
  },
  checks: {
    'a new number is not checked, other facts are': async (app, { center }) => {
      const text = await readCenter(app, center)
      expect(text).not.toMatch(phoneChecked)
      expect(text).toMatch(/Checked by calling/)
      expect(text).toContain('Added by our staff; not checked yet')
    },
    'the old number is still checked when it returns': async (app, { admin, center }) => {
      await editCenter(app, admin, center, { phone: '609-555-0171' })
      await expect.poll(() => readCenter(app, center)).toMatch(phoneChecked)
    },
  },
})
