import { Form, useNavigation } from 'react-router'
import { screenTexts } from '#app/data/import/messages.ts'
import { countInGroup } from '#app/data/sources/difference-groups.ts'
import { getRunPath, getSourcePath } from '#app/data/sources/source-paths.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { ReloadHint } from '#app/ui/reload-hint.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { useReadAgain } from '#app/ui/use-read-again.ts'
import { AcceptAllForm, DifferenceGroups, GroupForm } from './difference-groups.tsx'
import { DifferenceRow } from './difference-row.tsx'
import { LeftOutRecords } from './left-out-records.tsx'
import { describeGroup, failureTexts, moveKeys } from './messages.ts'
import type { Review } from './read-review.server.ts'
import { UndoRun } from './undo-run.tsx'
import { useReviewKeys } from './use-review-keys.ts'

type ReviewPageProps = {
  /** Null if there is no such run. */
  review: Review | null
  rejected: RejectedForm | undefined
}

/** Show what a run of a source found; staff decide by group, by selection or one by one. */
export function ReviewPage({ review, rejected }: ReviewPageProps) {
  return (
    <div className="grid gap-4">
      {review ? <RunReview review={review} /> : <EmptyState title="There is no such run" />}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function RunReview({ review }: { review: Review }) {
  const { sourceId, sourceName, runId, startedAt, state, groups, work } = review
  useReadAgain(work !== null)
  return (
    <>
      <div className="staff-head">
        <h2 className="wrap-anywhere">What {sourceName} says</h2>
        <p>Read {formatMoment(startedAt)}</p>
        {state === 'open' && groups.length > 0 && (
          <p className="max-sm:hidden">
            <kbd>{moveKeys.next.toUpperCase()}</kbd> next{' '}
            <kbd>{moveKeys.previous.toUpperCase()}</kbd> previous <kbd>A</kbd> accept <kbd>D</kbd>{' '}
            dismiss
          </p>
        )}
        <p className="ml-auto flex flex-wrap gap-x-5">
          <Link
            to={`${getRunPath(sourceId, runId)}/report.csv`}
            reloadDocument
            className="inline-flex min-h-11 items-center gap-1.5"
          >
            <Icon name="download" />
            {screenTexts.report}
          </Link>
          <Link to={getSourcePath(sourceId)} className="inline-flex min-h-11 items-center">
            Back to {sourceName}
          </Link>
        </p>
      </div>
      {state === 'held' && <HeldRun because={review.heldBecause} />}
      {work && (
        <div>
          <ReloadHint to={getRunPath(sourceId, runId)} />
          <ProgressLine
            label={work.state === 'undoing' ? 'This run is being undone' : 'Being accepted'}
            share={work.total === 0 ? null : work.done / work.total}
          >
            {work.done.toLocaleString('en-US')} of {work.total.toLocaleString('en-US')}
          </ProgressLine>
        </div>
      )}
      <StoppedWork review={review} />
      {groups.length === 0 && state !== 'undoing' && (
        <EmptyState
          title={state === 'undone' ? 'This run is undone' : 'Nothing is left to decide'}
        />
      )}
      {groups.length > 0 && (
        <div className="staff-columns is-review">
          <DifferenceGroups review={review} />
          <DifferenceList key={`${review.group} ${review.page}`} review={review} />
        </div>
      )}
      <UndoRun review={review} />
      <LeftOutRecords review={review} />
    </>
  )
}

/** Says why the server gave up on what staff asked for, while there is something left of it. */
function StoppedWork({ review: { state, groups, failure } }: { review: Review }) {
  const isUndo = state === 'undoing'
  const isLeft = isUndo || (failure?.group && countInGroup(groups, failure.group) > 0)
  if (!failure || !isLeft) return null
  return (
    <Alert title={isUndo ? failureTexts.undoing : failureTexts.accepting}>
      <p>{failure.reason}</p>
      <p className="mt-2">{isUndo ? failureTexts.undoAgain : failureTexts.acceptAgain}</p>
    </Alert>
  )
}

function HeldRun({ because }: { because: string | null }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Alert title="This run is held">
      <p>{because}</p>
      <p className="mt-2">
        Look at some of its differences below. Nothing has changed, and nothing can be decided
        before you release the run.
      </p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="discard" disabled={isBusy}>
          Drop the run
        </Button>
        <Button type="submit" name="intent" value="release" variant="line" disabled={isBusy}>
          Release it for review
        </Button>
      </Form>
    </Alert>
  )
}

function DifferenceList({ review }: { review: Review }) {
  const { sourceId, runId, state, differences, group, groups, page, pageCount } = review
  const isBusy = useNavigation().state !== 'idle'
  const canDecide = state === 'open' && review.work === null
  const { opened, open } = useReviewKeys(differences)
  const chosen = groups.find(({ key }) => key === group)
  const makeHref = (number: number) => {
    const params = new URLSearchParams({ ...(group && { group }), page: String(number) })
    return `${getRunPath(sourceId, runId)}?${params}`
  }
  return (
    <section aria-labelledby="differences" className="pane">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="differences">{chosen ? describeGroup(chosen) : 'All differences'}</h3>
        {canDecide && (chosen ? <GroupForm group={chosen} /> : <AcceptAllForm groups={groups} />)}
      </div>
      <Form method="post" preventScrollReset>
        <ul className="mt-2">
          {differences.map((difference, index) => (
            <DifferenceRow
              key={difference.id}
              difference={difference}
              canDecide={canDecide}
              isOpen={index === opened}
              onOpen={() => open(index)}
              isBusy={isBusy}
            />
          ))}
        </ul>
        {canDecide && (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              type="submit"
              name="intent"
              value="accept-selected"
              variant="line"
              disabled={isBusy}
            >
              Accept selected
            </Button>
            <Button
              type="submit"
              name="intent"
              value="dismiss-selected"
              variant="line"
              disabled={isBusy}
            >
              Dismiss selected
            </Button>
          </div>
        )}
      </Form>
      <Pagination page={page} pageCount={pageCount} hrefFor={makeHref} className="mt-4" />
    </section>
  )
}
