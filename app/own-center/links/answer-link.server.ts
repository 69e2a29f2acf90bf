import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RouterContextProvider } from 'react-router'
import * as z from 'zod'
import {
  listCheckedFields,
  type SuggestedChanges,
  type SuggestedField,
} from '#app/center/fields/checked-fields.ts'
import { openCenter } from '#app/center/read-center.server.ts'
import { languageContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { checkForm, type Result, readField } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { tidyLinkKey } from '#app/lib/link-key.server.ts'
import { line } from '#app/lib/text-schema.ts'
import { countReport, listFacts } from '#app/visitors/accuracy/receive-report.server.ts'
import { settleHours, suggestionInput } from '#app/visitors/accuracy/report-input.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { LinkAnswer } from '#db/schema/center-links.ts'
import { askAboutHoliday, type HolidayQuestion, readHolidayAnswer } from './holiday-answer.ts'
import { describeListing, type LinkListing } from './link-facts.ts'
import { linkMessages } from './messages.ts'

export type OpenedLink = LinkListing & {
  holiday: HolidayQuestion | null
  answered: (LinkAnswer & { at: Date }) | null
  /** Changes with what is listed, so that a center confirms only what it saw. */
  seen: string
}

/** Read the listing of a link and its last answer; null for a link that is not valid. */
export async function openCenterLink(
  db: Executor,
  key: string,
  language: Language,
): Promise<OpenedLink | null> {
  const [link] = await readRows<{
    slug: string
    answeredAt: Date | null
    answer: LinkAnswer | null
  }>(
    db,
    sql`select c.slug, l.answered_at as "answeredAt", l.answer
      from find_center_link(${tidyLinkKey(key)}) l join treatment_centers c on c.id = l.center_id`,
  )
  if (!link) return null
  const center = await openCenter(db, link.slug, language)
  const listing = describeListing(center, listFacts(center), language)
  const holiday = askAboutHoliday(listing.listed, formatIsoDate(new Date()))
  const { answer, answeredAt } = link
  const shown = { ...listing.listed, description: '', holiday: holiday?.day }
  return {
    ...listing,
    holiday,
    answered: answer && answeredAt && { ...answer, at: answeredAt },
    seen: createHash('sha256')
      .update(JSON.stringify([center.id, shown, center.services]))
      .digest('base64url'),
  }
}

/**
 * Store what a center says of its listing: a fact is confirmed where it is marked as right and not
 * corrected, or where `all` is pressed. Corrections wait for staff.
 */
export async function answerCenterLink(
  context: Readonly<RouterContextProvider>,
  key: string,
  form: FormData,
): Promise<Result<null>> {
  const counted = await countReport(context)
  if (!counted.ok) return counted
  const language = context.get(languageContext)
  const text = linkMessages[language]
  return tryForm(
    context,
    () => text.unavailable,
    async (db) => {
      const opened = await openCenterLink(db, key, language)
      if (!opened) return { ok: false, errors: text.linkEnded }
      if (readField(form, 'seen') !== opened.seen)
        return { ok: false, errors: text.changedMeanwhile }
      const said = readAnswer(form, opened, language)
      if (!said.ok) return said
      return storeAnswer(db, key, said.value, language)
    },
  )
}

function readAnswer(form: FormData, opened: OpenedLink, language: Language): Result<LinkAnswer> {
  const text = linkMessages[language]
  // An unchanged value may be one that no form accepts.
  const isChanged = (field: SuggestedField) =>
    form.has(field) && line.parse(readField(form, field)) !== (opened.listed[field] ?? '')
  const { note: noteSchema, ...schemas } = suggestionInput(language).shape
  const corrections = opened.correctable.filter(isChanged).map((field) => [field, schemas[field]])
  const input = z.object({ ...Object.fromEntries(corrections), note: noteSchema })
  const checked = checkForm(input, form, { title: text.checkFields })
  if (!checked.ok) return checked
  const holiday = readHolidayAnswer(form, opened.holiday, opened.listed, language)
  if (!holiday.ok) return holiday
  const { note, ...written } = checked.value as SuggestedChanges & { note: string }
  const changes = { ...settleHours(written, opened.listed), ...holiday.value }
  const corrected = listCheckedFields(changes)
  const marked = form.getAll('right')
  const confirmed = opened.facts
    .filter(({ field, isKnown }) => isKnown && !corrected.includes(field))
    .filter(({ field }) => form.has('all') || marked.includes(field))
    .map(({ field }) => field)
  if (confirmed.length + Object.keys(changes).length === 0 && note === '') {
    return { ok: false, errors: text.nothingMarked }
  }
  return { ok: true, value: { confirmed, changes, note } }
}

async function storeAnswer(
  db: Executor,
  key: string,
  { confirmed, changes, note }: LinkAnswer,
  language: Language,
): Promise<Result<null>> {
  const corrected = listCheckedFields(changes)
  const [row] = await readRows<{ isStored: boolean }>(
    db,
    sql`select answer_center_link(${tidyLinkKey(key)}, ${sql.param(confirmed)}::text[],
      ${JSON.stringify(changes)}::jsonb, ${sql.param(corrected)}::text[], ${note}) as "isStored"`,
  )
  if (!row?.isStored) return { ok: false, errors: linkMessages[language].linkEnded }
  return { ok: true, value: null }
}

/** Stop the email to one address; false for a key that is not known. */
export async function stopLinkMail(db: Executor, key: string): Promise<boolean> {
  if (!z.uuid().safeParse(key).success) return false
  const [row] = await readRows<{ isKnown: boolean }>(
    db,
    sql`select unsubscribe_contact(${key}) as "isKnown"`,
  )
  return row?.isKnown ?? false
}
