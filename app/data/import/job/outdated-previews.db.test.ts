import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeJobs } from '#tests/support/describe-jobs.ts'
import { cancelImport, changeImport } from './change-imports.server.ts'

describeJobs('a preview that another import makes out of date', (jobs) => {
  const { asAdmin, start, read, upload, workOnce, listCenters, listRows, undo } = jobs
  const file = [
    { name: 'Hope House', address: '1 Main St, Newark, NJ 07102', phone: '609-555-0142' },
  ]

  async function preview() {
    const id = await upload(file)
    expect(await workOnce()).toBe('previewing')
    expect(await read(id)).toMatchObject({ counts: { inserted: 1 }, isOvertaken: false })
    return id
  }
  function order(id: string, name: string) {
    const form = new FormData()
    form.set('do', name)
    return asAdmin((db) => changeImport(db, id, form))
  }

  it('is not imported, says so, and can be renewed', async () => {
    const [first, second] = [await preview(), await preview()]
    expect(await order(first, 'start')).toBe('changed')
    // True as soon as the first import is queued, because it runs first.
    expect((await read(second)).isOvertaken).toBe(true)
    expect(await order(second, 'start')).toBe('overtaken')
    expect(await workOnce()).toBe('running')
    expect((await read(second)).isOvertaken).toBe(true)
    expect(await order(second, 'start')).toBe('overtaken')

    expect(await order(second, 'preview')).toBe('changed')
    expect(await workOnce()).toBe('previewing')
    expect(await read(second)).toMatchObject({
      state: 'previewed',
      isOvertaken: false,
      counts: { inserted: 0, duplicates: { 'name-address': 1 } },
    })
    expect(await undo(first)).toMatchObject({ state: 'undone' })
    expect((await read(second)).isOvertaken).toBe(true)
  })

  it('is previewed again instead of imported if the other import still runs first', async () => {
    const [first, second] = [await preview(), await preview()]
    await order(second, 'start')
    // The command line queues its import without checking for other previews.
    await jobs.query(sql`update imports set state = 'queued', queued_at = now() - interval '1 hour'
      where id = ${first}`)
    expect([await workOnce(), await workOnce()]).toEqual(['running', 'previewing'])
    expect(await read(second)).toMatchObject({ state: 'previewed', counts: { inserted: 0 } })
    expect(await listCenters()).toHaveLength(1)
  })

  it('stays current if the other import was only previewed, was cancelled or changed nothing', async () => {
    const first = await preview()
    const second = await preview()
    await asAdmin((db) => cancelImport(db, first))
    const empty = await upload([{ city: 'Newark' }])
    await workOnce()
    await start(empty)
    await workOnce()
    expect((await read(empty)).state).toBe('done')
    expect((await read(second)).isOvertaken).toBe(false)
    expect(await start(second)).toBe(true)
  })

  it('shows each record’s address, phone and kinds of care', async () => {
    const id = await upload([{ ...file[0], categories: ['Detox'] }, { city: 'Newark' }])
    await workOnce()
    expect(await listRows(id)).toMatchObject([
      {
        address: '1 Main St, Newark, NJ 07102',
        phone: '609-555-0142',
        treatmentTypes: ['detox'],
      },
      { address: null, phone: null, treatmentTypes: [] },
    ])
  })
})
