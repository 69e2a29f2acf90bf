import { sql } from 'drizzle-orm'
import { data, type RouterContextProvider } from 'react-router'
import { type CenterDetail, noDescription } from '#app/center/center-model.ts'
import type { SuggestedChanges } from '#app/center/fields/checked-fields.ts'
import {
  clientAddressContext,
  languageContext,
  loggerContext,
  type ReportLimit,
  reportLimitContext,
} from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { checkForm, type FormErrors, honeypotField, type Result, readField } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { reportMessages } from './messages.ts'
import { listSuggested, reportInput, suggestionInput } from './report-input.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Check and store a visitor's report about a center; throw a 404 if the center no longer exists. The
 * only trace of the visitor is a hash of their network, which the database makes with the day's
 * salt. A report that fills the honeypot gets the same answer and is dropped.
 */
export async function receiveReport(
  context: Context,
  centerId: string,
  form: FormData,
): Promise<Result<null>> {
  const language = context.get(languageContext)
  const { checkFields } = reportMessages[language]
  const checked = checkForm(reportInput(language), form, { title: checkFields })
  if (!checked.ok) return checked
  const { kind, note } = checked.value
  return store(context, form, (db, { network, isHeld }) =>
    readRows<Stored>(
      db,
      sql`select report_problem(${centerId}, ${kind}, ${note}, ${network}, ${isHeld}) as "isStored"`,
    ),
  )
}

/**
 * Check and store a visitor's suggestion: changes to a listing, or a new center when `center` is
 * null.
 */
export async function receiveSuggestion(
  context: Context,
  center: { id: string; listed: SuggestedChanges } | null,
  form: FormData,
): Promise<Result<null>> {
  const language = context.get(languageContext)
  const { checkFields, unchanged } = reportMessages[language]
  const checked = checkForm(suggestionInput(language), form, { title: checkFields })
  if (!checked.ok) return checked
  const changes = listSuggested(checked.value, center?.listed ?? {})
  if (Object.keys(changes).length === 0) {
    return { ok: false, errors: { title: unchanged } }
  }
  return store(context, form, (db, { network }) =>
    readRows<Stored>(
      db,
      sql`select suggest_change(${center?.id ?? null}, ${JSON.stringify(changes)}::jsonb,
        ${checked.value.note}, ${network}) as "isStored"`,
    ),
  )
}

/** Return the listed values in the fields of the suggestion form. */
export function listFacts(center: CenterDetail): SuggestedChanges {
  const { name, phone, phoneHref, website, street, city, state, postalCode, description } = center
  const hours = center.openingHours.map(({ day, hours }) => [`hours${day}`, hours])
  return {
    name,
    phone: phoneHref ? phone : '',
    website: website ?? '',
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    description: description === noDescription ? '' : description,
    ...Object.fromEntries(hours),
  }
}

type Stored = { isStored: boolean }

function explainFailure(context: Context): FormErrors {
  return { ...reportMessages[context.get(languageContext)].unavailable, status: 503 }
}

/** Count one more report from the visitor's network, or say how long they have to wait. */
export async function countReport(
  context: Context,
): Promise<Result<{ network: string; isHeld: boolean }>> {
  let taken: Awaited<ReturnType<ReportLimit['take']>>
  try {
    taken = await context.get(reportLimitContext).take(context.get(clientAddressContext))
  } catch (error) {
    context.get(loggerContext).error({ err: error }, 'a report could not be counted')
    return { ok: false, errors: explainFailure(context) }
  }
  if (taken.ok) return taken
  const { throttled } = reportMessages[context.get(languageContext)]
  const { retryAfter } = taken.errors
  return { ok: false, errors: { ...throttled(retryAfter), status: 429, retryAfter } }
}

async function store(
  context: Context,
  form: FormData,
  work: (db: Executor, counted: { network: string; isHeld: boolean }) => Promise<Stored[]>,
): Promise<Result<null>> {
  if (readField(form, honeypotField) !== '') return { ok: true, value: null }
  const counted = await countReport(context)
  if (!counted.ok) return counted
  const stored = await tryDatabase(context, (db) => work(db, counted.value))
  if (!stored.ok) return { ok: false, errors: explainFailure(context) }
  // The center was deleted a moment ago.
  if (!stored.value[0]?.isStored) throw data(null, { status: 404 })
  return { ok: true, value: null }
}
