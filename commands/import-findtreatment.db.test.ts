import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { asOperator } from '#db/as-viewer.server.ts'
import { openDatabase } from '#db/open-database.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { answerPages, makeLocatorRow } from '#tests/support/locator-pages.ts'
import { placeMigrated } from '#tests/support/migrated-database.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { spawnCommand } from '#tests/support/spawn-command.ts'

/** 250 records: three pages. Every fifth is of another state. */
const rows = Array.from({ length: 250 }, (_, index) => ({
  ...makeLocatorRow(index + 1),
  state: index % 5 > 0 ? 'NJ' : index % 10 > 0 ? 'PA' : 'NY',
}))

let folder: string
let answer: RequestListener
let asked: string[]
let origin: string
const server = createServer((request, response) => {
  asked.push(`${request.method} ${URL.parse(request.url ?? '', origin)?.pathname}`)
  answer(request, response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  asked = []
  answer = answerPages(rows)
  folder = mkdtempSync(path.join(tmpdir(), 'directory-findtreatment-'))
  await placeMigrated(folder)
  return () => rmSync(folder, { recursive: true, force: true })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const list = (address = '/locator/listing') => [
  ...['--from', 'findtreatment', '--address', `${origin}${address}`],
  ...['--report', path.join(folder, 'report.csv')],
]
const runImport = (args: string[]) => runCommand('import', args, { DATA_DIR: folder })

async function readCenters() {
  const database = await openDatabase({ dataDir: folder })
  try {
    return await asOperator(database, (db) =>
      readRows<{ list: string; day: string; count: number }>(
        db,
        sql`select listed_in as list, listed_on::text as day, count(*)::integer as count
          from treatment_centers group by 1, 2`,
      ),
    )
  } finally {
    await database.close()
  }
}

const loaded = () => [{ list: 'FindTreatment.gov', day: formatIsoDate(new Date()), count: 200 }]

describe('npm run import -- --from findtreatment', () => {
  it.each([
    ['the official client’s form', '/locator/listing', 'POST'],
    ['a query', '/locator/exportsAsJson/v2', 'GET'],
  ])('reads the list by %s, and imports the state’s records', async (_form, address, method) => {
    const { code, output, errors } = await runImport(list(address))
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const isOnTheWay = (line: string) => /^\d+ of 250,/.test(line) && !line.startsWith('250')
    expect(output.split('\n').filter((line) => !isOnTheWay(line))).toEqual([
      `Reading FindTreatment.gov at ${origin}${address}`,
      'Page 1 of 3, 100 records',
      'Page 2 of 3, 200 records',
      'Page 3 of 3, 250 records',
      '250 of 250, 200 inserted',
      'FindTreatment.gov sent: 250 records',
      'Records read: 250 (SAMHSA format)',
      'Inserted: 200',
      'Outside New Jersey, left out; --outside=keep takes them: 50',
      expect.stringMatching(/^To take it back: npm run import -- --undo /),
      `Report: ${path.join(folder, 'report.csv')}`,
      '',
    ])
    expect(asked).toEqual(Array(3).fill(`${method} ${address}`))
    expect(await readCenters()).toEqual(loaded())
    expect(readdirSync(path.join(folder, 'imports'))).toEqual([])
  })

  it('keeps branches of a chain, unless told otherwise', async () => {
    const chain = [1, 2].map((number) => ({ ...makeLocatorRow(number), name1: 'One Chain' }))
    answer = answerPages(chain)
    const skipped = await runImport([...list(), '--dry-run', '--same-name', 'skip'])
    expect(skipped.output).toContain('same name, different address: 1')
    expect(skipped.output).toContain('This was a dry run: nothing was changed.')
    expect(await readCenters()).toEqual([])
    expect((await runImport(list())).output).toContain('Inserted: 2\n')
  })

  it('goes on after the page at which a process was killed', async () => {
    const whole = answerPages(rows)
    answer = (request, response) => {
      if (asked.length < 3) whole(request, response)
    }
    const killed = await spawnCommand(
      'import',
      list(),
      { DATA_DIR: folder },
      {
        end: 'SIGKILL',
        endAt: 'Page 2 of 3',
      },
    )
    expect(killed.code).toBe(null)
    asked = []
    answer = whole
    const resumed = await runImport(list())
    expect(resumed).toMatchObject({ code: 0, errors: '' })
    expect(asked).toHaveLength(1)
    expect(resumed.output).toContain('Page 3 of 3, 250 records')
    expect(await readCenters()).toEqual(loaded())
  })

  it('stops on request, and says how to go on', async () => {
    const whole = answerPages(rows)
    answer = (request, response) => {
      if (asked.length < 2) whole(request, response)
    }
    const stopped = await spawnCommand(
      'import',
      list(),
      { DATA_DIR: folder },
      {
        end: 'SIGINT',
        endAt: 'Page 1 of 3',
      },
    )
    expect(stopped).toMatchObject({ code: 0, errors: '' })
    expect(stopped.output).toContain('run the same command again to go on.')
    asked = []
    answer = whole
    expect((await runImport(list())).output).toContain('Inserted: 200\n')
    expect(asked).toHaveLength(2)
  })

  it('says why the list could not be read, and what else to do', async () => {
    answer = (_request, response) => response.writeHead(403).end()
    expect(await runImport(list())).toMatchObject({
      code: 1,
      errors: expect.stringMatching(
        /could not be read\. The host refuses .* \(status 403\)\..* imported as a file\.\n$/,
      ),
    })
    expect(await readCenters()).toEqual([])
  })

  it('reaches no other machine without encryption, nor a private one', async () => {
    for (const [address, reason] of [
      ['http://example.org/locator/listing', 'must start with https://'],
      ['https://10.0.0.1/locator/listing', 'not on the public internet'],
      ['locator', 'must start with https://'],
    ] as const) {
      const refused = await runImport(['--from', 'findtreatment', '--address', address])
      expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
    }
    answer = (_request, response) =>
      response.writeHead(302, { Location: 'http://10.0.0.1/locator/listing' }).end()
    expect((await runImport(list())).errors).toContain('not on the public internet')
  })

  it('is no name for a file’s list, and its address none for a file', async () => {
    const refused = await runImport(['centers.csv', '--address', origin])
    expect(refused.errors).toContain('--address goes with --from findtreatment, without a file.')
    expect((await runImport(['--from', 'State list'])).errors).toContain('Which file?')
  })
})
