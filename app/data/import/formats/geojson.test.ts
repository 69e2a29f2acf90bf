import { describe, expect, it } from 'vitest'
import { parseBytes, readBytes } from '#tests/support/import-files.ts'

const point = (longitude: unknown, latitude: unknown) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
})
const feature = (properties: object | null, geometry: object | null = point(-74.17, 40.73)) => ({
  type: 'Feature',
  properties,
  geometry,
})
const collect = (...features: unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', name: 'centers', features })

async function show(fileName: string, text: string) {
  const read = await readBytes(fileName, text)
  return read.ok
    ? read.records.map((record) => ('problem' in record ? record : Object.fromEntries(record)))
    : read.message
}

describe('GeoJSON', () => {
  it('gives each feature the coordinates of its point', async () => {
    const text = collect(
      feature({ name: 'A', Latitude: 1, city: 'Newark' }),
      feature({ name: 'B' }, null),
    )
    const records = [
      { name: 'A', city: 'Newark', longitude: -74.17, latitude: 40.73 },
      { name: 'B' },
    ]
    expect(await show('a.geojson', text)).toEqual(records)
    expect(await show('a.json', text)).toEqual(records)
    expect(await show('a.geojson', JSON.stringify(feature({ name: 'A' })))).toEqual([
      { name: 'A', longitude: -74.17, latitude: 40.73 },
    ])
  })

  it('reads properties like the fields of any other file', async () => {
    const { drafts, formats, unknownFields } = await parseBytes(
      'a.geojson',
      collect(
        feature({ name1: 'Hope', street1: '1 Main St', city: 'Newark', state: 'NJ', DT: '1' }),
        feature({ name: 'Far', state: 'NJ', mood: 'good' }, point(40.73, -74.17)),
      ),
    )
    expect([...formats]).toEqual([
      ['SAMHSA', 1],
      ['directory', 1],
    ])
    expect([...unknownFields]).toEqual([['mood', 1]])
    expect(drafts).toMatchObject([
      { name: 'Hope', latitude: 40.73, longitude: -74.17, treatmentTypes: ['detox'], warnings: [] },
      { name: 'Far', latitude: null, warnings: ['coordinates outside NJ, left out'] },
    ])
  })

  it('counts the lines and areas, which have no coordinates', async () => {
    const area = { type: 'Polygon', coordinates: [[[0, 0]]] }
    const read = await readBytes('a.geojson', collect(feature({ name: 'A' }, area)))
    expect(read).toMatchObject({
      records: [new Map([['name', 'A']])],
      notes: ['1 record has a line or an area instead of a point: read without coordinates'],
    })
  })

  it('reports members that are no features, and files without any', async () => {
    const notAnObject = { problem: 'Not a record with named fields' }
    expect(await show('a.geojson', collect(feature({ name: 'A' }), 7))).toEqual([
      { name: 'A', longitude: -74.17, latitude: 40.73 },
      notAnObject,
    ])
    expect(await show('a.geojson', collect())).toBe('File parsing error: the file has no records')
    expect(await show('a.geojson', collect(feature(null, null)))).toEqual([{}])
  })

  it('leaves a center alone that has a list of features', async () => {
    for (const features of [[], ['pool'], [{ name: 'pool' }]]) {
      const text = JSON.stringify({ name: 'A', features })
      expect(await show('a.json', text)).toEqual([{ name: 'A', features }])
    }
  })
})

describe('TSV', () => {
  it('separates values by tabs, even if names have more commas', async () => {
    const text = 'name, in full, as licensed\tcity\nA, Inc\tNewark\n'
    expect(await show('a.tsv', text)).toEqual([{ nameinfullaslicensed: 'A, Inc', city: 'Newark' }])
    expect(await show('a.tsv', 'name\tcity\n"A\tB"\t\n')).toEqual([{ name: 'A\tB' }])
  })

  it('reads other separators under its name, and says what is missing', async () => {
    expect(await show('a.tsv', 'name;city\nA;B')).toEqual([{ name: 'A', city: 'B' }])
    expect(await show('a.tsv', 'name\nA')).toEqual([{ name: 'A' }])
    expect(await show('a.tsv', '')).toBe('CSV must have headers and at least one data row')
  })

  it('reads UTF-16, as spreadsheets save it', async () => {
    const bytes = Buffer.from('\ufeffname\tcity\r\nPeña\tNewark\r\n', 'utf16le')
    expect(await readBytes('a.tsv', bytes)).toMatchObject({
      records: [
        new Map([
          ['name', 'Peña'],
          ['city', 'Newark'],
        ]),
      ],
    })
  })
})
