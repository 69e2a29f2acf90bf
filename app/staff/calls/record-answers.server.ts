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
import { type Result, readField } from '#app/lib/form.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import { lockCenterForm, readPartialForms } from '#app/staff/centers/read-center-form.server.ts'
import { updateCenter } from '#app/staff/centers/save-center.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { type AskedFact, listAskedColumns, nameShown, rankAskedFacts } from './asked-facts.ts'
import { answerErrors, askAgain, callErrors } from './messages.ts'

type Texts = Partial<Record<AdmissionColumn, string>>

/** The answers to a call: new values as typed, facts that are still as listed, and the listed values that were shown. */
export type Answers = { typed: Texts; still: readonly AdmissionFact[]; shown: Texts }

export const noAnswers: Answers = { typed: {}, still: [], shown: {} }

/** The changed columns as form texts, to undo them. */
export type AnswersBefore = { before: Texts; after: Texts }

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
  const columns = admissionFacts.flatMap((fact): readonly AdmissionColumn[] => factColumns[fact])
  const read = (nameField: (column: AdmissionColumn) => string) =>
    Object.fromEntries(
      columns
        .map((column) => [column, normalizeLine(readField(form, nameField(column)))] as const)
        .filter(([, text]) => text !== ''),
    )
  return {
    typed: read((column) => column),
    shown: read(nameShown),
    still: admissionFacts.filter((fact) => form.has(`still-${fact}`)),
  }
}

/**
 * Save answers for the center of this member's open call, as the admin's form would, with a check by calling for
 * each fact. Fails if a fact changed since it was shown to the caller. Returns what changed; null without answers.
 */
export async function saveAnswers(
  db: Executor,
  call: string,
  { typed, still, shown }: Answers,
  now: Date,
): Promise<Result<AnswersBefore | null>> {
  const facts = admissionFacts.filter(
    (fact) => still.includes(fact) || factColumns[fact].some((column) => column in typed),
  )
  if (facts.length === 0) return { ok: true, value: null }
  const [open] = await readRows<{ centerId: string }>(
    db,
    sql`select center_id as "centerId" from calls
      where id = ${call} and user_id = app_user_id() and done_at is null`,
  )
  const stored = open && (await lockCenterForm(db, open.centerId))
  if (!stored) return { ok: false, errors: callErrors.gone }
  const unseen = facts
    .flatMap(listAskedColumns)
    .filter(
      (column) => ![shown[column] ?? '', typed[column]].includes(normalizeLine(stored[column])),
    )
  if (unseen.length > 0) return { ok: false, errors: askAgain(unseen) }
  const changes: Texts = { ...typed }
  for (const [text, day] of datedFields) {
    if (facts.includes(text) && (typed[text] ?? stored[text])) changes[day] = formatIsoDate(now)
  }
  const form = { ...stored, ...changes }
  const saved = await updateCenter(db, open.centerId, { form, opened: stored, checked: null })
  if (!saved.ok) return { ok: false, errors: answerErrors(saved.errors.fields) }
  await recordFieldChecks(db, {
    centerId: open.centerId,
    fields: facts,
    result: 'right',
    how: 'called',
    at: now,
  })
  const after = await lockCenterForm(db, open.centerId)
  const pick = (texts: Texts): Texts =>
    Object.fromEntries(
      Object.keys(changes).map((column) => [column, texts[column as AdmissionColumn]]),
    )
  return { ok: true, value: { before: pick(stored), after: pick(after ?? stored) } }
}

/** Restore the facts that nobody has changed since the call. */
export async function undoAnswers(
  db: Executor,
  centerId: string,
  { before, after }: AnswersBefore,
): Promise<void> {
  const stored = await lockCenterForm(db, centerId)
  if (!stored) return
  const unchanged = Object.entries(before).filter(
    ([column]) => stored[column as AdmissionColumn] === after[column as AdmissionColumn],
  )
  const form = { ...stored, ...Object.fromEntries(unchanged) }
  await updateCenter(db, centerId, { form, opened: stored, checked: null })
}
