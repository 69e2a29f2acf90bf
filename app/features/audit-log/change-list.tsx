import type { ShownChange } from './audit-log.ts'
import { describeField, describeValue } from './describe-entry.ts'

const maxShownLength = 80
const maxShown = 4

/** What an entry changed, field by field; what is long is folded up. */
export function ChangeList({ changes }: { changes: ShownChange[] }) {
  if (changes.length === 0) return null
  const rest = changes.slice(maxShown)
  return (
    <div className="mt-1 grid gap-1 text-sm text-ink-soft">
      <Lines changes={changes.slice(0, maxShown)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link">
            {rest.length === 1 ? 'One more change' : `${rest.length} more changes`}
          </summary>
          <Lines changes={rest} />
        </details>
      )}
    </div>
  )
}

function Lines({ changes }: { changes: ShownChange[] }) {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.field} className="min-w-0 break-words">
          <Line change={change} />
        </li>
      ))}
    </ul>
  )
}

function Line({ change }: { change: ShownChange }) {
  const field = <b className="font-semibold text-ink">{describeField(change.field)}</b>
  const old = describeValue(change.old)
  const next = describeValue(change.new)
  if (old === '') {
    return (
      <>
        {field} set to <Value text={next} />
      </>
    )
  }
  if (next === '') {
    return (
      <>
        {field} emptied; it was <Value text={old} />
      </>
    )
  }
  return (
    <>
      {field} from <Value text={old} /> to <Value text={next} />
    </>
  )
}

function Value({ text }: { text: string }) {
  if (text === '') return <>nothing</>
  if (text.length <= maxShownLength) return <q>{text}</q>
  return (
    <details className="inline-block max-w-full align-top">
      <summary className="text-link">
        <q>{`${text.slice(0, maxShownLength).trimEnd()}…`}</q>
      </summary>
      <p className="mt-1 rounded-s bg-sunken px-3 py-2 whitespace-pre-wrap text-ink">{text}</p>
    </details>
  )
}
