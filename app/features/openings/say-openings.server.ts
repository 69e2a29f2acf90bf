import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import { maxBeds, type Openings } from '#app/lib/openings.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { openingsMessages } from './messages.ts'

/** Who speaks: whoever has a link that staff sent, or a member for the center that they have proved to be of. */
export type Speaker = { key: string } | { slug: string }

export type OwnOpenings = { name: string; slug: string; openings: Openings | null }

/** The center that a speaker may speak for, with what it said last; null where they may not. */
export async function readOwnOpenings(
  tx: Transaction,
  speaker: Speaker,
): Promise<OwnOpenings | null> {
  type Row = Pick<OwnOpenings, 'name' | 'slug'> & {
    openings: { detox: number | null; residential: number | null; at: string } | null
  }
  const isTheirs =
    'key' in speaker
      ? sql`c.id in (select id from find_opening_link(${speaker.key}))`
      : sql`c.slug = ${speaker.slug} and speaks_for(c.id)`
  const [row] = await readRows<Row>(
    tx,
    sql`select c.name, c.slug, (select json_build_object('detox', o.detox,
        'residential', o.residential, 'at', o.said_at) from openings o where o.center_id = c.id) as openings
      from treatment_centers c where ${isTheirs}`,
  )
  if (!row) return null
  return { ...row, openings: row.openings && { ...row.openings, at: new Date(row.openings.at) } }
}

const beds = z
  .literal('none')
  .transform(() => null)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(maxBeds)))

/** How many beds a center has today, of each kind: a number, or 'none' where it has no such beds at all. */
const openingsInput = z
  .object({ detox: beds, residential: beds })
  .refine(({ detox, residential }) => detox !== null || residential !== null)

/** Stores for 24 hours what the center says. */
export async function sayOpenings(
  tx: Transaction,
  speaker: Speaker,
  form: FormData,
  language: Language = 'en',
): Promise<Result<null>> {
  const text = openingsMessages[language]
  const said = openingsInput.safeParse(Object.fromEntries(form))
  if (!said.success) return { ok: false, errors: text.chooseFirst }
  const { detox, residential } = said.data
  const [row] = await readRows<{ isStored: boolean | null }>(
    tx,
    'key' in speaker
      ? sql`select say_openings(${speaker.key}, ${detox}, ${residential}) as "isStored"`
      : sql`select say_own_openings((select id from treatment_centers where slug = ${speaker.slug}),
          ${detox}, ${residential}) as "isStored"`,
  )
  if (row?.isStored) return { ok: true, value: null }
  if (await readOwnOpenings(tx, speaker)) return { ok: false, errors: text.tooOften }
  return { ok: false, errors: 'key' in speaker ? text.linkEnded : text.notYours }
}
