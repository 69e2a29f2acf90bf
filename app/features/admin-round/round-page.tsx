import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { callResults, dueDays, problemLabels } from '#app/lib/listing-facts.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { results, undoKey } from './messages.ts'
import type { Backlog, Call, Session } from './session.server.ts'

type RoundPageProps = {
  backlog: Backlog
  session: Session | null
  rejected: RejectedForm | undefined
}

/** The operator's daily work: twenty calls, the most urgent first, by keyboard. */
export function RoundPage({ backlog, session, rejected }: RoundPageProps) {
  useKeys(session)
  return (
    <div className="mt-6 grid max-w-measure gap-6">
      <p className="text-ink-soft">
        {backlog.reported} reported, {backlog.due} not checked for {dueDays} days, of{' '}
        {backlog.listings.toLocaleString('en-US')} listings with a number.
        <Link to="/admin/round/claims" className="flex min-h-11 items-center">
          Claims{backlog.claims > 0 && `: ${backlog.claims} not proved yet`}
        </Link>
        {backlog.suggestions > 0 && (
          <Link to="/admin/round/suggestions" className="flex min-h-11 items-center">
            {backlog.suggestions} {backlog.suggestions === 1 ? 'suggestion' : 'suggestions'} to look
            at
          </Link>
        )}
      </p>
      {session?.current ? (
        <CurrentCall call={session.current} session={session} />
      ) : (
        <NoCall session={session} />
      )}
      {session?.last && <UndoForm call={session.last} />}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function CurrentCall({ call, session: { done, calls } }: { call: Call; session: Session }) {
  const phone = formatPhone(call.phone)
  const links = [
    { to: `/admin/centers/${call.centerId}/edit`, label: 'Correct the listing' },
    { to: `/centers/${call.slug}`, label: 'Its page' },
    ...(call.website ? [{ to: call.website, label: 'Its site' }] : []),
  ]
  const isBusy = useNavigation().state === 'submitting'
  return (
    <section aria-labelledby="call" className="panel grid gap-5 p-5">
      <div>
        <label className="flex items-center gap-3 text-sm text-ink-soft">
          Call {done + 1} of {calls.length}
          <progress className="progress flex-1" value={done} max={calls.length} />
        </label>
        <h2 id="call" className="mt-2 wrap-anywhere">
          {call.name}
        </h2>
        <p className="text-ink-soft">
          {call.address ?? 'Address not known'}
          {call.verifiedAt ? ` · checked ${formatDate(call.verifiedAt)}` : ' · not checked yet'}
        </p>
      </div>
      <p>
        <a
          id="dial"
          href={phone?.href ?? `tel:${call.phone}`}
          className="inline-flex min-h-11 items-center text-2xl font-bold tabular-nums"
        >
          {phone?.display ?? call.phone}
        </a>
      </p>
      {call.reports.length > 0 && <Reports call={call} />}
      <Form method="post" className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="call" value={call.id} />
        {callResults.map((result) => {
          const { label, key, hint } = results[result]
          return (
            <Button
              key={result}
              type="submit"
              name="result"
              value={result}
              variant={result === 'right' ? 'solid' : 'line'}
              disabled={isBusy}
              aria-keyshortcuts={key}
              title={hint}
            >
              {label} <kbd>{key.toUpperCase()}</kbd>
            </Button>
          )
        })}
      </Form>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {links.map(({ to, label }) => (
          <a
            key={to}
            href={to}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            {label}
          </a>
        ))}
      </p>
    </section>
  )
}

function Reports({ call }: { call: Call }) {
  return (
    <Alert title="Reported by visitors">
      <ul className="list-disc pl-5">
        {call.reports.map(({ kind, note, at }) => (
          <li key={at} className="wrap-anywhere">
            {problemLabels.en[kind]}, {formatDate(new Date(at))}
            {note && `: ${note}`}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-2">
        <input type="hidden" name="intent" value="dismiss" />
        <input type="hidden" name="center" value={call.centerId} />
        <Button type="submit" variant="line" size="sm">
          Dismiss, silent for 30 days
        </Button>
      </Form>
    </Alert>
  )
}

function NoCall({ session }: { session: Session | null }) {
  const counted = callResults
    .map((result) => ({
      label: results[result].label,
      count: session?.calls.filter((call) => call.result === result).length ?? 0,
    }))
    .filter(({ count }) => count > 0)
  return (
    <section className="panel grid gap-4 p-5">
      {session ? (
        <>
          <h2>Done: {session.calls.length} calls</h2>
          <p>{counted.map(({ label, count }) => `${label}: ${count}`).join(', ')}</p>
        </>
      ) : (
        <>
          <h2>Call, and say what you heard</h2>
          <p>
            Twenty centers: those that were reported, then those that nobody has checked for
            longest. Five are drawn at random, so that{' '}
            <a href="/accuracy">how right the directory is</a> can be told. Nobody else gets the
            same ones.
          </p>
        </>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="start" />
        <Button type="submit">
          <Icon name="phone" />
          Start twenty calls
        </Button>
      </Form>
    </section>
  )
}

function UndoForm({ call }: { call: Call }) {
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="undo" />
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        {call.name}: {call.result && results[call.result].label}
      </span>
      <Button type="submit" variant="line" size="sm" aria-keyshortcuts={undoKey}>
        <Icon name="undo-2" />
        Undo <kbd>{undoKey.toUpperCase()}</kbd>
      </Button>
      {call.result === 'wrong' && (
        <ButtonLink to={`/admin/centers/${call.centerId}/edit`} variant="line" size="sm">
          Correct its number
        </ButtonLink>
      )}
    </Form>
  )
}

/** One key for each button; not while something is typed, nor with another key held. */
function useKeys(session: Session | null) {
  useEffect(() => {
    if (session?.current) document.getElementById('dial')?.focus()
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const button = document.querySelector<HTMLButtonElement>(
        `main button[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]:not(:disabled)`,
      )
      button?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [session])
}
