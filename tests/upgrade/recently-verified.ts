import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

/** Their order by name is not the order of the list. */
const checkedDaysAgo = { 'Lapwing A': null, 'Lapwing B': 1, 'Lapwing C': publishedDays + 1 }

const readOrder = async (app: UpgradeApp) => {
  const page = await app.readPage('/centers?q=Lapwing&exact=1')
  return [...page.matchAll(/id="center-lapwing-(\w)/g)].map(([, letter]) => letter).join('')
}

/** Centers that differ only in the day of their last check. */
export const recentlyVerified = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    for (const [name, days] of Object.entries(checkedDaysAgo)) {
      const place = { city: 'Trenton', state: 'NJ', postalCode: '08608' }
      const check: Record<string, string> = days === null ? {} : { checked: 'website' }
      const { id } = await addCenter(app, admin, { name, ...place, ...check })
      if (days === null) continue
      await app.operate(sql`update treatment_centers
        set verified_at = now() - make_interval(days => ${days}::integer) where id = ${id}`)
    }
    return {}
  },
  checks: {
    'what was verified lately comes first': async (app) => {
      expect((await readOrder(app))[0]).toBe('b')
      const { recent } = await app.one<{ recent: string[] }>(sql`select array_agg(name) as recent
        from treatment_centers where recently_verified and name like 'Lapwing%'`)
      expect(recent).toEqual(['Lapwing B'])
    },
    'it no longer does when its days are over': async (app) => {
      const aged = sql`verified_at = now() - make_interval(days => ${publishedDays + 1}::integer)`
      await app.operate(sql`alter table treatment_centers disable trigger user`)
      await app.operate(sql`update treatment_centers set ${aged} where name = 'Lapwing B'`)
      await app.operate(sql`alter table treatment_centers enable trigger user`)
      await app.sweep()
      const { recent } = await app.one<{ recent: number }>(sql`select count(*)::integer as recent
        from treatment_centers where recently_verified and name like 'Lapwing%'`)
      expect(recent).toBe(0)
    },
  },
})
