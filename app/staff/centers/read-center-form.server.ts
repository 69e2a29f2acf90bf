import { eq, getTableColumns, sql } from 'drizzle-orm'
import { readOfferings } from '#app/center/offerings/offerings.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import {
  type CenterForm,
  type Field,
  hoursFields,
  type InfoRow,
  readTexts,
  textFields,
} from './center-form.ts'

const columns = Object.fromEntries(
  Object.entries(getTableColumns(center)).filter(([name]) =>
    (textFields as string[]).includes(name),
  ),
)

const lists = {
  offerings: center.offerings,
  openState: sql<string>`case when permanently_closed then 'permanently-closed'
    when temporarily_closed then 'temporarily-closed' else 'open' end`,
  categories: sql<string | null>`(select string_agg(category, e'\\n' order by category)
    from center_categories where center_id = ${center.id})`,
  hours: sql<Record<string, string> | null>`(select json_object_agg(day_of_week, hours)
    from center_opening_hours where center_id = ${center.id})`,
  additionalInfo: sql<InfoRow[] | null>`(select json_agg(json_build_object(
      'category', category, 'infoKey', info_key, 'infoValue', info_value)
      order by category, info_value desc, info_key)
    from center_additional_info where center_id = ${center.id})`,
}

type StoredForm = { columns: Record<string, unknown> } & Partial<{
  [Name in keyof typeof lists]: unknown
}>

/** A center as its form shows it; null where there is none. */
export async function readCenterForm(db: Executor, id: string): Promise<CenterForm | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ columns, ...lists })
    .from(center)
    .where(eq(center.id, id))
  return row ? toForm(row) : null
}

/** Centers with only some fields of their forms, which is fast for thousands; the others are empty. */
export async function readPartialForms(
  db: Executor,
  ids: readonly string[],
  fields: readonly Field[],
): Promise<Map<string, CenterForm>> {
  const named = fields.map((field) => (field.startsWith('hours') ? 'hours' : field))
  const only = <Table extends object>(table: Table): Table =>
    Object.fromEntries(
      Object.entries(table).filter(([name]) => (named as string[]).includes(name)),
    ) as Table
  const rows = await db
    .select({ id: center.id, columns: { id: center.id, ...only(columns) }, ...only(lists) })
    .from(center)
    .where(sql`${center.id} = any(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toForm(row)]))
}

function toForm(row: StoredForm): CenterForm {
  const stored: Record<string, unknown> = {
    ...row.columns,
    openState: row.openState,
    categories: row.categories,
  }
  const hours = (row.hours ?? {}) as Record<string, string>
  hoursFields.forEach((field, index) => {
    stored[field] = hours[index + 1]
  })
  return {
    ...readTexts((field) => toFormText(stored[field])),
    additionalInfo: (row.additionalInfo ?? []) as InfoRow[],
    offerings: readOfferings((row.offerings ?? []) as string[]),
  }
}

function toFormText(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? String(value) : value
}

/** Lock a center until the transaction ends, then read its form values. */
export async function lockCenterForm(db: Executor, id: string): Promise<CenterForm | null> {
  if (!isUuid(id)) return null
  // Lock first, in a separate query: hours and categories must be read after other writers are
  // done.
  await db.select({ id: center.id }).from(center).where(eq(center.id, id)).for('update')
  return readCenterForm(db, id)
}
