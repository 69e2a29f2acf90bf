import { sql } from 'drizzle-orm'
import * as z from 'zod'
import {
  type BedAvailability,
  type BedUnit,
  bedKinds,
  bedPeople,
  getBedExpiry,
  maxBeds,
  unitNames,
} from '#app/center/offerings/bed-availability.ts'
import type { Result } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type StoredBeds, storedBeds } from '#db/stored-beds.ts'
import { bedsMessages } from './messages.ts'

/**
 * The reporter: the holder of a link that staff sent, or a member with a confirmed claim on the
 * center.
 */
export type BedReporter = { key: string } | { slug: string }

export type OwnBeds = {
  name: string
  slug: string
  /** The report of the past days, which can be sent again. */
  last: BedAvailability | null
  /** It is from the last 24 hours, and still shown. */
  isShown: boolean
  isFromYesterday: boolean
}

/** Read the reporter's center and its latest report; null when they may not report for it. */
export async function readOwnBeds(db: Executor, reporter: BedReporter): Promise<OwnBeds | null> {
  const isTheirs =
    'key' in reporter
      ? sql`c.id in (select id from find_bed_link(${reporter.key}))`
      : sql`c.slug = ${reporter.slug} and speaks_for(c.id)`
  const key = 'key' in reporter ? reporter.key : ''
  const [row] = await readRows<{ name: string; slug: string; last: StoredBeds | null }>(
    db,
    sql`select c.name, c.slug, (select ${storedBeds} from find_last_beds(c.id, ${key})) as last
      from treatment_centers c where ${isTheirs}`,
  )
  if (!row) return null
  const last = row.last && { ...row.last, at: new Date(row.last.at) }
  const now = new Date()
  const yesterday = formatIsoDate(new Date(now.getTime() - 24 * 60 * 60 * 1000))
  return {
    ...row,
    last,
    isShown: last !== null && getBedExpiry(last) > now,
    isFromYesterday: last !== null && formatIsoDate(last.at) === yesterday,
  }
}

const beds = z
  .literal('none')
  .transform(() => null)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(maxBeds)))

const someBeds = z
  .literal('')
  .transform(() => undefined)
  .or(z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(maxBeds)))
  .optional()

/**
 * The center's open beds today, by kind: a number, or 'none' when it has no beds of that kind at
 * all. No more beds for some people than of their kind, unless these are "10 or more".
 */
const bedsInput = z
  .object({
    detox: beds,
    residential: beds,
    ...(Object.fromEntries(unitNames.map((unit) => [unit, someBeds])) as Record<
      BedUnit,
      typeof someBeds
    >),
  })
  .refine(({ detox, residential }) => detox !== null || residential !== null)
  .refine((said) =>
    bedKinds.every((kind) =>
      bedPeople.every((people) => (said[`${kind}-${people}`] ?? 0) <= (said[kind] ?? 0)),
    ),
  )
  .transform(({ detox, residential, ...byPeople }) => ({ detox, residential, byPeople }))

type Said = Omit<BedAvailability, 'at'>

/** Read a report: the numbers, or a press of 'Same as last time' or 'None today'. */
function readSaid(form: FormData, last: BedAvailability | null): Said | null {
  const fields = Object.fromEntries(form)
  if (fields.again === 'same') return last
  if (fields.again === 'none') {
    if (!last) return { detox: 0, residential: 0, byPeople: {} }
    const empty = (beds: number | null) => (beds === null ? null : 0)
    return { detox: empty(last.detox), residential: empty(last.residential), byPeople: {} }
  }
  return bedsInput.safeParse(fields).data ?? null
}

/** Store the center's report, which is shown for 24 hours. */
export async function reportBeds(
  db: Executor,
  reporter: BedReporter,
  form: FormData,
  language: Language = 'en',
): Promise<Result<null>> {
  const text = bedsMessages[language]
  const own = await readOwnBeds(db, reporter)
  if (!own) return { ok: false, errors: 'key' in reporter ? text.linkEnded : text.notYours }
  const said = readSaid(form, own.last)
  if (!said) return { ok: false, errors: text.chooseFirst }
  const byPeople = JSON.stringify(said.byPeople)
  const { detox, residential } = said
  const [row] = await readRows<{ isStored: boolean | null }>(
    db,
    'key' in reporter
      ? sql`select report_beds(${reporter.key}, ${detox}, ${residential}, ${byPeople}::jsonb) as "isStored"`
      : sql`select report_own_beds((select id from treatment_centers where slug = ${reporter.slug}),
          ${detox}, ${residential}, ${byPeople}::jsonb) as "isStored"`,
  )
  return row?.isStored ? { ok: true, value: null } : { ok: false, errors: text.tooOften }
}
