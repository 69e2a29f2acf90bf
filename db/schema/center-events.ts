import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { centerEventKinds } from '#app/center/fields/center-event-kinds.ts'
import { id } from './columns.ts'
import { readableByApi } from './policies.ts'

/**
 * What happened to centers, for feeds and for copies of the directory. Triggers write it. It has no
 * foreign key, because it outlives a center; no number, because a feed shows the one that visitors
 * see now; and nobody's name.
 */
export const centerEvents = pgTable(
  'center_events',
  {
    id: id(),
    centerId: uuid().notNull(),
    kind: text({ enum: centerEventKinds }).notNull(),
    happenedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    // As they were at the time, for a center that is gone.
    slug: text().notNull(),
    name: text().notNull(),
    /** Follows the center until it is gone. Null out of state: another state may have a county of that name. */
    county: text(),
    isSample: boolean().notNull(),
  },
  (t) => [
    index('center_events_newest').on(t.happenedAt.desc().nullsFirst(), t.id),
    index('center_events_county').on(t.county, t.happenedAt.desc().nullsFirst(), t.id),
    index('center_events_gone').on(t.slug).where(sql`kind = 'removed'`),
    index('center_events_center').on(t.centerId, t.happenedAt.desc().nullsFirst()),
    // One check per UTC day and center: several people may confirm several fields.
    uniqueIndex('center_events_checked')
      .on(t.centerId, sql`((happened_at at time zone 'UTC')::date)`)
      .where(sql`kind = 'checked'`),
    check(
      'center_events_kind_known',
      sql`kind in (${sql.raw(centerEventKinds.map((kind) => `'${kind}'`).join(','))})`,
    ),
    readableByApi('center_events'),
  ],
)
