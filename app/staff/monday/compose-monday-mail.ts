import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { addDays } from '#app/lib/calendar-day.ts'
import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import { describeRoom } from '#app/lib/describe-room.ts'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import { listWork } from '#app/staff/today/list-work.ts'
import { todayPath } from '#app/staff/today/messages.ts'
import {
  type Accuracy,
  countSettled,
  estimateShare,
  minSettled,
} from '#app/visitors/accuracy/accuracy-counts.ts'
import type { Week, WeekEvents } from './read-week.server.ts'

/** How the server is, as on Today. */
export type ServerState = {
  /** Null if this server has made no backup. */
  lastBackup: Date | null
  /** On the disk of the server's files. */
  freeMegabytes: number
  /** Emails that the mail server has refused so far. */
  refusedMail: number
}

const count = (value: number) => value.toLocaleString('en-US')
const plural = (value: number, one: string, many = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : many}`
const percent = (share: number) => `${Math.round(share * 100)}%`

/** Compose the email about the week before `monday`, an ISO day. */
export function composeMondayMail(
  site: { name: string; url: string },
  monday: string,
  events: WeekEvents,
  week: Week,
  server: ServerState,
): Mail {
  const due = plural(week.today.backlog.due, 'call is due', 'calls are due')
  return composeMail(site, `${site.name}: ${due} this week`, [
    `Last week, ${describeDays(monday)}: ${describeChanges(events, week)} ${describeCalls(week)}`,
    `Waiting now: ${describeWork(week)}`,
    `How accurate we are: ${describeAccuracy(week.accuracy)}`,
    `The server: ${describeServer(server)}`,
    { label: 'Start here', path: todayPath },
    'Administrators get this email on Mondays. The setting MONDAY_MAIL=off ends it.',
  ])
}

function describeDays(monday: string): string {
  const format = (day: string) => formatDate(new Date(`${day}T12:00:00Z`))
  return `${format(addDays(monday, -7))} to ${format(addDays(monday, -1))}`
}

function describeChanges(events: WeekEvents, { reports, applied }: Week): string {
  const changes = [
    { of: events.new, words: 'added' },
    { of: events.removed, words: 'removed' },
    { of: events.restored, words: 'restored' },
    { of: events['number-changed'], words: 'with a new number' },
    { of: events.closed, words: 'closed' },
    { of: events.reopened, words: 'open again' },
    { of: events.checked, words: 'checked' },
  ]
  const listings = changes.flatMap(({ of = 0, words }) => (of > 0 ? `${count(of)} ${words}` : []))
  const sentences = [
    listings.length === 0 ? 'No listing changed.' : `Listings: ${listings.join(', ')}.`,
  ]
  if (reports > 0) sentences.push(`Visitors reported ${plural(reports, 'problem')}.`)
  if (applied > 0) sentences.push(`You applied ${plural(applied, 'suggestion')}.`)
  return sentences.join(' ')
}

function describeCalls({ calls }: Week): string {
  const results = [
    { of: calls.right, words: 'right' },
    { of: calls.wrong, words: 'wrong' },
    { of: calls.closed, words: 'closed' },
    { of: calls['no-answer'], words: 'without an answer' },
    { of: calls['call-back'], words: 'to call back' },
  ]
  const made = results.reduce((sum, { of = 0 }) => sum + of, 0)
  if (made === 0) return 'Nobody called a center.'
  const found = results.flatMap(({ of = 0, words }) => (of > 0 ? `${count(of)} ${words}` : []))
  return `${plural(made, 'call')}: ${found.join(', ')}.`
}

function describeWork({ today }: Week): string {
  const calls = { label: 'Calls due', count: today.backlog.due }
  const waiting = [calls, ...listWork(today)].filter(({ count: waits }) => waits > 0)
  if (waiting.length === 0) return 'nothing.'
  return `${waiting.map(({ label, count: waits }) => `${label}: ${count(waits)}`).join('. ')}.`
}

function describeAccuracy({ periods, checked, listings }: Accuracy): string {
  const fresh = `${count(checked)} of ${plural(listings, 'open listing')} were checked by a person within ${publishedDays} days.`
  const all = periods
    .find(({ days }) => days === publishedDays)
    ?.drawn.find(({ kind }) => kind === 'all')
  if (!all) return fresh
  const settled = countSettled(all)
  const estimate = estimateShare(all)
  const share = estimate
    ? `${percent(estimate.share)} of the numbers are right, between ${percent(estimate.low)} and ${percent(estimate.high)} (${plural(settled, 'center')} drawn at random in ${publishedDays} days).`
    : `too few random calls to say (${count(settled)} of ${minSettled} in ${publishedDays} days).`
  return `${share} ${fresh}`
}

function describeServer({ lastBackup, freeMegabytes, refusedMail }: ServerState): string {
  const sentences = [
    lastBackup ? `last backup ${formatMoment(lastBackup)}.` : 'no backup yet.',
    describeRoom(freeMegabytes),
  ]
  if (refusedMail > 0) {
    sentences.push(`The mail server refused ${plural(refusedMail, 'email')}: see the log.`)
  }
  return sentences.join(' ')
}
