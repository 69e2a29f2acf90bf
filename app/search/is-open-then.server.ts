import { type SQL, sql } from 'drizzle-orm'
import { findNextMoment, type OpenMoment } from '#app/center/hours/open-week.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { isOpenAt } from './is-open-at.server.ts'
import { listOpenWindows, parseOpenTime } from './open-time.ts'

/**
 * Whether a center's hours say that it is open at a time of `open-time.ts`: null if they are not known. The next time of
 * a day is an instant, which may be on a holiday; the others are about a usual week.
 */
export function isOpenThen(code: string, now: OpenMoment): SQL {
  const time = parseOpenTime(code)
  if (!time) return sql`null::boolean`
  const windows = listOpenWindows(time)
  if (windows === null && 'minute' in time) return isOpenAt(findNextMoment(now, time.minute))
  const ranges = (windows ?? []).map(({ opens, closes }) => `[${opens},${closes})`).join(',')
  return sql`${center.openMinutes} && ${sql.raw(`'{${ranges}}'::int4multirange`)}`
}
