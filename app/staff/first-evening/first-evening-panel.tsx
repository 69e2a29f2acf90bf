import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { countDone, type FirstEvening, type StepWay } from './first-steps.ts'

/** The operator's first steps, folded to one line once there are centers. Nothing when none is left. */
export function FirstEveningPanel({ firstEvening }: { firstEvening: FirstEvening | null }) {
  if (!firstEvening) return null
  const { steps, isEmpty } = firstEvening
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <details className="disclosure pane my-3.5" open={isEmpty}>
      <summary className="grid min-h-7 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <h2>Your first evening</h2>
        <span className="text-ink-soft max-sm:row-start-2">
          {countDone(steps)} of {steps.length} done. {next && `Next: ${next.title}.`}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ title, isDone, status, ways }, index) => (
          <li key={title} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            {isDone ? (
              <Icon name="circle-check" className="mt-0.5 text-link" />
            ) : (
              <b aria-hidden>{index + 1}</b>
            )}
            <div>
              <h3>
                {title}{' '}
                <small className="font-normal text-ink-soft">{isDone ? 'Done' : 'To do'}</small>
              </h3>
              <p>{status}</p>
              <ul className="flex flex-wrap gap-x-5 empty:hidden">
                {ways.map((way) => (
                  <Way key={way.label} way={way} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Way({ way }: { way: StepWay }) {
  if ('path' in way) {
    return (
      <li>
        <Link to={way.path} className="inline-flex min-h-11 items-center font-semibold">
          {way.label}
        </Link>
      </li>
    )
  }
  return (
    <li className="my-1 basis-full">
      {way.label} <code className="inline-block font-semibold wrap-anywhere">{way.command}</code>
    </li>
  )
}
