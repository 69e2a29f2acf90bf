import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { type CallPace, type CallPlan, paceDays } from './call-pace.ts'

export const todayPath = '/admin/today'

const count = (value: number) => value.toLocaleString('en-US')
const percent = (share: number) => `${Math.floor(share * 100)}%`
const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`

export function describeDue(due: number): string {
  return due === 0 ? 'No call is due' : plural(due, 'call is due', 'calls are due')
}

/** How long the calls that are due take, at the pace so far. */
export function describeTime(due: number, minutes: number | null): string {
  if (minutes === null) return 'A session is 20 calls.'
  const each = Math.max(1, Math.round(minutes))
  const session = Math.min(due, 20) * each
  return `About ${plural(each, 'minute')} each: ${plural(session, 'minute')} for ${due < 20 ? 'all' : 'a session of 20'}.`
}

/** The plan in sentences, the first of them for today. */
export function describePlan(plan: CallPlan | null, { centers, calls }: CallPace): string[] {
  if (!plan) return ['There is no center with a number to call.']
  const today = `${percent(plan.share)} of ${plural(centers, 'center')} with a number were checked within ${publishedDays} days.`
  const all = `${plural(plan.callsNeeded, 'call')} a working day would keep all of them within ${publishedDays} days.`
  if (calls === 0) return [today, `Nobody has called in ${paceDays} days. ${all}`]
  const pace = `At this pace (${count(Math.round(plan.callsADay))} on a day with calls) ${percent(plan.shareAtThisPace)} stay within ${publishedDays} days.`
  return [today, plan.shareAtThisPace === 1 ? pace : `${pace} ${all}`]
}
