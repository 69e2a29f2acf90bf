import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Review } from './read-review.server.ts'

const count = (value: number) => value.toLocaleString('en-US')

/** Say what of a run was accepted, and offer to take all of it back. */
export function UndoRun({ review }: { review: Review }) {
  const { state, accepted, byRule, kept } = review
  const isBusy = useNavigation().state !== 'idle'
  const isFree = review.work === null
  const canUndo = isFree && (state === 'undoing' || (state === 'open' && accepted > 0))
  return (
    <>
      {accepted > 0 && (
        <p>
          {count(accepted)} accepted so far
          {byRule > 0 && `, ${count(byRule)} of them by this source’s rules`}.
        </p>
      )}
      {kept.length > 0 && (
        <div>
          <p>An undo left these in place:</p>
          <ul className="list-disc pl-5">
            {kept.map((row) => (
              <li key={row.reason}>
                {row.reason}: {count(row.count)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {canUndo && (
        <Disclosure
          summary={state === 'undoing' ? 'Finish undoing this run' : 'Undo this run'}
          defaultOpen={state === 'undoing'}
        >
          <p className="mt-2">
            All that was accepted from this run is taken back, where nobody has changed it since.
            Centers that it added are deleted. The next run finds the differences again.
          </p>
          <Form method="post" className="mt-3">
            <Button type="submit" name="intent" value="undo" variant="line" disabled={isBusy}>
              Yes, undo this run
            </Button>
          </Form>
        </Disclosure>
      )}
    </>
  )
}
