import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { markDistinct } from './decide-pair.server.ts'
import { findDuplicates, maxPairs, readDuplicates } from './find-duplicates.server.ts'
import { readMergeCenters } from './read-pair.server.ts'

describeWithDatabase('finding duplicates', (database, operate) => {
  beforeAll(() => seedPeople(database()))
  beforeEach(() => operate(sql`delete from treatment_centers`))

  const columns = sql`slug, name, phone, website, address, postal_code, latitude, longitude`
  const add = (...rows: SQL[]) =>
    operate(sql`insert into treatment_centers (${columns}) values ${sql.join(rows, sql`, `)}`)
  const find = async () => (await asViewer(database(), viewers.admin, findDuplicates)).pairs
  const listFound = async () =>
    (await find()).map(({ one, other, reasons }) => [[one.name, other.name].sort(), reasons])

  it('gives the reasons', async () => {
    await add(
      sql`('a', 'Oak House', '(609) 555-0142', null, '16 North Main St', '08608', null, null)`,
      sql`('b', 'Oak House Recovery Incorporated', '609.555.0142 x21', null, '16 N. Main Street, Suite 4', '08608', null, null)`,
      sql`('c', 'Elm Center', null, 'https://www.elm.example/nj/', null, null, 40.7357, -74.1724)`,
      sql`('d', 'Elm Centre', null, 'http://elm.example/nj?x=1', null, null, 40.7361, -74.1724)`,
    )
    const found = await listFound()
    expect(found).toHaveLength(2)
    expect(found).toContainEqual([
      ['Oak House', 'Oak House Recovery Incorporated'],
      ['phone', 'street', 'name'],
    ])
    expect(found).toContainEqual([
      ['Elm Center', 'Elm Centre'],
      ['near', 'name', 'website'],
    ])
  })

  it('leaves out the places of one operator, and other centers in one building', async () => {
    await add(
      sql`('a', 'Ash Clinic', '609 555 0100', 'https://ash.example', '1 Main St', '08608', 40.2, -74.7)`,
      sql`('b', 'Ash Clinic', '609 555 0100', 'https://ash.example', '9 Oak Ave', '07102', 40.7, -74.1)`,
      sql`('c', 'Ash Clinic', '609 555 0100', 'https://ash.example', '5 Elm Rd', '07030', 40.8, -74.0)`,
      sql`('d', 'Birch Counseling', '609 555 0177', null, '1 Main St', '08608', 40.2, -74.7)`,
    )
    expect(await listFound()).toEqual([])
  })

  it('finds a center that moved with its number, and one without an address', async () => {
    await add(
      sql`('a', 'Fir House', '609 555 0111', null, '1 Main St', '08608', null, null)`,
      sql`('b', 'Fir House', '609 555 0111', null, '9 Oak Ave', '08610', null, null)`,
      sql`('c', 'Yew Place', '609 555 0122', null, '3 Main St', '08608', null, null)`,
      sql`('d', 'Yew Place Inc', '609 555 0122', null, null, null, null, null)`,
    )
    expect(await listFound()).toEqual(
      expect.arrayContaining([
        [
          ['Fir House', 'Fir House'],
          ['phone', 'name'],
        ],
        [
          ['Yew Place', 'Yew Place Inc'],
          ['phone', 'name'],
        ],
      ]),
    )
  })

  it('leaves out the places of one organization at different addresses', async () => {
    await add(
      sql`('a', 'Fir House', '609 555 0111', null, '1 Main St', '08608', null, null)`,
      sql`('b', 'Fir House', '609 555 0111', null, '9 Oak Ave', '08610', null, null)`,
      sql`('c', 'Yew Place', '609 555 0122', null, '3 Main St', '08608', null, null)`,
      sql`('d', 'Yew Place Inc', '609 555 0122', null, '3 Main Street', '08608', null, null)`,
    )
    expect(await find()).toHaveLength(2)
    await operate(sql`insert into organizations (name) values ('Trees') on conflict do nothing`)
    await operate(
      sql`update treatment_centers set organization_id = (select id from organizations where name = 'Trees')`,
    )
    expect(await listFound()).toEqual([
      [
        ['Yew Place', 'Yew Place Inc'],
        ['phone', 'street', 'name'],
      ],
    ])
  })

  it('does not list a pair again that staff called different', async () => {
    await add(
      sql`('a', 'Oak House', '609 555 0142', null, '1 Main St', '08608', null, null)`,
      sql`('b', 'Oak House', '609 555 0142', null, '1 Main St', '08608', null, null)`,
    )
    const [pair] = await find()
    if (!pair) throw new Error('not found')
    const readVersion = async (id: string) => {
      const found = await asViewer(database(), viewers.admin, (db) => readMergeCenters(db, [id]))
      return found.get(id)?.version ?? 0
    }
    const seen = {
      one: await readVersion(pair.other.id),
      other: await readVersion(pair.one.id),
    }
    const mark = (viewer: 'admin' | 'moderator', shown = seen) =>
      asViewer(database(), viewers[viewer], (db) =>
        markDistinct(db, pair.other.id, pair.one.id, shown),
      )
    for (const shown of [
      { ...seen, one: 0 },
      { ...seen, other: Number.NaN },
    ]) {
      expect(await mark('admin', shown)).toEqual({ ok: false, errors: 'changed' })
    }
    expect(await mark('moderator')).toEqual({ ok: false, errors: 'forbidden' })
    expect(await find()).toHaveLength(1)
    expect(await mark('admin')).toEqual({ ok: true, value: null })
    expect(await find()).toEqual([])
  })

  it('counts all pairs, and lists the likeliest', async () => {
    await operate(sql`insert into treatment_centers (slug, name, phone, address, postal_code)
      select 'many-' || n || '-' || copy, 'Oak House', '609 555 ' || (1000 + n), n || ' Main St', '08608'
      from generate_series(1, ${maxPairs + 3}::integer) n, generate_series(1, 2) copy`)
    const found = await asViewer(database(), viewers.admin, findDuplicates)
    expect([found.pairs.length, found.total]).toEqual([maxPairs, maxPairs + 3])
  })

  it('is remembered until a center or a decision changes', async () => {
    await add(
      sql`('a', 'Oak House', '609 555 0142', null, '1 Main St', '08608', null, null)`,
      sql`('b', 'Oak House', '609 555 0142', null, '1 Main St', '08608', null, null)`,
    )
    const read = async () => (await asViewer(database(), viewers.admin, readDuplicates)).pairs
    const [pair] = await read()
    if (!pair) throw new Error('not found')
    expect((await read())[0]).toBe(pair)
    const changes = [
      sql`update treatment_centers set name = 'Oak' where slug = 'a'`,
      sql`insert into center_distinctions (center_id, other_center_id)
        values (least(${pair.one.id}::uuid, ${pair.other.id}), greatest(${pair.one.id}::uuid, ${pair.other.id}))`,
      sql`delete from center_distinctions`,
      sql`delete from treatment_centers where slug = 'a'`,
    ]
    const found: number[] = []
    for (const change of changes) {
      await operate(change)
      expect(await read()).toEqual(await find())
      found.push((await read()).length)
    }
    expect(found).toEqual([1, 0, 1, 0])
  })

  it('puts the center first that was verified last, otherwise the one added first', async () => {
    await operate(sql`insert into treatment_centers (slug, name, address, postal_code, verified_at) values
      ('a', 'Oak', '1 Main St', '08608', null), ('b', 'Oak', '1 Main St', '08608', now())`)
    const [pair] = await find()
    const [verified] = await operate(sql`select id from treatment_centers where slug = 'b'`)
    expect(pair?.one.id).toBe(verified?.id)
  })
})
