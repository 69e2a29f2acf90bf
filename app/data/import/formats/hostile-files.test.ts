import { describe, expect, it } from 'vitest'
import { parseBytes, readBytes, readOutcome } from '#tests/support/import-files.ts'
import { expectLinearTime } from '#tests/support/linear-time.ts'
import { runs } from '#tests/support/thorough.ts'
import { recordLimits } from './record-limits.ts'

describe('hostile files', () => {
  it('are refused when cut off at any byte', async () => {
    const json = JSON.stringify([{ name: 'A', categories: ['x', 'y'] }, { name: 'B "q" é' }])
    const xml = '<c><item><name>A</name></item><item><name>B &amp; é</name></item></c>'
    const places =
      '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"A"}}]}'
    for (const [name, text] of [
      ['a.json', json],
      ['a.geojson', places],
      ['a.xml', xml],
    ] as const) {
      const bytes = Buffer.from(text)
      for (let length = 0; length < bytes.length; length++) {
        const read = await readBytes(name, bytes.subarray(0, length))
        expect(read.ok, `${name} cut at ${length}`).toBe(false)
      }
    }
  })

  it('cannot expand entities, because a DOCTYPE is refused', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`,
    ).join('')}]><center><name>&lol9;</name></center>`
    expect(await readOutcome('a.xml', bomb)).toBe(
      'File parsing error: a document type (DOCTYPE) is not allowed',
    )
    const external = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><center><name>&x;</name></center>'
    expect(await readOutcome('a.xml', external)).toMatch(/DOCTYPE/)
  })

  it('are refused if a value is too long', async () => {
    const long = 'x'.repeat(recordLimits.length + 10)
    expect(await readOutcome('a.json', `[{"name":"${long}"}]`)).toBe(
      'File parsing error: record 1 is too long, or a quoted value in it is never closed',
    )
    expect(await readOutcome('a.json', `{"name":"${long}"}`)).toMatch(/record 1 is too long/)
    expect(await readOutcome('a.csv', `name\n"A"\n"${long}"\n`)).toMatch(/is too long/)
    expect(await readOutcome('a.csv', `name\n"A"\n"${long}`)).toMatch(/never closed/)
    const read = await readBytes('a.xml', `<l><item><name>${long}</name></item><item/></l>`)
    expect(read).toMatchObject({ records: [{ problem: 'Longer than 4,000,000 characters' }, {}] })
  })

  it('are refused if their JSON is malformed', async () => {
    for (const text of [
      '[,]',
      '[1,]',
      '[,1]',
      '[{}{}]',
      '[{]}',
      '{"rows":[}',
      '{"rows":[1,2]',
      '{"rows":[]]',
      '[] []',
      '[1]x',
      '{"a":1}{"b":2}',
      '{"rows":[{}],}',
      '{"rows":[{}],"rows":[{}]}',
      '{"features":[{"type":"Feature"}],"contents":[{}]}',
      '["a":1]',
      '[1}',
      '{"a":1]',
      "[{'name':'A'}]",
      '[NaN]',
    ]) {
      expect([text, await readOutcome('a.json', text)]).toEqual([text, 'Invalid JSON format'])
    }
    expect(await readOutcome('a.json', '{"x":{"rows":[1]},"rows" : [ {"name1":"A"} , {} ] }')).toBe(
      '2 records',
    )
    expect(await readOutcome('a.json', '{"a":"\\"rows\\":[","name":"A"}')).toBe('1 records')
  })

  it('cannot fill memory with a new field name in each record', async () => {
    const records = Array.from({ length: 2000 }, (_, index) => ({ name: 'A', [`x${index}y`]: 1 }))
    const { unknownFields } = await parseBytes('a.json', JSON.stringify(records))
    expect(unknownFields.size).toBe(500)
  })
})

