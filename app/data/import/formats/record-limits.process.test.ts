import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'
import { readBytes, readOutcome } from '#tests/support/import-files.ts'
import type { ReadInChild } from '#tests/support/read-in-small-heap.ts'
import { writeZip } from '#tests/support/write-workbook.ts'
import { recordLimits } from './record-limits.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'directory-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads files in a process whose heap has 400 MB. It ends at the file for which that is not enough. */
async function readInSmallHeap(files: string[]): Promise<ReadInChild[]> {
  const script = path.join(findProjectRoot(), 'tests/support/read-in-small-heap.ts')
  const flags = ['--max-old-space-size=400', '--import', 'tsx']
  const reading = promisify(execFile)(process.execPath, [...flags, script, ...files])
  const { stdout } = await reading.catch((error) => error)
  const lines: string[] = stdout.split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

const pack = (...parts: (string | Buffer)[]) =>
  gzipSync(Buffer.concat(parts.map((part) => Buffer.from(part))))
/** `Buffer.alloc` repeats the text without a copy of it in the heap. */
const repeat = (text: string, times: number) => Buffer.alloc(text.length * times, text)

const workbook = (sheet: string | Buffer, shared: string | Buffer = '<sst/>') =>
  writeZip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': shared,
  })

const inRows = (rows: Buffer) =>
  Buffer.concat([Buffer.from('<worksheet>'), rows, Buffer.from('</worksheet>')])

const tooMuch = /record 1: Holds more than 100,000 values/
const services = 'id,name\ns1,Hope\n'

const hostile: [name: string, file: string, make: () => Uint8Array, reason: RegExp][] = [
  [
    'a row of a workbook with 20 million cells',
    'a.xlsx',
    () =>
      workbook(
        inRows(
          Buffer.concat([Buffer.from('<row>'), repeat('<c r="A1"/>', 2e7), Buffer.from('</row>')]),
        ),
      ),
    tooMuch,
  ],
  [
    'a workbook with 40 million shared texts',
    'b.xlsx',
    () =>
      workbook(
        '<worksheet/>',
        Buffer.concat([Buffer.from('<sst>'), repeat('<si/>', 4e7), Buffer.from('</sst>')]),
      ),
    /too many different texts/,
  ],
  [
    'an element with 25 million children',
    'c.xml.gz',
    () => pack('<l><item>', repeat('<a b=""/>', 2.5e7), '</item></l>'),
    tooMuch,
  ],
  [
    'an element with 25 million attributes',
    'd.xml.gz',
    () => pack('<l><item', repeat(' a="b"', 2.5e7), '/></l>'),
    tooMuch,
  ],
  [
    'an element with a text of 200 million characters',
    'e.xml.gz',
    () => pack('<l><item><name>', repeat('abcdefgh', 2.5e7), '</name></item></l>'),
    /record 1 is too long/,
  ],
  [
    'a comment of 200 million characters',
    'f.xml.gz',
    () => pack('<l><!--', repeat('abcdefgh', 2.5e7), '--><item/></l>'),
    /record 1 is too long/,
  ],
  [
    'a record of JSON with 20 million items',
    'g.json.gz',
    () => pack('[{"name":"A","x":[', repeat('[],', 2e7), '0]}]'),
    tooMuch,
  ],
  [
    'one object of JSON with 20 million items',
    'h.json.gz',
    () => pack('{"name":"A","x":[', repeat('0,', 2e7), '0]}'),
    tooMuch,
  ],
  [
    'a line of NDJSON with 20 million items',
    'i.ndjson.gz',
    () => pack('{"name":"A","x":[', repeat('{},', 2e7), '0]}\n'),
    tooMuch,
  ],
  ['JSON that is nested 100 million deep', 'j.json.gz', () => pack(repeat('[', 1e8)), /nested/],
  [
    'a place of GeoJSON with 20 million points',
    'k.geojson.gz',
    () =>
      pack(
        '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"coordinates":[',
        repeat('[1,1],', 2e7),
        '[]]}}]}',
      ),
    tooMuch,
  ],
  [
    'a row of CSV with 20 million cells',
    'l.csv.gz',
    () => pack('name,city\nA', repeat(',', 2e7), '\n'),
    /record 1 is too long/,
  ],
  [
    'an organization of HSDS whose services repeat it',
    'm.json.gz',
    () =>
      pack(
        '[{"name":"A","phones":[',
        repeat('{},', 3e4),
        '{}],"services":[',
        repeat('{"name":"B"},', 2e4),
        '{"name":"C"}]}]',
      ),
    /Its services and locations repeat too much/,
  ],
  [
    'an archive of 65,000 files',
    'n.zip',
    () =>
      writeZip(Object.fromEntries(Array.from({ length: 65_000 }, (_, index) => [`${index}`, '']))),
    /more than 10,000 files/,
  ],
  [
    'a package whose tables hold 16 million cells',
    'o.zip',
    () =>
      writeZip({
        'services.csv': services,
        'phones.csv': Buffer.concat([
          Buffer.from(
            `contact_id${Array.from({ length: 40 }, (_, index) => `,x${index}`).join('')}\n`,
          ),
          repeat(`c1${',1'.repeat(40)}\n`, 4e5),
        ]),
      }),
    /hold too much text/,
  ],
  [
    'a package with 400,000 rows that belong to nothing',
    'p.zip',
    () =>
      writeZip({
        'services.csv': services,
        'phones.csv': Buffer.concat([Buffer.from('id,number\n'), repeat('p1,1\n', 4e5)]),
      }),
    /can't be used/,
  ],
  [
    'a package with 500,000 rows that belong to one service',
    'q.zip',
    () =>
      writeZip({
        'services.csv': services,
        'service_at_location.csv': Buffer.concat([
          Buffer.from('id,service_id\n'),
          repeat('x1,s1\n', 499_000),
        ]),
      }),
    /can't be used/,
  ],
]

