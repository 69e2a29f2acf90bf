import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { postForm } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { withoutIds } from '#tests/support/without-ids.ts'
import { type AddedCenter, addCenter, editCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const hidden = 'This number was reported wrong and we have not confirmed it yet.'

async function reportNumber(app: UpgradeApp, { slug }: AddedCenter): Promise<void> {
  for (let person = 0; person < 2; person += 1) {
    const report = { kind: 'wrong-number', note: 'It rings at a shop.' }
    expect((await postForm(app, `/centers/${slug}/report`, report)).status).toBe(303)
  }
}

/** Numbers that two people reported wrong: ten days ago, and now. */
export const hiddenNumber = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const add = (name: string, phone: string) => addCenter(app, admin, { name, phone })
    const overdue = await add('Turnstone House', '609 555 0331')
    const recent = await add('Whimbrel House', '609 555 0332')
    await reportNumber(app, overdue)
    await app.operate(sql`update treatment_centers set phone_reported_at = now() - interval '10 days'
      where id = ${overdue.id}`)
    await reportNumber(app, recent)
    return { admin, overdue, recent }
  },
  checks: {
    'a number is hidden after two working days': async (app, { overdue, recent }) => {
      const page = await app.readPage(`/centers/${overdue.slug}`)
      expect(readText(page)).toContain(hidden)
      expect(withoutIds(page)).not.toContain('555-0331')
      const other = await app.readPage(`/centers/${recent.slug}`)
      expect(readText(other)).toContain('Phone reported wrong, being checked')
      expect(other).toContain('555-0332')
    },
    'it shows again once staff have called it': async (app, { admin, overdue }) => {
      await editCenter(app, admin, overdue, { checked: 'called' })
      const page = `/centers/${overdue.slug}`
      await expect.poll(() => app.readPage(page)).toContain('555-0331')
      expect(readText(await app.readPage(page))).not.toContain(hidden)
    },
  },
})
