import { eq, sql } from 'drizzle-orm'
import { type AdmissionFact, admissionFacts } from '#app/center/admission/admission-facts.ts'
import {
  type AdmissionColumn,
  admissionFields,
  datedFields,
  factColumns,
} from '#app/center/admission/admission-fields.ts'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import { recordFieldChecks } from '#app/center/field-checks.server.ts'
import { locateCounty } from '#app/center/places/county.server.ts'
import { findMiddle } from '#app/center/places/load-places.server.ts'
import { type Result, readField } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import type { TextField } from '#app/staff/centers/center-form.ts'
import { lockCenterForm, readPartialForms } from '#app/staff/centers/read-center-form.server.ts'
import { updateCenter } from '#app/staff/centers/save-center.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type AskedFact, listAskedColumns, nameShown, rankAskedFacts } from './asked-facts.ts'
import {
  type FormTexts,
  type HeardChanges,
  type HeardForm,
  heardColumns,
  nameControls,
  readHeardForm,
} from './heard-changes.ts'
import { answerErrors, askAgain, callErrors } from './messages.ts'

/**
 * The answers to a call: new values as typed, facts that are still as listed, the listed values that were shown, and
 * the controls for what changed.
 */
export type Answers = {
  typed: FormTexts
  still: readonly AdmissionFact[]
  shown: FormTexts
  heard: HeardForm
}

export const noAnswers: Answers = readAnswers(new FormData())

/** The changed columns as form texts, to undo them. */
export type AnswersBefore = { before: FormTexts; after: FormTexts }

/** The listed values of what a center may say has changed. */
export async function readListed(db: Executor, centerId: string): Promise<FormTexts> {
  const columns = Object.values(heardColumns).flat()
  const form = (await readPartialForms(db, [centerId], columns)).get(centerId)
  return Object.fromEntries(columns.map((column) => [column, form?.[column] ?? '']))
}

/** All facts that a call to this center may ask, the first ones first. */
export async function readAskedFacts(db: Executor, centerId: string): Promise<AskedFact[]> {
  const checkedAt = sql<Partial<Record<AdmissionFact, string>> | null>`(
    select json_object_agg(field, checked_at) from center_evidence where center_id = ${center.id})`
  const [row] = await db
    .select({ ...admissionColumns, checkedAt })
    .from(center)
    .where(eq(center.id, centerId))
  if (!row) return []
  const forms = await readPartialForms(
    db,
    [centerId],
    Object.keys(admissionFields) as AdmissionColumn[],
  )
  const form = forms.get(centerId)
  return rankAskedFacts(pickAdmission(row), row.checkedAt ?? {}).map((fact) => ({
    ...fact,
    shown: Object.fromEntries(
      listAskedColumns(fact.fact).map((column) => [column, form?.[column] ?? '']),
    ),
  }))
}

/** Read the answers of a call's form. A field that was left empty is no answer. */
export function readAnswers(form: FormData): Answers {
  const asked = admissionFacts.flatMap((fact): readonly AdmissionColumn[] => factColumns[fact])
  const read = <Column extends TextField>(
    columns: readonly Column[],
    nameField: (column: Column) => string,
  ): FormTexts =>
    Object.fromEntries(
      columns
        .map((column) => [column, normalizeLine(readField(form, nameField(column)))] as const)
        .filter(([, text]) => text !== ''),
    )
  return {
    typed: read(asked, (column) => column),
    shown: read([...asked, ...Object.values(heardColumns).flat()], nameShown),
    still: admissionFacts.filter((fact) => form.has(`still-${fact}`)),
    heard: readHeardForm(form),
  }
}

/**
 * Save answers and changes for the center of this member's open call, as the admin's form would, with a check by
 * calling for each fact but the number: that belongs to the call's result. Fails if a fact changed since it was shown
 * to the caller. Returns what changed; null without answers.
 */
