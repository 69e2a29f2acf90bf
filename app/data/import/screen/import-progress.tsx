import { useEffect, useState } from 'react'
import { Form, useFetcher, useNavigation, useRevalidator } from 'react-router'
import { isWorking } from '#app/data/import/job/import-record.ts'
import type { ImportRecord } from '#app/data/import/job/read-imports.server.ts'
import {
  countRecords,
  formatCount,
  formatTimeLeft,
  screenTexts,
  stateNames,
} from '#app/data/import/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { ReloadHint } from '#app/ui/reload-hint.tsx'
import { pathOfImport } from './import-address.ts'

/**
 * Show an import's progress from the server, so it is correct after a reload and on another device.
 */
export function ImportProgressPanel({ record }: { record: ImportRecord }) {
  const { progress, isLost } = useImportProgress(record)
  const { state, share } = progress
  const isWaiting = state === 'uploaded' || state === 'queued'
  const isSending = useNavigation().formData?.get('do') === 'cancel'
  return (
    <section aria-label="Progress" className="grid gap-4 rounded-l border bg-surface p-5 sm:p-6">
      <ProgressLine label={stateNames[state]} share={isWaiting ? 0 : share === 0 ? null : share}>
        {describeProgress(progress)}
      </ProgressLine>
      <p role="status" className="font-semibold text-danger-ink empty:hidden">
        {isLost && screenTexts.watchLost}
      </p>
      <ReloadHint to={pathOfImport(record.id)} />
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

type Progress = Pick<
  ImportRecord,
  'state' | 'share' | 'rowsDone' | 'rowsTotal' | 'workingFrom' | 'seconds' | 'ahead'
>

/** Return "120 of 662 records · 300 a second · about 5 seconds left". */
export function describeProgress(progress: Progress): string {
  const { state, ahead, share, rowsDone, rowsTotal, workingFrom, seconds } = progress
  if (ahead > 0) {
    return ahead === 1
      ? 'Another import is worked on first.'
      : `${formatCount(ahead)} other imports are worked on first.`
  }
  if (state === 'uploaded' || state === 'queued') return 'It begins in a moment.'
  const isUndo = state === 'undoing'
  const rate = seconds ? (rowsDone - workingFrom) / seconds : 0
  const parts = [
    isUndo
      ? `${Math.floor(share * 100)}%`
      : rowsTotal === null
        ? countRecords(rowsDone)
        : `${formatCount(rowsDone)} of ${countRecords(rowsTotal)}`,
  ]
  if (rate > 0 && !isUndo) parts.push(`${formatCount(Math.max(1, Math.round(rate)))} a second`)
  if (state === 'running' && rate > 0 && rowsTotal) {
    parts.push(formatTimeLeft((rowsTotal - rowsDone) / rate))
  } else if (state !== 'running' && seconds && share > 0) {
    parts.push(formatTimeLeft((seconds * (1 - share)) / share))
  }
  return parts.join(' · ')
}

const pollEvery = 1_000

/**
 * Fetch an import's progress about once a second while the page is visible, and reload the
 * page's data when the state changes. `isLost`: the server did not answer the last request.
 */
function useImportProgress(record: ImportRecord): { progress: Progress; isLost: boolean } {
  const { id, state } = record
  const fetcher = useFetcher<{ progress: Progress | null }>()
  const [seen, setSeen] = useState<Progress | null>(null)
  const { revalidate } = useRevalidator()
  const { load } = fetcher
  const latest = fetcher.data?.progress
  if (latest && latest !== seen) setSeen(latest)
  const current = latest ?? seen ?? record
  const isIdle = fetcher.state === 'idle'

  useEffect(() => {
    if (!isIdle) return
    const poll = () => {
      if (document.visibilityState === 'visible') load(`${pathOfImport(id)}/progress`)
    }
    const timer = window.setTimeout(poll, pollEvery)
    document.addEventListener('visibilitychange', poll)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [id, isIdle, load])
  useEffect(() => {
    if (current.state !== state) revalidate()
  }, [current.state, state, revalidate])

  return { progress: isWorking(current.state) ? current : record, isLost: latest === null }
}
