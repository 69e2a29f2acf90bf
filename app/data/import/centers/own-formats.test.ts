import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseBytes } from '#tests/support/import-files.ts'
import { runs } from '#tests/support/thorough.ts'
import { writeWorkbook } from '#tests/support/write-workbook.ts'
import type { CenterDraft } from './center-draft.ts'

type Field = string | number | boolean | null
type Center = {
  name: string
  fields: Record<string, Field>
  categories: string[]
  hours: { dayOfWeek: number; hours: string }[]
  info: { category: string; infoKey: string; infoValue: boolean }[]
}

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'aZ09 ,;"\'&<>|/\\é🙂\n\r'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})
// XML can't hold control characters, and all formats get the same table here.
const shareable = text.map((value) =>
  value.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''),
)
const word = shareable.map((value) => `w${value.replace(/[\r\n]/g, ' ')}`)

const center: fc.Arbitrary<Center> = fc.record({
  name: word,
  fields: fc.record({
    description: shareable,
    street: word,
    // Not "wV": without a state, a town of that name is one.
    city: word.map((value) => `Ty${value}`),
    state: fc.constantFrom('NJ', 'New Jersey', 'PA', ''),
    postal_code: fc.constantFrom('07102', '8755', '', 'NA'),
    phone: fc.constantFrom('609-555-0142', '9.18E+11', ''),
    website: fc.constantFrom('https://example.org/?a=1&b=2', 'http://', ''),
    total_score: fc.constantFrom('4.5', '9', ''),
    reviews_count: fc.nat(500).map(String),
    latitude: fc.double({ min: 38, max: 42, noNaN: true }).map(String),
    longitude: fc.double({ min: -76, max: -73, noNaN: true }).map(String),
    permanently_closed: fc.constantFrom('TRUE', 'FALSE', ''),
  }),
  categories: fc.array(word, { maxLength: 3 }),
  hours: fc.uniqueArray(fc.record({ dayOfWeek: fc.integer({ min: 1, max: 7 }), hours: word }), {
    selector: ({ dayOfWeek }) => dayOfWeek,
    maxLength: 7,
  }),
  info: fc.array(fc.record({ category: word, infoKey: word, infoValue: fc.boolean() }), {
    maxLength: 3,
  }),
})

const toCamel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

function toJson(centers: Center[]): string {
  return JSON.stringify(
    centers.map(({ name, fields, categories, hours, info }) => ({
      name,
      ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [toCamel(key), value])),
      categories,
      openingHours: hours,
      additionalInfo: info,
    })),
  )
}

function toCsv(centers: Center[]): string {
  // Like `serializeCsv`: put an apostrophe before a cell that a spreadsheet would run as a formula.
  const quote = (value: Field) =>
    `"${String(value ?? '')
      .replace(/^(?='*[=+\-@\t\r\n])/, "'")
      .replace(/"/g, '""')}"`
  const names = Object.keys(centers[0]?.fields ?? {})
  const rows = centers.map(({ name, fields, categories, hours, info }) =>
    [
      name,
      ...names.map((key) => fields[key] ?? null),
      ...[categories, hours, info].map((list) => JSON.stringify(list)),
    ]
      .map(quote)
      .join(','),
  )
  return `name,${names.join(',')},categories,opening_hours,additional_info\r\n${rows.join('\r\n')}`
}

function toXml(centers: Center[]): string {
  const escapeText = (value: unknown) =>
    String(value ?? '').replace(/[&<>"\r]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  const tag = (name: string, value: unknown) => `<${name}>${escapeText(value)}</${name}>`
  const list = (outer: string, inner: string, rows: object[]) =>
    `<${outer}>${rows
      .map(
        (row) =>
          `<${inner}>${Object.entries(row)
            .map(([key, value]) => tag(key, value))
            .join('')}</${inner}>`,
      )
      .join('')}</${outer}>`
  return `<?xml version="1.0" encoding="UTF-8"?><centers>${centers
    .map(
      ({ name, fields, categories, hours, info }) =>
        `<center>${tag('name', name)}${Object.entries(fields)
          .map(([key, value]) => tag(key, value))
          .join('')}
        <categories>${categories.map((category) => tag('category', category)).join('')}</categories>
        ${list('opening_hours', 'day', hours)}${list('additional_info', 'info', info)}</center>`,
    )
    .join('\n')}</centers>`
}

async function readDrafts(fileName: string, content: string): Promise<CenterDraft[]> {
  return (await parseBytes(fileName, content)).drafts
}

it('reads any table in our own format the same way from CSV, JSON and XML', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(center, { minLength: 1, maxLength: 4 }), async (centers) => {
      const drafts = await readDrafts('a.json', toJson(centers))
      expect(drafts).toHaveLength(centers.length)
      expect(drafts.map(({ openingHours }) => openingHours.length)).toEqual(
        centers.map(({ hours }) => hours.length),
      )
      expect(await readDrafts('a.csv', toCsv(centers))).toEqual(drafts)
      expect(await readDrafts('a.xml', toXml(centers))).toEqual(drafts)
    }),
    { numRuns: runs(40, 800) },
  )
})

it('reads a draft written as JSON as the same draft', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(center, { minLength: 1, maxLength: 3 }), async (centers) => {
      const once = (await readDrafts('a.json', toJson(centers))).map((draft) => ({
        ...draft,
        warnings: [],
      }))
      expect(await readDrafts('b.json', JSON.stringify(once))).toEqual(once)
    }),
  )
})

it.each([
  ['CSV', 'a.csv', 'name,source,placeId\nA,sample,\nB,import,\nC,,sample-c\nD,,ChIJsample-d\n'],
  [
    'JSON',
    'a.json',
    '[{"name":"A","source":"sample"},{"name":"B"},{"title":"C","url":"x","placeId":"sample-c"},{"name":"D"}]',
  ],
  [
    'XML',
    'a.xml',
    '<l><item source="sample"><name>A</name></item><item><name>B</name></item><item><name>C</name><placeId>sample-c</placeId></item><item><name>D</name></item></l>',
  ],
  [
    'Excel',
    'a.xlsx',
    writeWorkbook([
      [
        ['name', 'source', 'place id'],
        ['A', { shared: 'sample' }, null],
        ['B', 'import', null],
        ['C', null, 'sample-c'],
        ['D', null, null],
      ],
    ]),
  ],
])('a sample stays one in %s', async (_, name, content) => {
  const { drafts } = await parseBytes(name, content)
  expect(drafts.map((draft) => draft.isSample)).toEqual([true, false, true, false])
})
