import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readLinks, readText } from '#tests/support/read-html.ts'
import { type AddedCenter, addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const list = '/admin/duplicates'
type Pair = { kept: AddedCenter; merged: AddedCenter }

/** Add two centers at one street, each with its own number; only the second has a website. */
async function addPair(app: UpgradeApp, admin: string, name: string): Promise<Pair> {
  const place = { street: `3 ${name} Lane`, city: 'Trenton', state: 'NJ', postalCode: '08608' }
  const keptFields = { ...place, name: `${name} House`, phone: '609 555 0301' }
  const website = `https://${name.toLowerCase()}.example.org`
  const mergedFields = { ...place, name: `${name} House Inc`, phone: '609 555 0302', website }
  return {
    kept: await addCenter(app, admin, keptFields),
    merged: await addCenter(app, admin, mergedFields),
  }
}

const pathOf = ({ kept, merged }: Pair) => `${list}/${kept.id}/${merged.id}`
const readHtml = async (app: UpgradeApp, admin: string, path: string) =>
  (await app.open(admin, path)).text()

/** Send the form of a pair as it is shown, but with the phone of the center that goes. */
async function decide(app: UpgradeApp, admin: string, pair: Pair, intent: 'merge' | 'distinct') {
  const page = await readHtml(app, admin, pathOf(pair))
  const chosen = [...page.matchAll(/name="(stays:\w+)" checked="" value="(\w+)"/g)]
  const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const fields = Object.fromEntries(chosen.map(([, name, value]) => [name, value]))
  const sent = { ...fields, 'stays:phone': 'other', seen, intent }
  expect((await app.send(admin, sent, pathOf(pair))).status).toBe(303)
}

async function undo(app: UpgradeApp, admin: string, { merged }: Pair) {
  const { id } = await app.one<{ id: string }>(
    sql`select id from center_merges where merged_center_id = ${merged.id}`,
  )
  expect((await app.send(admin, { intent: 'undo', id }, list)).status).toBe(303)
}

const readPhones = (app: UpgradeApp, { kept, merged }: Pair) =>
  app.operate(sql`select name, phone from treatment_centers
    where id in (${kept.id}, ${merged.id}) order by name`)

/** Duplicates: merged, merged and undone, and called different. */
export const merges = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const done = await addPair(app, admin, 'Gannet')
    const guest = await app.enter(await app.addMember())
    const comment = { intent: 'add-comment', content: 'Fulmars park here.', rating: '5' }
    expect((await app.send(guest, comment, `/centers/${done.merged.slug}`)).status).toBe(303)
    await decide(app, admin, done, 'merge')
    const undone = await addPair(app, admin, 'Cormorant')
    await decide(app, admin, undone, 'merge')
    await undo(app, admin, undone)
    const distinct = await addPair(app, admin, 'Petrel')
    await decide(app, admin, distinct, 'distinct')
    return { admin, guest, done, undone, distinct }
  },
  checks: {
    'links and saved lists lead to the center that stays': async (app, { done }) => {
      const { kept, merged } = done
      for (const former of [merged.slug, merged.id]) {
        const answer = await app.request(`/centers/${former}`)
        const target = answer.headers.get('Location')
        expect([answer.status, target]).toEqual([301, `/centers/${kept.slug}`])
      }
      const saved = await (await app.request(`/list/centers/${merged.id[0]}.json`)).json()
      expect(saved).toContainEqual(expect.objectContaining({ id: merged.id, slug: kept.slug }))
    },
    'it has the chosen values, and what visitors wrote': async (app, { done, guest }) => {
      const page = await app.open(guest, `/centers/${done.kept.slug}`)
      const text = readText(await page.text())
      expect(text).toContain('(609) 555-0302')
      expect(text).toContain('Fulmars park here.')
    },
    'copies of the directory learn where it went, and since when': async (app, { done }) => {
      const gone = await app.operate(sql`select g.name, g.gone_at = m.merged_at as since
        from gone_centers g join center_merges m on m.merged_center_id = g.center_id
        where g.center_id = ${done.merged.id} and g.kept_center_id = ${done.kept.id}`)
      expect(gone).toEqual([{ name: 'Gannet House Inc', since: true }])
    },
    'a merge can be undone': async (app, { admin, guest, done }) => {
      await undo(app, admin, done)
      expect(await readPhones(app, done)).toEqual([
        { name: 'Gannet House', phone: '(609) 555-0301' },
        { name: 'Gannet House Inc', phone: '(609) 555-0302' },
      ])
      const page = await app.open(guest, `/centers/${done.merged.slug}`)
      expect(readText(await page.text())).toContain('Fulmars park here.')
    },
    'an undone merge left two centers': async (app, { undone }) => {
      expect(await readPhones(app, undone)).toHaveLength(2)
      expect((await app.request(`/centers/${undone.merged.slug}`)).status).toBe(200)
    },
    'different centers are offered only if staff ask': async (app, { admin, distinct }) => {
      const isListed = async () => {
        const links = readLinks(await readHtml(app, admin, list))
        const { kept, merged } = distinct
        return links.some((link) => link.includes(kept.id) && link.includes(merged.id))
      }
      expect(await isListed()).toBe(false)
      const offered = { intent: 'offer', one: distinct.merged.id, other: distinct.kept.id }
      expect((await app.send(admin, offered, list)).status).toBe(303)
      expect(await isListed()).toBe(true)
    },
  },
})
