import { callDueDays } from '#app/center/fields/checked-fields.ts'
import { Link } from '#app/ui/link.tsx'
import type { Backlog } from './call-session.server.ts'
import { callsPath, numbersPath, unreachablePath } from './messages.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** Summarize the open work and links to the other lists. */
export function BacklogLinks({ backlog }: { backlog: Backlog }) {
  const { reported, promised, due, withNumber, needNumber, unreachable } = backlog
  const lists = [
    { to: numbersPath, label: 'Find a number', waiting: needNumber },
    { to: unreachablePath, label: 'Unreachable', waiting: unreachable },
    { to: `${callsPath}/suggestions`, label: 'Suggestions', waiting: backlog.suggestions },
    { to: `${callsPath}/claims`, label: 'Claims', waiting: backlog.claims },
  ]
  return (
    <>
      <p className="mt-2 text-ink-soft">
        {count(due)} of {count(withNumber)} centers with a number are due: not checked for{' '}
        {callDueDays} days. {reported > 0 && `${count(reported)} reported. `}
        {promised > 0 && `${count(promised)} to call back now. `}
        {needNumber > 0 && `${count(needNumber)} need a number.`}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {lists.map(({ to, label, waiting }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center">
              {label}
              {waiting > 0 && `: ${count(waiting)}`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
