import { type SQL, sql } from 'drizzle-orm'

/**
 * The first key of every list for staff: centers of the state before those known to be elsewhere.
 * `table` is the name or alias of the centers in the query. Null without a center.
 */
export const homeFirst = (table: string): SQL => sql`${sql.identifier(table)}.is_out_of_state`
