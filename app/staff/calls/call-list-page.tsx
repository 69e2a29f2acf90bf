import { useLayoutEffect, useState } from 'react'
import { Form } from 'react-router'
import { problemLabels } from '#app/center/fields/checked-fields.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { useShortcuts } from '#app/ui/use-shortcuts.ts'
import type { AskedFact } from './asked-facts.ts'
import { BacklogLinks } from './backlog-links.tsx'
import { CallForm } from './call-form.tsx'
import { CallKeysHelp } from './call-keys-help.tsx'
import { getPartOfDay } from './call-plan.ts'
import type { Backlog, Call, Session } from './call-session.server.ts'
import type { FormTexts } from './heard-changes.ts'
import { LastCall } from './last-call.tsx'
import { callOutcomes, callsTitle, numberTexts, results } from './messages.ts'
import { showNumber } from './show-number.ts'

type CallListPageProps = {
  backlog: Backlog
  session: Session | null
  /** All facts that the current center may be asked about, the first ones first. */
  facts: readonly AskedFact[]
  /** The listed values of what the current center may say has changed. */
  listed: FormTexts
  /** The number that a call had when its page was first opened, kept over a note or a dismissed report. */
  opened: { call: string; number: string } | null
  rejected: RejectedForm | undefined
}

/** Show a session of twenty calls, which staff can handle by keyboard. */
export function CallListPage({
  backlog,
  session,
  facts,
  listed,
  opened,
  rejected,
}: CallListPageProps) {
  useFocusedNumber(session)
  useShortcuts()
  const call = session?.current ?? null
  return (
    <>
      <div className="staff-head">
        <h2>{callsTitle}</h2>
        {session && call && <CallSteps done={session.done} total={session.calls.length} />}
      </div>
      <div className="staff-columns is-call">
        {session && call ? (
          <CurrentCall
            key={call.id}
            call={call}
            session={session}
            facts={facts}
            listed={listed}
            opened={opened}
            rejected={rejected}
          />
        ) : (
          <NoCall session={session} backlog={backlog} />
        )}
        <div className="grid gap-4">
          {session?.last && <LastCall call={session.last} />}
          {call && <ListingLinks call={call} />}
          {call && <CallKeysHelp />}
          <section aria-labelledby="lists" className="pane">
            <h3 id="lists">Other lists</h3>
            <BacklogLinks backlog={backlog} />
          </section>
        </div>
      </div>
      {!rejected?.fields.number && <RejectedToast rejected={rejected} />}
    </>
  )
}

function CallSteps({ done, total }: { done: number; total: number }) {
  const steps = Array.from({ length: total }, (_, index) => index)
  return (
    <>
      <p>
        Call {done + 1} of {total}
      </p>
      <ol aria-hidden="true" className="call-steps">
        {steps.map((index) => (
          <li
            key={index}
            className={index < done ? 'is-made' : index === done ? 'is-current' : undefined}
          />
        ))}
      </ol>
    </>
  )
}

type CurrentCallProps = Pick<CallListPageProps, 'facts' | 'listed' | 'opened' | 'rejected'> & {
  call: Call
  session: Session
}

function CurrentCall({ call, session, facts, listed, opened, rejected }: CurrentCallProps) {
  const { done, calls } = session
  const phone = formatPhone(call.phone)
  const [number] = useState((opened?.call === call.id ? opened.number : call.phone) ?? '')
  return (
    <section aria-labelledby="call" className="pane grid gap-3">
      <div>
        <h3 id="call" className="text-xl wrap-anywhere">
          {call.name}
        </h3>
        <p className="text-ink-soft">
          {call.address ?? 'Address not known'} ·{' '}
          {call.verifiedAt ? `checked ${formatDate(call.verifiedAt)}` : 'not checked yet'}
        </p>
        <CallHistory call={call} />
        {call.missingIn.length > 0 && <p>No longer in {call.missingIn.join(', ')}.</p>}
        <a id="dial" href={phone?.href ?? `tel:${call.phone}`} className="dial-number">
          {phone?.display ?? call.phone}
        </a>
      </div>
      {number !== call.phone && <p>{numberTexts.before(showNumber(number))}</p>}
      {call.hiding && <p className="font-semibold">Reported number: {call.hiding}.</p>}
      {call.reports.length > 0 && <Reports call={call} number={number} />}
      <CallForm
        call={call}
        facts={facts}
        listed={listed}
        opened={number}
        isLast={done === calls.length - 1}
        rejected={rejected}
      />
    </section>
  )
}

function ListingLinks({ call }: { call: Call }) {
  const links = [
    { to: `/admin/centers/${call.centerId}/edit`, label: 'Correct the listing' },
    { to: `/centers/${call.slug}`, label: 'Open the listing' },
    ...(call.website ? [{ to: call.website, label: 'Website' }] : []),
  ]
  return (
    <section aria-labelledby="listing" className="pane">
      <h3 id="listing">Listing</h3>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <a
              href={to}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows a promised time or earlier unanswered calls. */
function CallHistory({ call: { promisedAt, tries, triedAt } }: { call: Call }) {
  if (promisedAt) return <p>They told us to call {formatMoment(promisedAt)}.</p>
  if (tries === 0 || !triedAt) return null
  return (
    <p>
      No answer {tries === 1 ? 'once' : `${tries} times`}, last on {formatDate(triedAt)} in the{' '}
      {getPartOfDay(triedAt)}.
    </p>
  )
}

function Reports({ call, number }: { call: Call; number: string }) {
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
        <input type="hidden" name="seen" value={call.reportsSeen} />
        <input type="hidden" name="call" value={call.id} />
        <input type="hidden" name="number" value={number} />
        <Button type="submit" variant="line" size="sm">
          Dismiss, silent for 30 days
        </Button>
      </Form>
    </Alert>
  )
}

function NoCall({ session, backlog }: { session: Session | null; backlog: Backlog }) {
  const counted = callOutcomes
    .map((result) => ({
      label: results[result].label,
      count: session?.calls.filter((call) => call.result === result).length ?? 0,
    }))
    .filter(({ count }) => count > 0)
  return (
    <section className="pane grid gap-3">
      {session ? (
        <>
          <h3>Done: {session.calls.length} calls</h3>
          <p>{counted.map(({ label, count }) => `${label}: ${count}`).join(', ')}</p>
        </>
      ) : (
        <>
          <h3>Call, and record what you hear</h3>
          <p>
            Up to twenty centers: reported ones first, then those unchecked for longest. Five are
            drawn at random to measure <a href="/accuracy">how accurate the directory is</a>. Nobody
            else gets the same ones.
          </p>
        </>
      )}
      {backlog.withNumber > 0 ? (
        <Form method="post">
          <input type="hidden" name="intent" value="start" />
          <Button type="submit">
            <Icon name="phone" />
            Start twenty calls
          </Button>
        </Form>
      ) : (
        <p>No listing has a number yet. Find numbers first.</p>
      )}
    </section>
  )
}

/** Focus what the caller needs next: the number of the current call, or the question about it. */
function useFocusedNumber(session: Session | null) {
  // Before the browser paints: a key pressed at the next call must not lose its field again.
  useLayoutEffect(() => {
    if (!session?.current) return
    const next = document.getElementById('which-number') ?? document.getElementById('dial')
    next?.focus()
  }, [session])
}
