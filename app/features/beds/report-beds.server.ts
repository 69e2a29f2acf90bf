import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type BedAvailability, maxBeds } from '#app/lib/bed-availability.ts'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { bedsMessages } from './messages.ts'

/**
 * The reporter: the holder of a link that staff sent, or a member with a confirmed claim on the
 * center.
 */
export type BedReporter = { key: string } | { slug: string }

export type OwnBeds = { name: string; slug: string; bedAvailability: BedAvailability | null }

/** Reads the reporter's center and its latest report; null when they may not report for it. */
export async function readOwnBeds(db: Executor, reporter: BedReporter): Promise<OwnBeds | null> {
  type Row = Pick<OwnBeds, 'name' | 'slug'> & {
    bedAvailability: { detox: number | null; residential: number | null; at: string } | null
  }
  const isTheirs =
    'key' in reporter
      ? sql`c.id in (select id from find_bed_link(${reporter.key}))`
      : sql`c.slug = ${reporter.slug} and speaks_for(c.id)`
  const [row] = await readRows<Row>(
    db,
    sql`select c.name, c.slug, (select json_build_object('detox', o.detox,
        'residential', o.residential, 'at', o.reported_at) from bed_availability o where o.center_id = c.id) as "bedAvailability"
      from treatment_centers c where ${isTheirs}`,
  )
  if (!row) return null
  return {
    ...row,
    bedAvailability: row.bedAvailability && {
      ...row.bedAvailability,
      at: new Date(row.bedAvailability.at),
    },
  }
}

const beds = z
  .literal('none')
  .transform(() => null)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(maxBeds)))

/**
 * The center's open beds today, by kind: a number, or 'none' when it has no beds of that kind at
 * all.
 */
const bedsInput = z
  .object({ detox: beds, residential: beds })
  .refine(({ detox, residential }) => detox !== null || residential !== null)

/** Stores the center's report, which is shown for 24 hours. */
export async function reportBeds(
  db: Executor,
  reporter: BedReporter,
  form: FormData,
  language: Language = 'en',
): Promise<Result<null>> {
  const text = bedsMessages[language]
  const said = bedsInput.safeParse(Object.fromEntries(form))
  if (!said.success) return { ok: false, errors: text.chooseFirst }
  const { detox, residential } = said.data
  const [row] = await readRows<{ isStored: boolean | null }>(
    db,
    'key' in reporter
      ? sql`select report_beds(${reporter.key}, ${detox}, ${residential}) as "isStored"`
      : sql`select report_own_beds((select id from treatment_centers where slug = ${reporter.slug}),
          ${detox}, ${residential}) as "isStored"`,
  )
  if (row?.isStored) return { ok: true, value: null }
  if (await readOwnBeds(db, reporter)) return { ok: false, errors: text.tooOften }
  return { ok: false, errors: 'key' in reporter ? text.linkEnded : text.notYours }
}
