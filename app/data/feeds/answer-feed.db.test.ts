import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Site } from '#app/context.ts'
import { asApiReader, asViewer } from '#db/as-viewer.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { checkAtom, checkJsonFeed } from '#tests/support/check-feed.ts'
import { people, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { withoutIds } from '#tests/support/without-ids.ts'
import { answerFeed } from './answer-feed.server.ts'

const id = '00000000-0000-4000-8000-000000000011'
const other = '00000000-0000-4000-8000-000000000012'
const site: Site = {
  name: 'Directory',
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@example.org',
  supportLine: { label: 'Helpline', phone: '1-844-732-2465' },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}

describeWithDatabase('a feed', (database, operate) => {
  const ask = (file: string, language: 'en' | 'es' = 'en', url = site.url, page = 1) =>
    asApiReader(database(), (db) => answerFeed(db, { file, language, page }, { ...site, url }))
  const read = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    if (!answer || 'movedTo' in answer) throw new Error(`no feed: ${JSON.stringify(answer)}`)
    return answer.contentType.includes('atom') ? checkAtom(answer.text) : checkJsonFeed(answer.text)
  }
  const listTitles = async (...asked: Parameters<typeof ask>) =>
    (await read(...asked)).entries.map(({ title }) => title)
  const asAdmin = (statement: SQL) =>
    asViewer(database(), viewers.admin, (db) => readRows(db, statement))
  const set = (change: SQL) => operate(sql`update treatment_centers set ${change} where id = ${id}`)

  beforeEach(async () => {
    await operate(sql`truncate auth_users, treatment_centers, center_former_slugs, deleted_centers,
      center_former_ids, center_merges, center_events cascade`)
    await seedPeople(database())
    await operate(sql`insert into treatment_centers (id, slug, name, county, state, phone) values
      (${id}, 'hope', 'Hope House', 'Essex', 'NJ', '(609) 555-0142'),
      (${other}, 'haven', 'Haven', 'Bergen', 'NJ', null)`)
    await operate(sql`update center_events set happened_at = '2026-11-01 09:00:00.25+00'`)
  })

  it('says what is new, with the number and how we know it', async () => {
    const feed = await read('/centers/hope.atom')
    expect(feed).toMatchObject({
      id: `urn:uuid:${id}`,
      title: 'Hope House: what changed',
      url: `${site.url}/feeds/centers/hope.atom`,
      pageUrl: `${site.url}/centers/hope`,
      language: 'en',
    })
    expect(feed.entries).toEqual([
      {
        id: expect.stringContaining('urn:uuid:'),
        title: 'Hope House: new in the directory',
        text: 'Number to call: (609) 555-0142. Added by our staff; not checked yet. Call to confirm.',
        url: `${site.url}/centers/hope`,
        kind: 'new',
        published: '2026-11-01T09:00:00.250Z',
        updated: expect.any(String),
      },
    ])
  })

  it('is the same in both formats, and another one in Spanish', async () => {
    await set(sql`phone = '609 555 0143', verified_at = '2026-11-03 15:00:00+00'`)
    const { id: _, ...atom } = { id: '', ...(await read('/centers/hope.atom')) }
    const json = await read('/centers/hope.json')
    expect(json).toEqual({ ...atom, url: atom.url.replace('.atom', '.json') })
    const spanish = await read('/centers/hope.json', 'es')
    expect(spanish).toMatchObject({
      url: `${site.url}/es/feeds/centers/hope.json`,
      pageUrl: `${site.url}/es/centros/hope`,
      language: 'es',
    })
    const ids = [...json.entries, ...spanish.entries].map((entry) => entry.id)
    expect(new Set(ids).size).toBe(6)
    const checked = spanish.entries.find(({ kind }) => kind === 'checked')
    expect(checked).toMatchObject({
      title: 'Hope House: revisado',
      text: 'Teléfono: (609) 555-0143. Revisado el 3 de noviembre de 2026. Llame para confirmar.',
      url: `${site.url}/es/centros/hope`,
    })
  })

  it('has what happened, newest first, as the center is now', async () => {
    await set(sql`temporarily_closed = true`)
    await set(sql`temporarily_closed = false, permanently_closed = true`)
    await set(sql`permanently_closed = false`)
    expect(await listTitles('/centers/hope.json')).toEqual([
      'Hope House: open again',
      'Hope House: closed',
      'Hope House: closed',
      'Hope House: new in the directory',
    ])
    await set(sql`permanently_closed = true`)
    const [last] = (await read('/centers/hope.json')).entries
    expect(last?.text).toBe('This center has closed for good.')
  })

  it('is of one county, or of all', async () => {
    expect(await listTitles('/counties/essex.atom')).toEqual(['Hope House: new in the directory'])
    expect(await listTitles('/counties/salem.atom')).toEqual([])
    expect(await listTitles('/centers.atom')).toHaveLength(2)
    await asAdmin(sql`delete from treatment_centers where id = ${id}`)
    expect(await listTitles('/counties/essex.atom')).toEqual(['Hope House: no longer listed'])
  })

  it('follows its center to another county, and knows the state', async () => {
    await set(sql`county = 'Salem'`)
    expect(await listTitles('/counties/essex.atom')).toEqual([])
    expect(await listTitles('/counties/salem.atom')).toEqual(['Hope House: new in the directory'])
    await set(sql`state = 'OH'`)
    expect(await listTitles('/counties/salem.atom')).toEqual([])
    await asAdmin(sql`delete from treatment_centers where id = ${id}`)
    expect(await listTitles('/counties/salem.atom')).toEqual([])
  })

  it('calls a number that was removed no new one', async () => {
    await set(sql`phone = null`)
    expect((await read('/centers/hope.json')).entries[0]).toMatchObject({
      title: 'Hope House: phone number changed',
      text: expect.stringMatching(/^We have no phone number for this center\./),
    })
    expect(await listTitles('/centers/hope.json', 'es')).toContain('Hope House: cambió el teléfono')
  })

  it.each(['/centers.atom', '/centers.json'])('%s has 50 entries a page', async (file) => {
    await operate(sql`insert into treatment_centers (slug, name, county, state)
      select 'center-' || n, 'Center', 'Essex', 'NJ' from generate_series(1, 60) n`)
    const first = await read(file)
    const second = await read(file, 'en', site.url, 2)
    expect([first.entries.length, second.entries.length]).toEqual([50, 12])
    const ids = [...first.entries, ...second.entries].map((entry) => entry.id)
    expect(new Set(ids).size).toBe(62)
    expect(first.nextUrl).toBe(second.url)
    expect(second).toMatchObject({ url: `${site.url}/feeds${file}?page=2`, nextUrl: null })
    expect(await ask(file, 'en', site.url, 3)).toBeNull()
  })

  it('has entries that change with the number in them', async () => {
    const before = (await read('/centers/hope.json')).entries
    await set(sql`phone = '609 555 0143'`)
    const after = (await read('/centers/hope.json')).entries
    const [old, changed] = [before[0], after.find(({ kind }) => kind === 'new')]
    expect(changed).toMatchObject({ id: old?.id, published: old?.published })
    expect(changed?.text).toContain('555-0143')
    expect(Date.parse(changed?.updated ?? '')).toBeGreaterThan(Date.parse(old?.updated ?? ''))
  })

  it('does not show a number that visitors do not see', async () => {
    await set(sql`phone_reported_at = '2026-01-01', intake_phone = '609 555 0142'`)
    for (const path of ['/centers.json', '/centers/hope.atom']) {
      const texts = JSON.stringify(await read(path))
      expect(texts).toContain('This number was reported wrong')
      expect(withoutIds(texts)).not.toContain('555-0142')
    }
    await set(sql`intake_phone = '609 555 0199'`)
    expect(JSON.stringify(await read('/centers/hope.atom'))).toContain('(609) 555-0199')
  })

  it('keeps one check a day, with its id', async () => {
    await set(sql`verified_at = '2026-11-03 15:00:00+00'`)
    const before = (await read('/centers/hope.atom')).entries[0]
    await set(sql`verified_at = '2026-11-03 16:00:00+00'`)
    const { entries } = await read('/centers/hope.atom')
    expect(entries).toHaveLength(2)
    expect(entries[0]).toEqual({
      ...before,
      published: '2026-11-03T16:00:00.000Z',
      updated: expect.any(String),
    })
  })

  describe('of a center that is gone', () => {
    const merge = () => asAdmin(sql`select merge_centers(${other}, ${id}, '{}', '{}', '[]')`)

    it('says so, and nothing else', async () => {
      await asAdmin(sql`delete from treatment_centers where id = ${id}`)
      const feed = await read('/centers/hope.json')
      expect(feed.pageUrl).toBe(`${site.url}/centers`)
      expect(feed.entries).toMatchObject([
        { kind: 'removed', text: 'This center is no longer in the directory.' },
      ])
      await asAdmin(sql`select restore_center(${id})`)
      expect(await listTitles('/centers/hope.json')).toEqual([
        'Hope House: listed again',
        'Hope House: new in the directory',
      ])
    })

    it('leads to the one that it was merged into', async () => {
      await merge()
      expect(await ask('/centers/hope.atom')).toEqual({ movedTo: '/feeds/centers/haven.atom' })
      const { entries } = await read('/centers/haven.atom')
      expect(entries[0]).toMatchObject({
        kind: 'merged',
        title: 'Hope House: merged with another listing',
        text: 'This center was listed twice. See Haven.',
        url: `${site.url}/centers/haven`,
      })
    })
  })

  it('moves with its center', async () => {
    await set(sql`slug = 'hope-home'`)
    expect(await ask('/centers/hope.json', 'es')).toEqual({
      movedTo: '/es/feeds/centers/hope-home.json',
    })
    expect((await read('/centers/hope-home.atom')) as object).toMatchObject({
      id: `urn:uuid:${id}`,
    })
  })

  it('says that samples are fictional, on a local site only', async () => {
    await set(sql`source = 'sample'`)
    await operate(sql`update center_events set is_sample = true where center_id = ${id}`)
    expect(await ask('/centers/hope.atom')).toBeNull()
    expect(await listTitles('/centers.atom')).toHaveLength(1)
    const local = await read('/centers.atom', 'en', 'http://localhost:3000')
    expect(local.entries).toHaveLength(2)
    expect(JSON.stringify(local)).toContain('This center is fictional')
  })

  it('shows hostile names as text', async () => {
    await set(sql`name = ${`]]><b>Hope</b> & "Co" \u0007\u202Etxt.exe \uFFFE`}`)
    const [entry] = (await read('/centers/hope.atom')).entries
    const [title] = await listTitles('/centers/hope.json')
    expect(entry?.title).toContain(']]><b>Hope</b> & "Co" txt.exe')
    expect(title).toMatch(/^[^\p{Cc}\u202E]+$/u)
  })

  it.each(['/centers', '/centers.xml', '/centers/nobody.atom', '/counties/nowhere.json', '/.atom'])(
    'is not at %s',
    async (file) => {
      expect(await ask(file)).toBeNull()
    },
  )

  it('says nothing about people', async () => {
    await asAdmin(sql`delete from treatment_centers where id = ${id}`)
    expect(JSON.stringify(await read('/centers.json'))).not.toContain(people.admin)
  })
})
