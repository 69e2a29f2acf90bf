import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readImport } from '#app/data/import/job/read-imports.server.ts'
import { describeSources } from '#tests/support/source-runs.ts'
import { findKnownList } from './find-known-list.server.ts'

describeSources('The known list of a file', ({ asAdmin, createSource, operate }) => {
  beforeEach(() => operate(sql`truncate imports cascade`))

  type File = { name: string; listedIn?: string | null; format?: string; hash?: string }
  async function addImport({ name, listedIn = null, format = 'directory', hash = name }: File) {
    const [added] = await operate<{ id: string }>(sql`insert into imports
        (file_name, file_hash, file_size, choices, contents, state, finished_at, rows_done, rows_total)
      values (${name}, ${hash}, 10, ${JSON.stringify({ listedIn })}::jsonb,
        ${JSON.stringify({ formats: [[format, 1]] })}::jsonb, 'done', clock_timestamp(), 9, 9)
      returning id`)
    return added?.id ?? ''
  }
  async function addSource(name: string, listedIn: string, fileName: string | null) {
    const source = await createSource({ name, listedIn })
    await operate(sql`insert into source_runs (source_id, state, file_name)
      values (${source.id}, 'open', ${fileName})`)
    await operate(sql`insert into source_records (source_id, key, last_run_id, said)
      values (${source.id}, 'hope', gen_random_uuid(), '[]')`)
    return source
  }
  const find = async (file: File) => {
    const id = await addImport(file)
    const known = await asAdmin(async (db) => {
      const record = await readImport(db, id)
      return record && findKnownList(db, record)
    })
    await operate(sql`delete from imports where id = ${id}`)
    return known && `${known.kind} ${known.name}`
  }

  it.each([
    ['facilities_2026-02.csv', 'import State list'],
    ['Facilities (3).xlsx', 'import State list'],
    ['facilities-202602.csv.gz', 'import State list'],
    ['facilities_new.csv', null],
    ['2026.csv', null],
  ])('is that of a file of the same name but for digits: %s', async (name, expected) => {
    await addImport({ name: 'facilities_2026-01.csv', listedIn: 'State list' })
    await addImport({ name: '2025.csv', listedIn: 'Numbers' })
    expect(await find({ name })).toBe(expected)
  })

  it('is that of the same list, however its file is named', async () => {
    await addImport({ name: 'a.csv', listedIn: 'FindTreatment.gov' })
    expect(await find({ name: 'b.csv', listedIn: 'findtreatment.GOV' })).toBe(
      'import FindTreatment.gov',
    )
    expect(await find({ name: 'b.csv', format: 'SAMHSA' })).toBe('import FindTreatment.gov')
    expect(await find({ name: 'b.csv' })).toBeNull()
  })

  it('is a source before an import, and the same list before the same name of a file', async () => {
    await addImport({ name: 'list.csv', listedIn: 'State list' })
    await addSource('Files', 'Another list', 'list-2025.csv')
    expect(await find({ name: 'list-2026.csv' })).toBe('source Files')
    await addSource('State', 'State list', 'x.csv')
    expect(await find({ name: 'list-2026.csv', listedIn: 'State list' })).toBe('source State')
    await operate(sql`update sources set removed_at = now()`)
    expect(await find({ name: 'list-2026.csv' })).toBe('import State list')
  })

  it('is none that was never read, undone, unnamed, of this very file, or a search', async () => {
    const source = await addSource('State', 'State list', 'list.csv')
    await operate(sql`delete from source_records where source_id = ${source.id}`)
    await addImport({ name: 'unnamed.csv' })
    await addImport({ name: 'same.csv', listedIn: 'Same list', hash: 'the file' })
    await addImport({ name: 'undone.csv', listedIn: 'Undone list' })
    await operate(sql`update imports set state = 'undone' where file_name = 'undone.csv'`)
    await addImport({ name: 'newark.json', listedIn: 'Google Maps' })
    for (const file of [
      { name: 'list-2.csv', listedIn: 'State list' },
      { name: 'unnamed-2.csv' },
      { name: 'same-2.csv', hash: 'the file' },
      { name: 'undone-2.csv', listedIn: 'Undone list' },
      { name: 'trenton.json', format: 'Google Maps' },
    ]) {
      expect([file.name, await find(file)]).toEqual([file.name, null])
    }
  })
})
