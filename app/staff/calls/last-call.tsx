import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Call } from './call-session.server.ts'
import { describeChanges } from './heard-changes.ts'
import { keys, results } from './messages.ts'

/** The last call's outcome with what it changed, and its Undo. */
export function LastCall({ call }: { call: Call }) {
  return (
    <section aria-labelledby="last" className="pane">
      <h3 id="last">Last call</h3>
      <p className="wrap-anywhere">
        {call.name}: <b>{call.result && results[call.result].label}</b>
      </p>
      {call.changed.length > 0 && (
        <dl className="mt-1">
          {describeChanges(call.changed, call.saved).map(({ label, value }) => (
            <div key={label} className="wrap-anywhere">
              <dt className="inline text-ink-soft">{label}: </dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Form method="post" className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="undo" />
        <Button type="submit" variant="line" size="sm" aria-keyshortcuts={keys.undo}>
          <Icon name="undo-2" />
          Undo <kbd>{keys.undo.toUpperCase()}</kbd>
        </Button>
        {call.result === 'wrong' && (
          <ButtonLink to={`/admin/centers/${call.centerId}/edit`} variant="line" size="sm">
            Correct its number
          </ButtonLink>
        )}
      </Form>
    </section>
  )
}
