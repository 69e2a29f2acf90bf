import { publishedDays } from '#app/center/fields/checked-fields.ts'
import { describeRoom, isDiskFull } from '#app/lib/describe-room.ts'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import { callsPath } from '#app/staff/calls/messages.ts'
import { FirstEveningPanel } from '#app/staff/first-evening/first-evening-panel.tsx'
import type { FirstEvening } from '#app/staff/first-evening/first-steps.ts'
import { AdminSubtitle } from '#app/staff/frame/admin-subtitle.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import { planCalls } from './call-pace.ts'
import { listWork } from './list-work.ts'
import { describeDue, describePlan, describeTime } from './messages.ts'
import type { Today } from './read-today.server.ts'

type TodayPageProps = {
  today: Today
  firstEvening: FirstEvening | null
  now: Date
  /** Null if this server has made no backup. */
  lastBackup: Date | null
  /** Emails that the mail server has refused so far. */
  refusedMail: number
  /** On the disk of the server's files. */
  freeMegabytes: number
}

/** What waits for staff, each with its count and a way in, and whether the pace of calls is enough. */
export function TodayPage({
  today,
  firstEvening,
  now,
  lastBackup,
  refusedMail,
  freeMegabytes,
}: TodayPageProps) {
  const { backlog, pace } = today
  const plan = planCalls(pace)
  const waiting = listWork(today)
  useShortcuts()
  return (
    <>
      <AdminSubtitle>
        <p>{formatDate(now)}</p>
      </AdminSubtitle>
      <FirstEveningPanel firstEvening={firstEvening} />
      <div className="staff-columns is-work-and-waiting">
        <div className="pane grid gap-5">
          <section aria-labelledby="calls-today">
            <h2 id="calls-today" className="work-count">
              {describeDue(backlog.due)}
            </h2>
            {backlog.due > 0 && (
              <>
                <p className="text-ink-soft">{describeTime(backlog.due, pace.minutes)}</p>
                <ButtonLink to={callsPath} className="mt-3.5" aria-keyshortcuts="s">
                  <Icon name="phone" />
                  Start calling <kbd>S</kbd>
                </ButtonLink>
              </>
            )}
          </section>
          <section aria-labelledby="pace-today">
            <h3 id="pace-today">Checked within {publishedDays} days</h3>
            {plan && (
              <progress
                className="progress is-share"
                value={plan.share}
                aria-labelledby="pace-today"
              />
            )}
            {describePlan(plan, pace).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </section>
          <section aria-labelledby="server-today">
            <h3 id="server-today">The server</h3>
            {isDiskFull(freeMegabytes) ? (
              <Alert title={describeRoom(freeMegabytes)} />
            ) : (
              <p>{describeRoom(freeMegabytes)}</p>
            )}
            <p>
              {lastBackup
                ? `Last backup: ${formatMoment(lastBackup)}.`
                : 'This server has made no backup yet.'}
            </p>
            <p>
              {refusedMail === 0
                ? 'The mail server has refused no email.'
                : `The mail server refused ${refusedMail === 1 ? 'one email' : `${refusedMail.toLocaleString('en-US')} emails`}, which the site tries again: see the log, and the setting SMTP_URL.`}
            </p>
          </section>
        </div>
        <section aria-labelledby="waiting-today" className="pane">
          <h2 id="waiting-today">{waiting.length === 0 ? 'Nothing else waits' : 'Also waiting'}</h2>
          {waiting.length > 0 && <p className="text-ink-soft">Most urgent for visitors first.</p>}
          <ul className="work-rows mt-2 empty:hidden">
            {waiting.map(({ to, label, count, note }) => (
              <li key={to}>
                <Link to={to}>
                  <span>{count.toLocaleString('en-US')}</span>
                  <span>
                    <b>{label}</b>
                    {note && <small>The first is {note}</small>}
                  </span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
