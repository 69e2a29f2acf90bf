import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { importerRole } from '../roles.ts'
import { openTo, openToAdmins } from './policies.ts'

/** What works in the background, each kind from its own queue. */
export const workKinds = ['import', 'source', 'bulk'] as const
export type WorkKind = (typeof workKinds)[number]

/** Work that a process has taken. The row goes when the work ends or pauses, and stays if its process is killed. */
export const leases = pgTable(
  'leases',
  {
    /** The import, the source or the set of changes. */
    workId: uuid().primaryKey(),
    kind: text({ enum: workKinds }).notNull(),
    /** Until then, other processes leave the work alone. Null: its process has ended. */
    leaseUntil: timestamp({ withTimezone: true }),
    /** How often a process began the work without coming to its end, or to a pause. */
    attempts: integer().notNull().default(0),
  },
  () => [
    check('leases_kind_known', sql.raw(`kind in ('${workKinds.join("','")}')`)),
    openToAdmins('leases'),
    openTo(importerRole, 'leases'),
  ],
)
