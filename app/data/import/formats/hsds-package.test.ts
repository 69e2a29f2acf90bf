import { expect, it } from 'vitest'
import { parseBytes, readOutcome } from '#tests/support/import-files.ts'
import { expectLinearTime } from '#tests/support/linear-time.ts'
import { referralTables } from '#tests/support/published-hsds.ts'
import { isThorough, runs } from '#tests/support/thorough.ts'
import { writeZip } from '#tests/support/write-workbook.ts'
import { importLimits } from './records.ts'

const services = 'id,organization_id,name\r\ns1,,Hope\r\n'

it('says which row of a table refers to nothing, and reads the rest', async () => {
  const { items } = await parseBytes(
    'a.zip',
    writeZip({
      ...referralTables,
      'services.csv': `${referralTables['services.csv']}s3,o9,Orphan,,,,\r\n`,
      'services_at_location.csv': `${referralTables['services_at_location.csv']}x3,s1,l9\r\nx4,s9,l1\r\n`,
      'phones.csv':
        'id,service_id,number\r\np1,s1,856-555-0142\r\np2,s8,856-555-0143\r\np3,,856-555-0144\r\n',
      'service_attributes.csv': 'id,service_id,taxonomy_term_id\r\nt1,s1,RX-0\r\n',
      'languages.csv': 'id,service_id,name\r\ng1,s3,Spanish,and,more\r\n',
    }),
  )
  expect(items.flatMap((item) => (item.ok ? [] : [item.reason]))).toEqual([
    'services_at_location.csv, row 4: no location in the package has the id “l9”',
    'phones.csv, row 4: names no service, location or organization that it belongs to',
    'languages.csv, row 2: 5 values, but the header names 3 fields',
    'service_attributes.csv, row 2: no taxonomy term in the package has the id “RX-0”',
    'services.csv, row 5: no organization in the package has the id “o9”',
    'services_at_location.csv, row 5: no service in the package has the id “s9”',
    'phones.csv, row 3: no service in the package has the id “s8”',
  ])
  expect(items.flatMap((item) => (item.ok ? [item.draft] : []))).toMatchObject([
    { name: 'Harbor Health', street: '1 Main Street', phone: '856-555-0142', categories: [] },
    { name: 'Harbor Health', street: '2 High Street', phone: null },
    { name: 'Pier Counseling', street: null },
  ])
})

it.each([
  ['no archive', 'name\nHope', 'this is not an HSDS package (.zip)'],
  ['no services', writeZip({ 'organizations.csv': 'id,name\r\no1,Hope\r\n' }), 'services.csv'],
  ['services without a row', writeZip({ 'services.csv': 'id,name\r\n' }), 'has no records'],
  ['empty services', writeZip({ 'services.csv': '' }), 'a file services.csv'],
  [
    'services outside of the package',
    writeZip({
      'datapackage.json': '{"resources":[{"name":"services","path":"../../etc/services.csv"}]}',
    }),
    'a file services.csv',
  ],
  ['a file outside of it', writeZip({ '../services.csv': services }), 'the file is damaged'],
  [
    'a description that is no object',
    writeZip({ 'datapackage.json': '[', 'services.csv': services }),
    'datapackage.json in the package is not a JSON object',
  ],
  [
    'a table that cannot be read',
    writeZip({ 'services.csv': services, 'phones.csv': 'id,number\n"p1' }),
    'a quoted value that begins in record 1 is never closed (in phones.csv)',
  ],
])('refuses %s', async (_, content, message) => {
  expect(await readOutcome('a.zip', content)).toContain(message)
})

it('is refused when cut off at any byte', async () => {
  const whole = writeZip({ 'services.csv': services, 'phones.csv': 'id,service_id\r\np1,s1\r\n' })
  for (let length = 1; length < whole.length; length += 7) {
    const outcome = await readOutcome('a.zip', whole.subarray(0, length))
    expect(outcome, `cut at ${length}`).toMatch(/^File parsing error: /)
  }
})

it('needs only services, in any folder, and no other file', async () => {
  const zip = writeZip({ '__MACOSX/services.csv': 'x', 'data/Services.csv': services, 'a.txt': '' })
  expect((await parseBytes('a.zip', zip)).drafts).toMatchObject([{ name: 'Hope', street: null }])
})

it('is read in linear time if its services share a location with many rows', () => {
  const list = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('\n')
  return expectLinearTime(
    async (times) => {
      const zip = writeZip({
        'services.csv': `id,name\n${list(times, (index) => `s${index},Hope ${index}`)}`,
        'locations.csv': 'id,name\nl1,House',
        'service_at_location.csv': `id,service_id,location_id\n${list(times, (index) => `x${index},s${index},l1`)}`,
        'phones.csv': `location_id,number,type\n${list(4 * times, () => 'l1,856-555-0142,fax')}`,
      })
      const { items } = await parseBytes('a.zip', zip)
      expect(items.filter(({ ok }) => ok)).toHaveLength(times)
      expect(items.find(({ ok }) => !ok)).toMatchObject({
        reason: 'phones.csv, row 202: more than 200 such rows belong to one location',
      })
    },
    runs(200, 2_000),
  )
})

it.runIf(isThorough)(
  'is refused if it expands too far, or keeps too many rows in memory',
  async () => {
    const size = (importLimits.expandedMegabytes + 1) * 1024 * 1024
    const bomb = writeZip({ 'services.csv': services }, { 'services.csv': size })
    expect(await readOutcome('a.zip', bomb)).toMatch(/unpacked, the file is larger/)
    const lies = writeZip({ 'services.csv': services }, { 'services.csv': 10 })
    expect(await readOutcome('a.zip', lies)).toMatch(/the file is damaged/)
    const rows = 'x,s1\n'.repeat(importLimits.linkedRows + 1)
    const many = writeZip({ 'services.csv': services, 'phones.csv': `id,contact_id\n${rows}` })
    expect(await readOutcome('a.zip', many)).toMatch(/more than 500,000 rows beside its services/)
  },
)
