import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeWithDatabase } from '#tests/support/test-database.ts'
import { asOperator } from './as-viewer.server.ts'
import { readRows } from './read-rows.server.ts'

// Few words, so that names meet each other, what is used, and what another gets by its suffix.
const name = fc.oneof(
  fc.constantFrom(
    'Hope',
    'hope',
    'HOPE!',
    'Hope 1',
    'hope-2',
    'Hope 1 1',
    'Hope-02',
    '1',
    '-1',
    'Hópe',
  ),
  fc.constantFrom('', '—', 'Unnamed Center', 'unnamed center 1', 'Grace', 'grace - 1', 'free'),
  fc.constantFrom('x'.repeat(88), `${'x'.repeat(88)}-1`, `${'x'.repeat(88)}-12`, 'x'.repeat(95)),
  fc.string({ unit: 'grapheme', maxLength: 5 }).filter((text) => !text.includes('\0')),
)
const slug = fc.constantFrom(
  ...['hope', 'hope-1', 'hope-2', 'hope-1-1', 'unnamed-center', 'grace-1', '1', 'x'.repeat(88)],
)
const used = fc.uniqueArray(slug, { maxLength: 5 })

describeWithDatabase('slugs of many names', (database) => {
  it('are those that were found one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(name, { freq: 20 }), { maxLength: 12 }),
        used,
        used,
        used,
        async (names, current, former, kept) => {
          const { atOnce, single } = await asOperator(database(), async (tx) => {
            await tx.execute(sql`delete from deleted_centers`)
            await tx.execute(sql`delete from treatment_centers`)
            await tx.execute(sql`insert into treatment_centers (slug, name)
              select slug, 'Any' from jsonb_array_elements_text(
                ${JSON.stringify([...current, 'owner-of-former'])}::text::jsonb) slug`)
            await tx.execute(sql`insert into center_former_slugs (slug, center_id)
              select former, id from treatment_centers,
                jsonb_array_elements_text(${JSON.stringify(former)}::text::jsonb) former
              where slug = 'owner-of-former'`)
            await tx.execute(sql`insert into deleted_centers (id, slug, name, contents, deleted_at)
              select gen_random_uuid(), slug, 'Gone', '{}',
                now() - case ord % 3 when 0 then interval '31 days' else interval '1 day' end
              from jsonb_array_elements_text(${JSON.stringify(kept)}::text::jsonb)
                with ordinality as gone (slug, ord)`)
            const [found] = await readRows<{ slugs: string[] }>(
              tx,
              sql`select generate_unique_slugs(array(select name from jsonb_array_elements_text(
                ${JSON.stringify(names)}::text::jsonb) with ordinality as given (name, ord)
                order by ord)) as slugs`,
            )
            const single: string[] = []
            for (const name of names) {
              const [added] = await readRows<{ slug: string }>(
                tx,
                sql`insert into treatment_centers (slug, name)
                  values (generate_unique_slug(${name}), 'Any') returning slug`,
              )
              single.push(added?.slug ?? '')
            }
            return { atOnce: found?.slugs, single }
          })
          expect(atOnce).toEqual(single)
        },
      ),
      { numRuns: 200 },
    )
  })
})
