import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { id, openForms } from '#tests/support/center-form.ts'
import { seedPeople, viewers } from '#tests/support/seed-every-table.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { readTyped } from './center-form.ts'
import { changeCenters } from './change-centers.server.ts'

describeWithDatabase('several people who edit one center', (database) => {
  const { open, send, add, clear } = openForms(database)
  beforeAll(() => seedPeople(database()))
  beforeEach(clear)

  it('keep both changes if they changed different fields', async () => {
    await add()
    const opened = await open()
    const answers = await Promise.all([
      send({ ...opened, website: 'https://new.example.org' }, { opened }),
      send({ ...opened, neighborhood: 'Mill Hill' }, { opened }),
      send({ ...opened, hoursFriday: 'Closed' }, { opened }),
    ])
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, value: true })))
    expect(await open()).toMatchObject({
      website: 'https://new.example.org',
      neighborhood: 'Mill Hill',
      hoursFriday: 'Closed',
    })
  })

  it('get a conflict on the same field; the second person sees the other name, loses nothing, and can overwrite', async () => {
    await add()
    const opened = await open()
    await send({ ...opened, name: 'Theirs', city: 'Newark' }, { opened })
    const mine = { ...opened, name: 'Mine', description: 'My words' }
    const answer = await send(mine, { opened })
    if (answer.ok) throw new Error('The second was not told')
    expect(answer.errors).toMatchObject({
      status: 409,
      fields: {
        name: expect.stringMatching(
          /^Pat Secretname-admin changed this on .*, 20.* It now holds: Theirs$/,
        ),
      },
    })
    // The form comes back with this person's input, plus the fields that only the other person
    // changed.
    const again = readTyped(answer.errors.form ?? new FormData())
    expect(again.form).toMatchObject({ name: 'Mine', description: 'My words', city: 'Newark' })
    expect(await open()).toMatchObject({ name: 'Theirs', description: '' })
    expect(again.form.additionalInfo.at(-1)).toMatchObject({ category: '', infoKey: '' })
    expect(await send(again.form, { opened: again.opened })).toEqual({ ok: true, value: true })
    expect(await open()).toMatchObject({
      name: 'Mine',
      description: 'My words',
      city: 'Newark',
    })
  })

  it('see if the status was changed in the table meanwhile', async () => {
    await add()
    const opened = await open()
    await asViewer(database(), viewers.admin, (db) => changeCenters(db, 'permanently-closed', [id]))
    const typed = { ...opened, openState: 'temporarily-closed' }
    const answer = await send(typed, { opened })
    expect(answer.ok || answer.errors.fields).toEqual({
      openState: expect.stringMatching(/^Pat .* It now holds: Permanently Closed$/),
    })
  })

  it('must confirm every difference if the opened values are unknown', async () => {
    await add()
    const answer = await send({ ...(await open()), city: 'Newark' }, { opened: null })
    expect(answer.ok || answer.errors.fields).toEqual({
      city: expect.stringMatching(/^Pat .* It now holds: Trenton$/),
    })
  })
})
