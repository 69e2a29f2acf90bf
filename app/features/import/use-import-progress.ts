import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { type ImportProgress, type ImportRecord, isWorking } from './import-record.ts'
import { pathOfImport } from './shown-rows.ts'

const pollEvery = 1_000

/**
 * How far an import is, asked for each second while it is worked on and the page is looked at. When its
 * state changes the page is read anew.
 */
export function useImportProgress({ id, progress }: Pick<ImportRecord, 'id' | 'progress'>) {
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