describe('a file that repeats a pattern', () => {
  const list = (count: number, make: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => make(index))
  const json = (value: unknown) => JSON.stringify(value)
  const blanks = [' ', '\t', '\r', '\n', '\r\n', '\u00a0', '- ', 'x ', '1', '.0']
  const fields = [
    'name',
    'title',
    'description',
    'phone',
    'website',
    'zip',
    'county',
    'latitude',
    'categories',
    'name1',
    'mood',
  ]

  it.each(blanks)('is read in linear time: %j', (blank) =>
    expectLinearTime(async (times) => {
      const run = blank.repeat(times / blank.length)
      for (const text of [run, `${run}x`, `name${run}\n"A${run}x"\nB`, `name\n${run}x`]) {
        await readOutcome('a.csv', text)
      }
      for (const text of [run, `${run}x`, `name${run}\tcity\n"A${run}x"\nB`]) {
        await readOutcome('a.tsv', text)
      }
      await readOutcome('a.json', `${run}x`)
      await readOutcome('a.json', `{"a":1,${run}`)
      await readOutcome('a.xml', `<l>${run}<item ${run}><name>${run}x</name></item></l>`)
      for (const field of fields) {
        const { items } = await parseBytes('a.json', json([{ name: 'A', [field]: `${run}x` }]))
        expect(items).toHaveLength(1)
      }
    }),
  )

  it('is read in linear time if it repeats structure', () =>
    expectLinearTime(
      async (times) => {
        const firstLevel = `{"name":"A",${list(times, () => '"a":[]')}}`
        expect(await readOutcome('a.json', firstLevel)).toBe('1 records')
        const hours = list(times / 3, (index) => ({ day: 1, hours: `${index}` }))
        expect(
          (await parseBytes('a.json', json([{ name: 'A', openingHours: hours }]))).drafts,
        ).toHaveLength(1)
        const long = 'a'.repeat(times)
        const names = { name1: `${long}${long}`, name2: `b${long}` }
        expect((await parseBytes('a.json', json([names]))).items).toMatchObject([{ ok: false }])
        const service = { f1: long, f2: long, f3: 'x;'.repeat(times) }
        expect(
          (await parseBytes('a.json', json([{ name1: 'A', services: [service] }]))).drafts,
        ).toHaveLength(1)
        const offered = list(times / 2, (index) => ({ [`x${index}`]: true }))
        expect(
          (await parseBytes('a.json', json([{ name: 'A', additionalInfo: { [long]: offered } }])))
            .drafts,
        ).toHaveLength(1)
      },
      runs(1_000, 5_000),
    ))

  it('is read in linear time if it repeats HSDS services and locations', () =>
    expectLinearTime(
      async (times) => {
        const places = list(times, (index) => ({ location_id: `${index}` }))
        const service = { id: '1', name: 'A', service_at_locations: places }
        expect(await readOutcome('a.json', json([service]))).toBe(`${times} records`)
        const locations = list(times, (index) => ({ id: `${index}`, location_type: 'physical' }))
        const services = [{ ...service, service_at_locations: places }]
        expect(await readOutcome('a.json', json([{ name: 'B', services, locations }]))).toBe(
          `${times} records`,
        )
        const days = { schedules: list(times, () => ({ byday: 'MO', opens_at: '09:00' })) }
        const long = {
          ...service,
          service_at_locations: [days],
          attributes: [{ value: 'a'.repeat(times) }],
        }
        expect((await parseBytes('a.json', json([long]))).drafts).toHaveLength(1)
      },
      runs(500, 2_500),
    ))

  it('is read in linear time if it repeats rows', () =>
    expectLinearTime(
      async (times) => {
        const long = `name,${'a'.repeat(times)},${list(times, (index) => index)}\n`
        expect(await readOutcome('a.csv', `${long}${'A,1\n'.repeat(times)}`)).toBe(
          `${times} records`,
        )
        const mixed = Buffer.from(
          `${'\n'.repeat(times)}name\nPe\xf1a\n${'\xe9\n'.repeat(times)}`,
          'latin1',
        )
        expect(await readOutcome('a.csv', mixed)).toBe(`${times + 1} records`)
      },
      runs(2_000, 10_000),
    ))
})

/** Readers get a text in chunks, and the chunk boundaries must not change the result. */
it('reads a file the same way in chunks of any size', async () => {
  const { readCsv } = await import('./read-csv.ts')
  const { readJson } = await import('./read-json.ts')
  const { readXml } = await import('./read-xml.ts')
  const texts = {
    csv: 'name,city\r\n"A ""q"", é",Newark\r\r\n\r\nB,"x\r\ny"\rC,🙂\r\rD,"x\r\r\r\r\ny\r\r\rz"\r\r\r\rE\r\r\r\n',
    json: ' {"page":1,"rows":[{"name":"A \\"]é"},{"name":"B","l":[1,{"x":[]}]},7 ],"totalPages":2} ',
    xml: '<?xml version="1.0"?><l><item id="1"><name>A &amp; é</name><c><![CDATA[<x>]]></c></item><center/></l>',
  }
  const readers = { csv: readCsv, json: readJson, xml: readXml }
  const readIn = async (format: keyof typeof texts, size: number) => {
    const notes = { fieldLabels: new Map<string, string>(), notes: [] as string[] }
    async function* pieces() {
      // Decoders never split a character.
      const letters = [...texts[format]]
      for (let at = 0; at < letters.length; at += size) {
        yield letters.slice(at, at + size).join('')
      }
    }
    const records: unknown[] = []
    for await (const part of readers[format](pieces(), notes)) records.push(...part)
    return { records, notes }
  }
  for (const format of ['csv', 'json', 'xml'] as const) {
    const whole = await readIn(format, 10_000)
    expect(whole.records.length).toBeGreaterThan(1)
    for (let size = 1; size < 40; size++) {
      expect(await readIn(format, size), `${format} by ${size}`).toEqual(whole)
    }
  }
})