export async function saveAnswers(
  db: Executor,
  call: string,
  { typed, still, shown }: Omit<Answers, 'heard'>,
  heard: HeardChanges,
  now: Date,
): Promise<Result<AnswersBefore | null>> {
  const asked = admissionFacts.filter(
    (fact) => still.includes(fact) || factColumns[fact].some((column) => column in typed),
  )
  if (asked.length === 0 && heard.facts.length === 0) return { ok: true, value: null }
  const [open] = await readRows<{ centerId: string }>(
    db,
    sql`select center_id as "centerId" from calls
      where id = ${call} and user_id = app_user_id() and done_at is null`,
  )
  const stored = open && (await lockCenterForm(db, open.centerId))
  if (!stored) return { ok: false, errors: callErrors.gone }
  const changes: FormTexts = { ...typed, ...heard.typed }
  const isSeen = (column: TextField) =>
    [shown[column] ?? '', changes[column]].includes(normalizeLine(stored[column]))
  // The number has its own question: which one was called.
  const columns: TextField[] = [
    ...asked.flatMap(listAskedColumns),
    ...heard.facts
      .filter((fact) => fact !== 'phone')
      .flatMap((fact): readonly TextField[] => heardColumns[fact]),
  ]
  const unseen = columns.filter((column) => !isSeen(column))
  if (unseen.length > 0) {
    return { ok: false, errors: askAgain(Object.keys(nameControls(pick(stored, unseen), heard))) }
  }
  for (const [text, day] of datedFields) {
    if (asked.includes(text) && (typed[text] ?? stored[text])) changes[day] = formatIsoDate(now)
  }
  if (heard.facts.includes('address')) Object.assign(changes, leaveOldPlace(stored, changes))
  const form = { ...stored, ...changes }
  const saved = await updateCenter(db, open.centerId, { form, opened: stored, checked: null })
  if (!saved.ok) {
    const { fields } = saved.errors
    return { ok: false, errors: answerErrors(fields && nameControls(fields, heard)) }
  }
  const facts = new Set([...asked, ...heard.facts.filter((fact) => fact !== 'phone')])
  await recordFieldChecks(db, {
    centerId: open.centerId,
    fields: [...facts],
    result: 'right',
    how: 'called',
    at: now,
  })
  const after = await lockCenterForm(db, open.centerId)
  const changed = Object.keys(changes) as TextField[]
  return {
    ok: true,
    value: { before: pick(stored, changed), after: pick(after ?? stored, changed) },
  }
}

function pick(form: FormTexts, columns: readonly TextField[]): FormTexts {
  return Object.fromEntries(columns.map((column) => [column, form[column]]))
}

/** A center that moved loses what leads to its old place. Its county is that of its new ZIP code or town. */
function leaveOldPlace(stored: FormTexts, changes: FormTexts): FormTexts {
  if (heardColumns.address.every((column) => changes[column] === stored[column])) return {}
  const { city, state, postalCode } = changes
  const middle = findMiddle({ city, state, postalCode })
  const county = middle && locateCounty(middle.latitude, middle.longitude)
  return {
    // Joined again from its parts.
    address: '',
    county: county ?? '',
    neighborhood: '',
    latitude: '',
    longitude: '',
    googleMapsUrl: '',
    placeId: '',
  }
}

/** Restore the facts that nobody has changed since the call. Fails if the form does not take an old value now. */
export async function undoAnswers(
  db: Executor,
  centerId: string,
  { before, after }: AnswersBefore,
): Promise<Result<null>> {
  const stored = await lockCenterForm(db, centerId)
  if (!stored) return { ok: false, errors: callErrors.gone }
  const unchanged = Object.entries(before).filter(
    ([column]) => stored[column as TextField] === after[column as TextField],
  )
  const form = { ...stored, ...Object.fromEntries(unchanged) }
  const saved = await updateCenter(db, centerId, { form, opened: stored, checked: null })
  if (!saved.ok) return { ok: false, errors: callErrors.notUndone }
  return { ok: true, value: null }
}
