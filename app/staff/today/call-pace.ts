import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { callsInSession, drawnInSession } from '#app/staff/calls/call-plan.ts'

/** Days over which the pace of calls is measured. */
export const paceDays = 28

/** What staff did in the last `paceDays`, and what there is to call. */
export type CallPace = {
  /** Centers with a number that may be called. */
  centers: number
  /** Those of them that were checked within `publishedDays`. */
  fresh: number
  /** Calls, answered or not. */
  calls: number
  /** Calls that somebody answered. */
  answered: number
  /** Different centers that these calls checked. */
  checked: number
  /** Working days with at least one call. */
  workedDays: number
  /** Median minutes from one call's result to the next in a session; null for too few calls. */
  minutes: number | null
}

export type CallPlan = {
  /** Share of centers checked within `publishedDays`, 0 to 1: today, and if staff go on at this pace. */
  share: number
  shareAtThisPace: number
  callsADay: number
  /** Calls on each of five working days a week that would reach every center in time. */
  callsNeeded: number
}

/**
 * Work the plan out from the pace. Sessions call the center longest unchecked first, so a center
 * comes around every `centers / checks a day` days. `callsNeeded` allows for unanswered calls, as many
 * as there were so far, and for the random calls of each session, which seldom reach the center that
 * waits longest. Null without centers.
 */
export function planCalls(pace: CallPace): CallPlan | null {
  const { centers, fresh, calls, answered, checked, workedDays } = pace
  if (centers === 0) return null
  const checksADay = checked / paceDays
  const callsForAnAnswer = answered > 0 ? calls / answered : 1
  const callsForACheck = (callsForAnAnswer * callsInSession) / (callsInSession - drawnInSession)
  const workingDays = (publishedDays * 5) / 7
  return {
    share: fresh / centers,
    shareAtThisPace: Math.min(1, (checksADay * publishedDays) / centers),
    callsADay: workedDays > 0 ? calls / workedDays : 0,
    callsNeeded: Math.ceil((centers * callsForACheck) / workingDays),
  }
}
