import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importMessages } from '#app/data/import/messages.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-import-'))
  await placeMigrated(path.join(folder, 'data'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = (data: string) => ({ DATA_DIR: path.join(folder, data) })
const run = (name: 'import' | 'export', args: string[], data = 'data') =>
  runCommand(name, args, settings(data))
const runImport = (...args: string[]) => run('import', args)

function writeInput(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

const list = 'name,city,state\nHope House,Newark,NJ\n,Trenton,NJ\nHope House,Camden,NJ\n'

describe('npm run import', () => {
  it('leaves out other states and rows that are not asked for, and says how many', async () => {
    const rows = `name,city,state,Kind
Hope House,Newark,NJ,SU
Elm House,Camden,nj,MH
Oak House,Trenton,New Jersey,Other
Keystone,Erie,PA,SU
`
    const file = writeInput('kinds.csv', rows)
    const report = path.join(folder, 'kinds-report.csv')
    const asked = [file, '--dry-run', '--report', report, '--keep', 'kind=su', '--keep', 'KIND=mh']
    const { output } = await run('import', asked, 'kinds')
    expect(output.split('\n').slice(2, 7)).toEqual([
      'Records read: 4 (directory format)',
      'Would be inserted: 2',
      'Outside New Jersey, left out; --outside=keep takes them: 1',
      'Would be skipped: 1',
      '  Skipped item 3: kind is not su or mh',
    ])
    expect(readFileSync(report, 'utf8')).toContain(
      '4,would be skipped,outside,Keystone,"Erie, PA",Outside New Jersey,',
    )
    const both = await run('import', [...asked, '--outside=keep', '--keep', 'city=erie'], 'kinds')
    expect(both.output).toContain('Would be inserted: 1\n')
    expect(both.output).toContain('Would be skipped: 3\n')
    const typo = await run('import', [...asked, '--keep', 'Town=Erie'], 'kinds')
    expect(typo.output).toContain('Would be inserted: 0\n')
    expect(typo.output).toContain('No row has “Erie” in a column “Town”, so that rule kept nothing')
  })

  it('checks a file, imports it, and adds nothing the second time', async () => {
    const file = writeInput('list.csv', list)
    const report = path.join(folder, 'report.csv')
    const dry = await runImport(file, '--dry-run', '--report', report)
    expect(dry).toMatchObject({ code: 0, errors: '' })
    expect(dry.output.split('\n')).toEqual([
      '3 of 3, 2 would be inserted',
      'Records read: 3 (directory format)',
      'Would be inserted: 2',
      '  of these, branches: the name of another place, at its own address: 1',
      'Would be skipped: 1',
      '  Skipped item 2: Missing name/title',
      'This was a dry run: nothing was changed.',
      `Report: ${report}`,
      '',
    ])
    const real = await runImport(file, '--report', report)
    expect(real).toMatchObject({ code: 0, errors: '' })
    expect(real.output).toContain('Inserted: 2\n')
    expect(readFileSync(report, 'utf8').split('\r\n')).toEqual([
      '\ufeffitem,outcome,rule,name,place,reason,warnings,center,undone',
      '1,inserted,,Hope House,"Newark, NJ",,,/centers/hope-house,',
      '2,skipped,,,,Missing required field: name/title,,,',
      '3,inserted,same-name,Hope House,"Camden, NJ",,,/centers/hope-house-1,',
      '',
    ])
    const another = writeInput('another.csv', 'name,city,state\nHope House,Trenton,NJ\n')
    const skipped = await runImport(another, '--dry-run', '--report', report)
    expect(skipped.output).toContain('  same name, different address: 1\n')
    const again = await runImport(
      file,
      '--same-name',
      'import',
      '--report',
      report,
      '--skip',
      'City=camden',
    )
    expect(again.output).toContain('Inserted: 0\n')
    expect(again.output).toContain('  Skipped item 3: City is camden\n')
    expect((await runImport('--list')).output.split('\n')).toHaveLength(3)

    const [, id = ''] = /--undo (\S+)/.exec(real.output) ?? []
    const undone = await runImport('--undo', id, '--report', report)
    expect(undone).toMatchObject({ code: 0, errors: '' })
    expect(undone.output).toContain('The import is undone.')
    expect(readFileSync(report, 'utf8')).toContain('1,inserted,,Hope House,"Newark, NJ",,,,yes')
    const twice = await runImport('--undo', id)
    expect(twice).toMatchObject({ code: 1, output: '' })
  })

  it('stops on request, and resumes from there', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `Long House ${index},Newark,NJ`)
    const file = writeInput('long.csv', ['name,city,state', ...rows].join('\n'))
    const report = ['--report', path.join(folder, 'long.report.csv')]
    const stopped = await spawnCommand('import', [file, ...report], settings('data'), {
      end: 'SIGINT',
    })
    const [, id = ''] = /--resume (\S+)\n$/.exec(stopped.output) ?? []
    const resumed = await runImport('--resume', id, ...report)
    expect(resumed).toMatchObject({ code: 0, errors: '' })
    expect(resumed.output).toContain('Inserted: 1,500\n')
  })

  it("sets the centers' list from the options or from the file", async () => {
    const file = writeInput('findtreatment-2025-03.csv', 'name1,city,state\nListed,Newark,NJ\n')
    const report = path.join(folder, 'listed.report.csv')
    expect((await runImport(file, '--dated', 'soon')).errors).toContain('--dated must be a day')
    expect(await runImport(file, '--report', report)).toMatchObject({ code: 0, errors: '' })
    const other = writeInput('other.csv', 'name,city,state\nTold,Newark,NJ\n')
    const told = ['--from', 'State list', '--dated', '2024-05-06', '--report', report]
    expect(await runImport(other, ...told)).toMatchObject({ code: 0, errors: '' })
    const database = await openDatabase({ dataDir: path.join(folder, 'data') })
    try {
      const rows = await asOperator(database, (db) =>
        readRows(
          db,
          sql`select name, listed_in as list, listed_on::text as day from treatment_centers
            where name in ('Listed', 'Told') order by name`,
        ),
      )
      expect(rows).toEqual([
        { name: 'Listed', list: 'FindTreatment.gov', day: '2025-03-01' },
        { name: 'Told', list: 'State list', day: '2024-05-06' },
      ])
    } finally {
      await database.close()
    }
  })

  it('sets values for all rows, and uses a saved mapping', async () => {
    const file = writeInput('constants.csv', 'Haus,Ort,state\nSet House,Newark,PA\n')
    const report = path.join(folder, 'constants.report.csv')
    expect((await runImport(file, '--set', 'price=free')).errors).toContain(
      '--set price=free: must',
    )
    expect((await runImport(file, '--mapping', 'Towns')).errors).toContain(
      'no saved mapping “Towns”',
    )
    const inDatabase = async <Row>(statement: SQL): Promise<Row[]> => {
      const database = await openDatabase({ dataDir: path.join(folder, 'data') })
      try {
        return await asOperator(database, (db) => readRows<Row>(db, statement))
      } finally {
        await database.close()
      }
    }
    await inDatabase(sql`insert into named_mappings (name, columns, mapping, constants, skip_rules)
      values ('Towns', '{}', '{"ort":"city","haus":"name"}', '[]', '[]') returning id`)
    const options = ['--set', 'county=Essex', '--set-every', 'state=NJ', '--report', report]
    const done = await runImport(file, '--mapping', 'Towns', ...options)
    expect(done).toMatchObject({ code: 0, errors: '' })
    const rows = await inDatabase(
      sql`select city, state, county from treatment_centers where name = 'Set House'`,
    )
    expect(rows).toEqual([{ city: 'Newark', state: 'NJ', county: 'Essex' }])
  })

  it('maps a column to a field, and fills empty fields on request', async () => {
    const first = writeInput('columns.csv', 'Haus,Ort\nFaith House,Newark\n')
    const report = path.join(folder, 'columns.report.csv')
    const runFirst = (...args: string[]) => runImport(first, '--report', report, ...args)
    expect((await runImport(first)).output).toContain('Missing name/title')
    // Without `--report`, the report is with the data: the file's folder may be for reading only.
    const written = path.join(folder, 'data', 'imports', 'columns.csv.import-report.csv')
    expect(readFileSync(written, 'utf8')).toContain('1,skipped')
    expect(existsSync(`${first}.import-report.csv`)).toBe(false)
    const mapped = await runFirst('--map', 'Haus=name', '--map', 'Ort=city')
    expect(mapped.output).toContain('Inserted: 1\n')
    const second = writeInput(
      'more.json',
      '[{"name":"Faith House","address":"Newark","phone":"609-555-0142"}]',
    )
    const filled = await runImport(second, '--duplicates=fill', '--report', report)
    expect(filled).toMatchObject({ code: 0, errors: '' })
    expect(readFileSync(report, 'utf8')).toMatch(/filled,name-address,.*phone/)
  })

  it('imports the rows of an export into an empty directory', async () => {
    const rows = path.join(folder, 'moved.jsonl')
    await placeMigrated(path.join(folder, 'old'))
    const old = await openDatabase({ dataDir: path.join(folder, 'old') })
    await asOperator(old, (db) =>
      db.execute(sql`insert into treatment_centers (slug, name)
        select 'moved-' || n, 'Moved House' from generate_series(1, 500) n`),
    )
    await old.close()
    const exported = await run('export', [rows], 'old')
    expect(exported).toEqual({ code: 0, output: `500 centers: ${rows}\n`, errors: '' })
    await placeMigrated(path.join(folder, 'new'))
    const imported = await run('import', [rows], 'new')
    expect(imported).toMatchObject({ code: 0, errors: '' })
    expect(imported.output).toBe('500 centers are here, and 0 deleted ones.\n')
  })

  it('rejects an unreadable file in one line, without opening a database', async () => {
    const files: [name: string, content: string | Uint8Array, message: string][] = [
      ['empty.csv', '', 'CSV must have headers and at least one data row'],
      ['header.csv', 'name,city\n', 'CSV must have headers and at least one data row'],
      ['binary.json', Uint8Array.of(0, 1, 2, 255), 'File parsing error: this is not a text file'],
      ['broken.json', '[{"name":', 'Invalid JSON format'],
      ['list.txt', 'x', importMessages.unsupportedFormat],
    ]
    const runs = files.map(([name, content]) =>
      run('import', [writeInput(name, content), '--report', path.join(folder, 'no')], 'none'),
    )
    expect(await Promise.all(runs)).toEqual(
      files.map(([, , message]) => ({ code: 1, output: '', errors: `${message}\n` })),
    )
    expect([existsSync(path.join(folder, 'no')), existsSync(path.join(folder, 'none'))]).toEqual([
      false,
      false,
    ])
  })

  it('reports an invalid command in one line', async () => {
    const runs = await Promise.all([
      runImport(),
      runImport(path.join(folder, 'none.csv')),
      runImport('a.csv', '--same-name=both'),
      runImport('a.csv', '--outside=both'),
      runImport('a.csv', '--keep', 'state'),
      runImport('a.csv', '--nonsense'),
      runImport('a.csv', '--header-row=31'),
      runImport('a.csv', '--report', 'a.csv'),
    ])
    for (const { code, output, errors } of runs) {
      expect({ code, output, lines: errors.split('\n').length }).toEqual({
        code: 1,
        output: '',
        lines: 2,
      })
    }
    expect(runs.map(({ errors }) => errors.slice(0, 20))).toEqual([
      'Which file? See npm ',
      'The file cannot be r',
      '--same-name must be ',
      '--outside must be sk',
      '--keep state: must b',
      "Unknown option '--no",
      '--header-row must be',
      'The report would ove',
    ])
  })

  it('prints help', async () => {
    const { code, output } = await runImport('--help')
    expect(code).toBe(0)
    for (const option of ['--dry-run', '--same-name=skip|import', '--report FILE']) {
      expect(output).toContain(option)
    }
  })
})
