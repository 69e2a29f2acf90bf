import { type SQL, sql } from 'drizzle-orm'

// PostgreSQL has no year 0, and JavaScript writes the year 10000 as "+010000".
const [firstTime, lastTime] = [0, Date.UTC(9999, 0)]

/** Write a time, or a date in UTC, for SQL. */
export function toTime(value: string): SQL {
  const time = Math.min(Math.max(Date.parse(value), firstTime), lastTime)
  return sql`${new Date(time).toISOString()}::timestamptz`
}
