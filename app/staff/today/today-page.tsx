import { getRunPath } from '#app/data/sources/source-paths.ts'
import { describeRoom, isDiskFull } from '#app/lib/describe-room.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { callsPath, numbersPath, unreachablePath } from '#app/staff/calls/messages.ts'
import { duplicatesPath } from '#app/staff/duplicates/messages.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { planCalls } from './call-pace.ts'
import { describePlan, describeTime } from './messages.ts'
import type { Today } from './read-today.server.ts'

type TodayPageProps = {
  today: Today
  /** Null if this server has made no backup. */
  lastBackup: Date | null
  /** Emails that the mail server has refused so far. */
  refusedMail: number
  /** On the disk of the server's files. */
  freeMegabytes: number
}

/** What waits for staff, each with its count and a way in, and whether the pace of calls is enough. */
export function TodayPage({ today, lastBackup, refusedMail, freeMegabytes }: TodayPageProps) {
  const { backlog, pace } = today
  const waiting = listWork(today).filter((row) => row.count > 0)
  return (
    <div className="mt-6 grid max-w-measure gap-8">
      <section aria-labelledby="calls-today">
        <h2 id="calls-today">
          {backlog.due === 0
            ? 'No call is due'
            : `${backlog.due.toLocaleString('en-US')} calls are due`}
        </h2>
        {backlog.due > 0 && (
          <>
            <p className="mt-2 text-ink-soft">{describeTime(backlog.due, pace.minutes)}</p>
            <ButtonLink to={callsPath} className="mt-4">
              Start calling
            </ButtonLink>
          </>
        )}
        {describePlan(planCalls(pace), pace).map((sentence) => (
          <p key={sentence} className="mt-3">
            {sentence}
          </p>
        ))}
      </section>
      <section aria-labelledby="waiting-today">
        <h2 id="waiting-today">{waiting.length === 0 ? 'Nothing else waits' : 'Also waiting'}</h2>
        <ul className="mt-3 divide-y border-y empty:hidden">
          {waiting.map(({ to, label, count, note }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center justify-between gap-4 no-underline hover:underline"
              >
                <span>
                  {label}
                  {note && <small className="block text-ink-soft">The first is {note}</small>}
                </span>
                <span className="font-bold tabular-nums">{count.toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="server-today">
        <h2 id="server-today">The server</h2>
        {isDiskFull(freeMegabytes) ? (
          <Alert title={describeRoom(freeMegabytes)} />
        ) : (
          <p className="mt-2">{describeRoom(freeMegabytes)}</p>
        )}
        <p className="mt-2">
          {lastBackup
            ? `Last backup: ${formatMoment(lastBackup)}.`
            : 'This server has made no backup yet.'}
        </p>
        <p className="mt-2">
          {refusedMail === 0
            ? 'The mail server has refused no email.'
            : `The mail server refused ${refusedMail === 1 ? 'one email' : `${refusedMail.toLocaleString('en-US')} emails`}, which the site tries again: see the log, and the setting SMTP_URL.`}
        </p>
      </section>
    </div>
  )
}

type Work = { label: string; to: string; count: number; note?: string | null }

/** Everything that staff decide about, most urgent for visitors first. */
function listWork({ backlog, badges, duplicates, runs }: Today): Work[] {
  return [
    {
      label: 'Reported by visitors',
      to: callsPath,
      count: backlog.reported,
      note: backlog.firstHiding,
    },
    { label: 'Messages', to: '/admin/messages', count: badges.openMessages },
    { label: 'Numbers to find', to: numbersPath, count: backlog.needNumber },
    { label: 'Suggestions', to: `${callsPath}/suggestions`, count: backlog.suggestions },
    { label: 'Claims', to: `${callsPath}/claims`, count: backlog.claims },
    { label: 'Unreachable centers', to: unreachablePath, count: backlog.unreachable },
    ...runs.map(({ sourceId, sourceName, runId, isHeld, count }) => ({
      label: isHeld ? `Held: ${sourceName}` : `Differences: ${sourceName}`,
      to: getRunPath(sourceId, runId),
      count,
    })),
    { label: 'Possible duplicates', to: duplicatesPath, count: duplicates },
    {
      label: 'Reviews to decide',
      to: '/admin/reviews?state=pending',
      count: badges.pendingReviews,
    },
    {
      label: 'Reported reviews and comments',
      to: '/admin/reviews/reports',
      count: badges.openReports,
    },
  ]
}
