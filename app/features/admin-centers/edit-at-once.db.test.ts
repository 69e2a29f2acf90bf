import { beforeAll, beforeEach, expect, it } from 'vitest'
import { asViewer } from '#db/as-viewer.server.ts'
import { seedPeople, viewers } from '#db/test-fixtures.ts'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { setOpenState } from './change-centers.server.ts'
import { id, openForms } from './test-save.ts'

describeWithDatabase('several who edit one center', (database) => {
  const { open, send, add, clear } = openForms(database)
  beforeAll(() => seedPeople(database()))
  beforeEach(clear)

  it('two who edit at once: what only one of them changed is kept of both', async () => {
    await add()
    const opened = await open()
    const answers = await Promise.all([
      send({ ...opened.form, website: 'https://new.example.org' }, { opened }),
      send({ ...opened.form, neighborhood: 'Mill Hill' }, { opened }),
      send({ ...opened.form, hoursFriday: 'Closed' }, { opened }),
    ])
    expect(answers).toEqual([1, 2, 3].map(() => ({ ok: true, isChanged: true })))
    expect((await open()).form).toMatchObject({
      website: 'https://new.example.org',
      neighborhood: 'Mill Hill',
      hoursFriday: 'Closed',
    })
  })

  it('two who change the same: the second is told by whom, loses nothing, and may insist', async () => {
    await add()
    const opened = await open()
    await send({ ...opened.form, name: 'Theirs', city: 'Newark' }, { opened })
    const mine = { ...opened.form, name: 'Mine', description: 'My words' }
    const answer = await send(mine, { opened })
    if (answer.ok) throw new Error('The second was not told')
    expect(answer.status).toBe(409)
    expect(answer.answer.conflicts).toEqual([
      {
        field: 'name',
        now: 'Theirs',
        by: { name: 'Pat Secretname-admin', at: expect.stringMatching(/^20.*\+00:00$/) },
      },
    ])
    // Shown again: one's own words, and what only they have changed.
    expect(answer.answer.form).toMatchObject({
      name: 'Mine',
      description: 'My words',
      city: 'Newark',
    })
    expect((await open()).form).toMatchObject({ name: 'Theirs', description: '' })
    expect(await send(answer.answer.form, { opened: answer.answer })).toEqual({
      ok: true,
      isChanged: true,
    })
    expect((await open()).form).toMatchObject({
      name: 'Mine',
      description: 'My words',
      city: 'Newark',
    })
  })

  it('tells of a status that was changed in the table meanwhile', async () => {
    await add()
    const opened = await open()
    await asViewer(database(), viewers.admin, (tx) => setOpenState(tx, [id], 'permanently-closed'))
    const typed = { ...opened.form, openState: 'temporarily-closed' }
    const answer = await send(typed, { opened })
    expect(answer.ok || answer.answer.conflicts).toMatchObject([
      { field: 'openState', now: 'permanently-closed', by: { name: 'Pat Secretname-admin' } },
    ])
  })

  it('asks about every difference where it is not known what was opened', async () => {
    await add()
    const { form } = await open()
    const answer = await send(
      { ...form, city: 'Newark' },
      { opened: { envelope: { version: 'x', opened: null } } },
    )
    expect(answer.ok || answer.answer.conflicts).toMatchObject([
      { field: 'city', by: { name: /Pat/ } },
    ])
  })
})
