import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { readOnePhone } from '#app/center/fields/read-phone-text.ts'
import { homeFirst } from '#app/center/home-first.server.ts'
import type { Result } from '#app/lib/form.ts'
import { type Page, readPage } from '#app/lib/list-query.ts'
import { line } from '#app/lib/text-schema.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { applySuggestion } from './apply-suggestion.server.ts'
import { hasWrongNumber, plannedCenters } from './call-session.server.ts'
import { type KnownNumber, knownNumbers } from './known-numbers.server.ts'
import { numberErrors, numbersPerPage } from './messages.ts'

/** An open center without a number, or with one that staff found wrong. */
export type CenterWithoutNumber = {
  id: string
  slug: string
  name: string
  wrongPhone: string | null
  address: string | null
  city: string | null
  state: string | null
  website: string | null
  note: string | null
  known: KnownNumber[]
}

const needsNumber = sql`not c.permanently_closed and (c.phone is null or ${hasWrongNumber})`

/** One page of them, those of the state first; of these, wrong numbers first, then the most viewed. */
export function readNumberQueue(db: Executor, asked: number): Promise<Page<CenterWithoutNumber>> {
  const count = db.$count(plannedCenters, needsNumber)
  return readPage(asked, numbersPerPage, count, ({ limit, offset }) =>
    readRows<CenterWithoutNumber>(
      db,
      sql`select c.id, c.slug, c.name, c.phone as "wrongPhone", c.address, c.city, c.state, c.website, p.note,
        ${knownNumbers} as known
      from ${plannedCenters}
      left join (select center_id, sum(views) as views from center_views group by 1) opened
        on opened.center_id = c.id
      where ${needsNumber}
      order by ${homeFirst('c')}, c.phone is null, coalesce(opened.views, 0) desc, lower(c.name), c.id
      limit ${limit} offset ${offset}`,
    ),
  )
}

/** A form of the queue: a number to call later, or one at which the center answered. */
export const numberIntent = z.object({
  center: z.uuid(),
  phone: line,
  how: z.enum(['later', 'called']).default('later'),
  /** The wrong number that the page showed; '' for none. */
  wrong: line.default(''),
})

/** Write a number into a listing that needs one. */
export async function saveNumber(
  db: Executor,
  { center, phone, how, wrong }: z.output<typeof numberIntent>,
): Promise<Result<null>> {
  const number = readOnePhone(phone)
  if (number === 'none') return { ok: false, errors: numberErrors.noNumber }
  if (number === 'several') return { ok: false, errors: numberErrors.severalNumbers }
  const waiting = await readRows(
    db,
    sql`select 1 from ${plannedCenters} where c.id = ${center} and ${needsNumber}
      and coalesce(dialed_digits(c.phone), '') = dialed_digits(${wrong}) for update of c`,
  )
  if (waiting.length === 0) return { ok: false, errors: numberErrors.settled }
  return applySuggestion(db, { phone }, center, how === 'called' ? 'called' : null)
}
