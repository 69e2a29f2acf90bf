import { useEffect } from 'react'
import { Form, useFetcher, useNavigation, useRevalidator } from 'react-router'
import {
  type ImportProgress,
  type ImportRecord,
  isWorking,
} from '#app/features/import/job/import-record.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ProgressLine } from './progress-line.tsx'
import {
  countRecords,
  formatCount,
  formatTimeLeft,
  screenTexts,
  stateNames,
} from './screen-texts.ts'
import { pathOfImport } from './shown-rows.ts'

/** How far the work on an import is; it stays right after a reload and on another device. */
export function ImportProgressPanel({ record }: { record: ImportRecord }) {
  const progress = useImportProgress(record)
  const { state, share } = progress
  const isWaiting = state === 'uploaded' || state === 'queued'
  const isSending = useNavigation().formData?.get('do') === 'cancel'
  return (
    <section aria-label="Progress" className="grid gap-4 rounded-l border bg-surface p-5 sm:p-6">
      <ProgressLine label={stateNames[state]} share={isWaiting ? 0 : share === 0 ? null : share}>
        {describeProgress(progress)}
      </ProgressLine>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
        <p>
          <Link to={pathOfImport(record.id)}>Reload</Link> to see how far it is.
        </p>
      </noscript>
      {state !== 'undoing' && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="do" value="cancel" variant="line" disabled={isSending}>
            {isSending ? 'Cancelling…' : screenTexts.cancel}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** "120 of 662 records · 300 a second · about 5 seconds left". */
export function describeProgress(progress: ImportProgress): string {
  const { state, ahead, share, rowsDone, rowsTotal, rowsPerSecond, secondsLeft } = progress
  if (ahead > 0) {
    return ahead === 1
      ? 'Another import is worked on first.'
      : `${formatCount(ahead)} other imports are worked on first.`
  }
  if (state === 'uploaded' || state === 'queued') return 'It begins in a moment.'
  const parts = [
    state === 'undoing'
      ? `${Math.floor(share * 100)}%`
      : rowsTotal === null
        ? countRecords(rowsDone)
        : `${formatCount(rowsDone)} of ${countRecords(rowsTotal)}`,
  ]
  if (rowsPerSecond) parts.push(`${formatCount(Math.max(1, Math.round(rowsPerSecond)))} a second`)
  if (secondsLeft !== null) parts.push(formatTimeLeft(secondsLeft))
  return parts.join(' · ')
}

const pollEvery = 1_000

/**
 * How far an import is, fetched each second while it is worked on and the page is visible. When its
 * state changes the page is read anew.
 */
function useImportProgress({ id, progress }: Pick<ImportRecord, 'id' | 'progress'>) {
  const fetcher = useFetcher<{ progress: ImportProgress }>()
  const { revalidate } = useRevalidator()
  const { load } = fetcher
  const current = fetcher.data?.progress ?? progress
  const isActive = isWorking(progress.state)
  const isIdle = fetcher.state === 'idle'

  useEffect(() => {
    if (!isActive || !isIdle) return
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') load(`${pathOfImport(id)}/progress`)
    }, pollEvery)
    const look = () => {
      if (document.visibilityState === 'visible') load(`${pathOfImport(id)}/progress`)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [id, isActive, isIdle, load])
  useEffect(() => {
    if (isActive && current.state !== progress.state) revalidate()
  }, [isActive, current.state, progress.state, revalidate])

  return isActive && isWorking(current.state) ? current : progress
}
