import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CheckMethod, SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import { centers, seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readSuggestions, settleSuggestion } from './suggestions.server.ts'

const center = centers.untouched

describeWithDatabase('a suggestion', (database, operate) => {
  const suggest = async (changes: SuggestedChanges, id: string | null = center) => {
    const [row] = await operate<{ id: string }>(
      sql`insert into suggestions (center_id, changes, source)
        values (${id}, ${JSON.stringify(changes)}::jsonb, 'visitor') returning id`,
    )
    return row?.id ?? ''
  }
  const readSeen = async (id: string) => {
    const shown = await asViewer(database(), viewers.admin, readSuggestions)
    return shown.find((suggestion) => suggestion.id === id)?.seen ?? ''
  }
  const apply = async (
    id: string,
    how: CheckMethod = 'called',
    viewer: keyof typeof viewers = 'admin',
  ) => {
    const seen = await readSeen(id)
    return asViewer(database(), viewers[viewer], (db) =>
      settleSuggestion(db, { intent: 'apply', id, how, seen }),
    )
  }
  const readCenters = () =>
    operate<Record<string, unknown>>(
      sql`select name, phone, website, street, address, verified_by, phone_reported_at from treatment_centers order by name`,
    )
  const readStatus = () => operate(sql`select status from suggestions`)

  beforeAll(() => seedPeople(database()))
  beforeEach(async () => {
    await operate(sql`delete from suggestions`)
    await operate(sql`delete from field_checks`)
    await operate(sql`delete from treatment_centers`)
    await operate(sql`insert into treatment_centers (id, slug, name, phone, street, city, state, address)
      values (${center}, 'oak', 'Oak', '609 555 0142', '1 Main St', 'Trenton', 'NJ', '1 Main St, Trenton, NJ')`)
  })

  it('changes the listing and records a check when applied', async () => {
    const id = await suggest({ phone: '609 555 0199', street: '2 Main St' })
    await operate(sql`update treatment_centers set phone_reported_at = now()`)
    expect(await asViewer(database(), viewers.admin, readSuggestions)).toMatchObject([
      { id, center: { name: 'Oak' }, now: { phone: '609 555 0142', street: '1 Main St' } },
    ])
    expect(await apply(id)).toEqual({ ok: true, value: null })
    expect(await readCenters()).toMatchObject([
      {
        name: 'Oak',
        phone: '(609) 555-0199',
        street: '2 Main St',
        address: '2 Main St, Trenton, NJ',
        verified_by: 'called',
        phone_reported_at: null,
      },
    ])
    expect(await operate(sql`select field, how from center_evidence order by field`)).toEqual([
      { field: 'address', how: 'called' },
      { field: 'phone', how: 'called' },
    ])
    expect(await readStatus()).toEqual([{ status: 'applied' }])
    expect(await apply(id)).toMatchObject({ ok: false, errors: { status: 409 } })
  })

  it.each([sql`phone = '609 555 0143'`, sql`street = '9 Main St'`, sql`permanently_closed = true`])(
    'is not applied to a listing that changed since it was shown',
    async (change) => {
      const id = await suggest({ street: '2 Main St' })
      const seen = await readSeen(id)
      await operate(sql`update treatment_centers set ${change}`)
      const before = await readCenters()
      for (const shown of [seen, '', 'null']) {
        const settled = await asViewer(database(), viewers.admin, (db) =>
          settleSuggestion(db, { intent: 'apply', id, how: 'called', seen: shown }),
        )
        expect(settled).toMatchObject({ ok: false, errors: { status: 409 } })
      }
      expect(await readCenters()).toEqual(before)
      expect(await apply(id)).toMatchObject({ ok: true })
    },
  )

  it('for a number is never applied without a call', async () => {
    const before = await readCenters()
    expect(await apply(await suggest({ phone: '609 555 0199' }), 'website')).toMatchObject({
      ok: false,
    })
    expect(await readCenters()).toEqual(before)
    expect(await readStatus()).toEqual([{ status: 'open' }])
  })

  it('for a new center adds it', async () => {
    expect(await apply(await suggest({ name: 'Elm', phone: '609 555 0111' }, null))).toMatchObject({
      ok: true,
    })
    expect(await readCenters()).toMatchObject([
      { name: 'Elm', phone: '(609) 555-0111', verified_by: 'called' },
      { name: 'Oak' },
    ])
  })

  it('that the form rejects is not applied, and explains why', async () => {
    const done = await apply(await suggest({ phone: '12' }))
    expect(done).toMatchObject({ ok: false, errors: { text: expect.stringMatching(/^Phone: /) } })
    expect(await readStatus()).toEqual([{ status: 'open' }])
  })

  it('can be settled only by admins', async () => {
    const id = await suggest({ name: 'Changed' })
    for (const viewer of ['moderator', 'member', 'anonymous'] as const) {
      const done = await apply(id, 'called', viewer).catch(() => ({ ok: false }))
      expect(done).toMatchObject({ ok: false })
    }
    expect(await readStatus()).toEqual([{ status: 'open' }])
    expect(await readCenters()).toMatchObject([{ name: 'Oak' }])
  })
})
