import { describe, expect, it } from 'vitest'
import { counties } from '#site/places.ts'
import { parseBytes } from '#tests/support/import-files.ts'
import { expectLinearTime } from '#tests/support/linear-time.ts'
import { writeWorkbook } from '#tests/support/write-workbook.ts'

const [first = '', second = ''] = counties

async function read(name: string, content: string | Uint8Array, after = 0) {
  const { items, notes, remarks } = await parseBytes(name, content, { after })
  return {
    centers: items.flatMap((item) =>
      item.ok ? [`${item.number}: ${item.draft.name} | ${item.draft.county ?? '–'}`] : [],
    ),
    problems: items.flatMap((item) => (item.ok ? [] : [`${item.number}: ${item.reason}`])),
    notes: [...notes, ...remarks.keys()],
  }
}

const header = 'Facility Name,Phone Number,Street,Town'
const row = (name: string) => `${name},973-555-0142,12 Main St,Newark`
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`House ${index}`))
const lines = (...parts: string[]) => parts.join('\n')

describe('a heading between the rows of a table', () => {
  const list = lines(
    header,
    `${first.toUpperCase()} COUNTY,,,`,
    row('Hope House'),
    'Page 1 of 2',
    row('Faith House'),
    `County of ${second} (1 facility),,,`,
    header,
    row('Grace House'),
    'Newark',
    row('River House'),
  )

  it('is no center, is said, and gives its county to the rows below it', async () => {
    expect(await read('list.csv', list)).toEqual({
      centers: [
        `2: Hope House | ${first}`,
        `4: Faith House | ${first}`,
        `7: Grace House | ${second}`,
        '9: River House | –',
      ],
      problems: [
        `1: A heading, not a center: ${first.toUpperCase()} COUNTY`,
        '3: A heading, not a center: Page 1 of 2',
        `5: A heading, not a center: County of ${second} (1 facility)`,
        '6: Repeats the names of the columns',
        '8: A heading, not a center: Newark',
      ],
      notes: [
        `Rows with a heading alone are not centers: “${first.toUpperCase()} COUNTY”, “Page 1 of 2”, “County of ${second} (1 facility)”, “Newark”`,
        'The county is from the heading above the rows',
      ],
    })
  })

  it('still counts for the rows below it when an import resumes between them', async () => {
    expect((await read('list.csv', list, 3)).centers[0]).toBe(`4: Faith House | ${first}`)
  })

  it('is read above the header, too', async () => {
    const { centers } = await read('list.csv', lines(`${first} County,,,`, header, ...rows(2)))
    expect(centers).toEqual([`1: House 0 | ${first}`, `2: House 1 | ${first}`])
  })

  it('leaves the county of a row and the value for all rows as they are', async () => {
    const file = lines('Name,Phone,County', `${first} County,,`, `A,973-555-0142,${second}`, 'B,1,')
    expect((await read('list.csv', file)).centers).toEqual([`2: A | ${second}`, `3: B | ${first}`])
    const constants = [{ field: 'county', value: second, everyRow: true }]
    const { drafts } = await parseBytes('list.csv', file, { constants })
    expect(drafts.map(({ county }) => county)).toEqual([second, second])
  })

  it('is found in workbooks and web pages, also where its cell spans all columns', async () => {
    const table = [
      ['Facility Name', 'Phone', 'Town'],
      [`${first} County`, null, null],
      ['Hope House', '973-555-0142', 'Newark'],
      [`${second} County`, `${second} County`, `${second} County`],
      ['Faith House', '973-555-0143', 'Newark'],
    ]
    const centers = [`2: Hope House | ${first}`, `4: Faith House | ${second}`]
    expect(await read('list.xlsx', writeWorkbook([table]))).toMatchObject({ centers })
    const page = `<table><tr><th>Facility Name<th>Phone<th>Town
      <tr><td colspan=3>${first} County<tr><td>Hope House<td>973-555-0142<td>Newark
      <tr><td colspan=3>${second} County<tr><td>Faith House<td>973-555-0143<td>Newark</table>`
    expect(await read('list.xls', page)).toMatchObject({ centers })
  })

  it('can be any text if nine of ten rows have three values or more', async () => {
    const titled = (count: number) => lines(header, 'OUTPATIENT PROGRAMS', ...rows(count))
    expect((await read('list.csv', titled(9))).problems).toEqual([
      '1: A heading, not a center: OUTPATIENT PROGRAMS',
    ])
    expect((await read('list.csv', titled(8))).centers[0]).toBe('1: Outpatient Programs | –')
    const late = await read('list.csv', lines(header, ...rows(60), 'Totals', ...rows(2)))
    expect(late.problems).toEqual(['61: A heading, not a center: Totals'])
  })

  it('quotes some of many', async () => {
    const many = counties.slice(0, 8).flatMap((county) => [`${county} County`, ...rows(2)])
    const { notes } = await read('list.csv', lines(header, ...many))
    expect(notes[0]).toMatch(new RegExp(`^Rows .*: “${first} County”, .*, 3 more$`))
  })
})

describe('a record with one value', () => {
  it('stays one in a list of names, whatever the names', async () => {
    const names = ['Hope House', `${first} County`, 'Newark', 'Faith House', '7']
    expect((await read('list.csv', lines('name', ...names))).centers).toHaveLength(5)
    const wide = lines(header, ...names.map((name) => `${name},,,`), row('Grace House'))
    expect((await read('list.csv', wide)).centers).toHaveLength(6)
  })

  it('stays one beside few others, and if its value is in a later column', async () => {
    const file = lines(header, ...rows(3), 'Amity House,,,')
    expect((await read('list.csv', file)).problems).toEqual([])
    const numbered = lines('No,Name,Phone,Town', ...rows(20), ',Amity House,,')
    expect((await read('list.csv', numbered)).problems).toEqual([])
  })

  it('is judged in linear time', () =>
    expectLinearTime(async (times) => {
      for (const text of ['a ', 'a.', '(', 'county ', '\u00a0', '- ']) {
        const value = `County ${text.repeat(times / text.length)}`
        await parseBytes('a.csv', lines(header, ...rows(2), `"${value}",,,`))
      }
    }))
})
