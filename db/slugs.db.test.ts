import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { pages } from '#app/pages.ts'
import { describeWithPGlite } from '#tests/support/test-database.ts'
import { runs } from '#tests/support/thorough.ts'
import { readRows } from './read-rows.server.ts'

/** The specification's rules, word for word, for a name that is not used yet. */
function readSpecification(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '')
  return slug || 'unnamed-center'
}

describeWithPGlite('slugs', (database, operate) => {
  beforeEach(() => operate(sql`delete from treatment_centers`))

  /** As a visitor: the function needs no rights that visitors lack. */
  const generate = async (name: string | null) => {
    const [row] = await readRows<{ slug: string }>(
      database().orm,
      sql`select generate_unique_slug(${name}) as slug`,
    )
    return row?.slug
  }
  const generateAll = async (names: (string | null)[]) => {
    const [row] = await readRows<{ slugs: string[] }>(
      database().orm,
      sql`select generate_unique_slugs(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))) as slugs`,
    )
    return row?.slugs ?? []
  }
  const add = (slug: string) =>
    operate(sql`insert into treatment_centers (slug, name) values (${slug}, 'Any')`)
  const rename = (from: string, to: string) =>
    operate(sql`update treatment_centers set slug = ${to} where slug = ${from}`)
  const readFormer = () =>
    readRows<{ former: string; current: string }>(
      database().orm,
      sql`select f.slug as former, c.slug as current
        from center_former_slugs f join treatment_centers c on c.id = f.center_id order by 1`,
    )

  it.each([
    ['Serenity House', 'serenity-house'],
    ["St. Mary's -- Detox & Rehab (Newark)", 'st-marys-detox-rehab-newark'],
    ['  -Hope-  ', 'hope'],
    ['Tabs\tand\nlines', 'tabs-and-lines'],
    ['Under_score/slash', 'underscoreslash'],
    ['Clínica Peña ÉCOLE Łódź', 'clinica-pena-ecole-lodz'],
    ['24/7 Care', '247-care'],
    ['', 'unnamed-center'],
    [null, 'unnamed-center'],
    ['—', 'unnamed-center'],
    ['希望之家', 'unnamed-center'],
    ['x'.repeat(200), 'x'.repeat(90)],
    [`${'x'.repeat(89)} yz`, 'x'.repeat(89)],
  ])('for %j are %s', async (name, slug) => {
    expect(await generate(name)).toBe(slug)
  })

  it('are never those of the pages beside the centers’ pages', async () => {
    const besides = pages
      .flatMap(({ path }) => Object.values(path))
      .flatMap((path) => /^\/(?:centers|es\/centros)\/([\w-]+)$/.exec(path)?.[1] ?? [])
    expect(besides).toEqual(['sheet', 'hoja'])
    expect(await generateAll(besides)).toEqual(['sheet-1', 'hoja-1'])
  })

  it('count up from -1 until unused, filling gaps', async () => {
    await add('hope')
    expect(await generate('Hope')).toBe('hope-1')
    await add('hope-2')
    expect(await generate('Hope')).toBe('hope-1')
    await add('hope-1')
    expect(await generate('Hope!')).toBe('hope-3')
  })

  it('count up for the default too, and stay within ninety characters', async () => {
    await add('unnamed-center')
    expect(await generate('?')).toBe('unnamed-center-1')
    const long = 'x'.repeat(91)
    const cut = (kept: number, end: string) => 'x'.repeat(kept) + end
    expect(await generateAll(Array(11).fill(long))).toEqual([
      cut(90, ''),
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => cut(88, `-${number}`)),
      cut(87, '-10'),
    ])
    await add(cut(90, ''))
    await add(cut(88, '-1'))
    expect(await generate(long)).toBe(cut(88, '-2'))
    const hyphen = `${cut(87, '')} yy`
    await add(cut(87, '-yy'))
    expect(await generate(hyphen)).toBe(cut(87, '-1'))
  })

  it('for several names at once are distinct and in order', async () => {
    await add('hope')
    expect(await generateAll(['Hope', 'Grace', 'HOPE', 'Hope 1', 'grace', ''])).toEqual([
      'hope-1',
      'grace',
      'hope-2',
      'hope-1-1',
      'grace-1',
      'unnamed-center',
    ])
    expect(await generateAll([])).toEqual([])
  })

  it('follow the specification for any ASCII name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii', maxLength: 130 }), async (name) => {
        fc.pre(!name.includes('\0'))
        expect(await generate(name)).toBe(readSpecification(name))
      }),
      { numRuns: runs(40, 200) },
    )
  })

  describe('that are no longer current', () => {
    beforeEach(() => add('first'))

    it('still lead to the center', async () => {
      await rename('first', 'second')
      await rename('second', 'third')
      expect(await readFormer()).toEqual([
        { former: 'first', current: 'third' },
        { former: 'second', current: 'third' },
      ])
    })

    it('become current again when the center is renamed back', async () => {
      await rename('first', 'second')
      await rename('second', 'first')
      expect(await readFormer()).toEqual([{ former: 'second', current: 'first' }])
    })

    it('stay reserved for their center', async () => {
      await rename('first', 'second')
      expect(await generate('First')).toBe('first-1')
    })

    it('lead to the center that had them last', async () => {
      await rename('first', 'second')
      await add('first')
      await rename('first', 'other')
      expect(await readFormer()).toEqual([{ former: 'first', current: 'other' }])
    })

    it('are deleted with their center', async () => {
      await rename('first', 'second')
      await operate(sql`delete from treatment_centers`)
      expect(await readFormer()).toEqual([])
      expect(await generate('First')).toBe('first')
    })

    it('are not created by other changes', async () => {
      await operate(sql`update treatment_centers set slug = slug, name = 'Other'`)
      expect(await readFormer()).toEqual([])
    })
  })
})
