import { sql } from 'drizzle-orm'
import { data, type RouterContextProvider } from 'react-router'
import * as z from 'zod'
import { viewerContext } from '#app/context.ts'
import { tryToLoad } from '#app/database.server.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import { type ListQuery, type Page, readPage } from '#app/lib/list-query.ts'
import type { Urgency } from '#app/lib/urgency.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { type InboxState, inboxPageSize } from './messages.ts'

/** A message as the inbox lists it. */
export type InboxItem = {
  id: string
  name: string
  subject: string | null
  urgency: Urgency
  status: 'open' | 'answered'
  /** The first words of it. */
  beginning: string
  /** Why it was not mailed; null for one that was. */
  heldFor: 'limit' | 'honeypot' | null
  /** Null when it is about none, or about one that was deleted. */
  center: { name: string; slug: string } | null
  createdAt: Date
  /** Open for longer than was promised. */
  isOverdue: boolean
}

/** Everything that was sent. */
export type InboxMessage = Omit<InboxItem, 'beginning'> & {
  email: string
  phone: string | null
  message: string
  answeredAt: Date | null
}

type Stored<Message> = Omit<Message, 'isOverdue'>

/** `held`: how many open messages were not mailed. */
export type Inbox = Page<InboxItem> & { held: number }

const columns = sql`m.id, m.name, m.subject, m.urgency, m.status, m.held_for as "heldFor", m.created_at as "createdAt",
  case when c.id is not null then json_build_object('name', c.name, 'slug', c.slug) end as center`

const conditions: Record<InboxState, ReturnType<typeof sql>> = {
  open: sql`m.status = 'open' and m.held_for is null`,
  held: sql`m.status = 'open' and m.held_for is not null`,
  answered: sql`m.status = 'answered'`,
  all: sql`true`,
}

/** How urgent, the most urgent first; as the index has it. */
const byUrgency = sql`(case m.urgency when 'urgent' then 0 when 'high' then 1 else 2 end)`

/** A page of the messages of a state; of all, open ones first, then by urgency, then the newest. */
export async function readInbox(
  db: Executor,
  query: ListQuery<InboxState>,
  now: Date,
): Promise<Inbox> {
  const isState = conditions[query.state]
  const order = sql`${query.state === 'all' ? sql`m.status desc,` : sql``}
    ${byUrgency}, m.created_at desc nulls first, m.id`
  const count = db.$count(sql`messages m`, isState)
  const list = await readPage(query.page, inboxPageSize, count, ({ limit, offset }) =>
    readRows<Stored<InboxItem>>(
      db,
      sql`with shown as materialized (
        select m.id from messages m where ${isState} order by ${order}
        limit ${limit} offset ${offset})
      select ${columns}, left(m.message, 200) as beginning
      from shown join messages m on m.id = shown.id
      left join treatment_centers c on c.id = m.center_id order by ${order}`,
    ),
  )
  return {
    ...list,
    rows: list.rows.map((row) => markOverdue(row, now)),
    held: await db.$count(sql`messages m`, conditions.held),
  }
}

/** One message, whole; null when there is none that this viewer may read. */
export async function findMessage(
  db: Executor,
  id: string,
  now: Date,
): Promise<InboxMessage | null> {
  const [row] = await readRows<Stored<InboxMessage>>(
    db,
    sql`select ${columns}, m.email, m.phone, m.message, m.answered_at as "answeredAt"
      from messages m left join treatment_centers c on c.id = m.center_id where m.id = ${id}`,
  )
  return row ? markOverdue(row, now) : null
}

/** The loader of a message's dialogs. */
export function openMessage(context: Readonly<RouterContextProvider>, id: string) {
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 })
  return tryToLoad(context, async (db) => {
    const message = await findMessage(db, id, new Date())
    if (!message) throw data(null, { status: 404 })
    const viewer = context.get(viewerContext)
    return { message, mayDelete: viewer.kind === 'member' && viewer.role === 'admin' }
  })
}

function markOverdue<Row extends Stored<InboxItem | InboxMessage>>(row: Row, now: Date) {
  const { status, urgency, createdAt } = row
  return { ...row, isOverdue: status === 'open' && isOverdue(urgency, createdAt, now) }
}

const hour = 3_600_000

/**
 * Whether the answer that the contact form promised is late: an urgent one after its day
 * has ended, others after 24 and 48 hours.
 */
export function isOverdue(urgency: Urgency, sentAt: Date, now: Date): boolean {
  if (urgency === 'urgent') return formatIsoDate(now) > formatIsoDate(sentAt)
  return now.getTime() - sentAt.getTime() > (urgency === 'high' ? 24 : 48) * hour
}