describe('a small file that says more than memory can hold', () => {
  const outcomes = new Map<string, ReadInChild>()
  beforeAll(async () => {
    const files = hostile.map(([, name, make]) => {
      const file = path.join(folder, name)
      writeFileSync(file, make())
      return file
    })
    for (const outcome of await readInSmallHeap(files)) {
      outcomes.set(path.basename(outcome.path), outcome)
    }
  }, 900_000)

  it.each(hostile)('is refused: %s', (_, name, _make, reason) => {
    const outcome = outcomes.get(name)
    expect([outcome?.refused, ...(outcome?.problems ?? [])].join('\n')).toMatch(reason)
    expect(outcome?.longestTurn).toBeLessThan(2)
  })
})

describe('a record that says too much', () => {
  const many = recordLimits.values + 1
  const problem = { problem: 'Holds more than 100,000 values, which no center has' }

  it.each([
    [
      'XML',
      'a.xml',
      `<l><item><name>A</name></item><item>${'<a/>'.repeat(many)}</item><item><name>B</name></item></l>`,
    ],
    ['CSV', 'a.csv', `name,city\nA,x\nC${','.repeat(many)}\nB,x\n`],
    [
      'Excel',
      'a.xlsx',
      workbook(
        `<w>${['name', 'A', '', 'B'].map((name) => `<row>${name === '' ? '<c/>'.repeat(many) : `<c t="inlineStr"><is><t>${name}</t></is></c>`}</row>`).join('')}</w>`,
      ),
    ],
  ])('is passed over in %s, and the others are read', async (_, name, content) => {
    const read = await readBytes(name, content)
    if (!read.ok) throw new Error(read.message)
    const names = read.records.map((record) => ('problem' in record ? record : record.get('name')))
    expect(names).toEqual(['A', problem, 'B'])
  })

  it('ends the reading of JSON, with its number', async () => {
    const text = `[{"name":"A"},{"name":"C","x":[${'0,'.repeat(many)}0]},{"name":"B"}]`
    expect(await readOutcome('a.json', text)).toBe(
      `File parsing error: record 2: ${problem.problem}`,
    )
  })

  it('may be the row that names the fields', async () => {
    expect(await readOutcome('a.csv', `${','.repeat(many)}\nA\n`)).toBe(
      `File parsing error: the row that names the fields: ${problem.problem}`,
    )
  })
})
