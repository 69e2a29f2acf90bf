import { useEffect, useRef, useState } from 'react'
import type { KeptList } from '#app/lib/kept-list.ts'
import { readList, writeList } from '#app/lib/stored-list.ts'

/** Why the list could not be stored: no room for it, or the browser refuses. */
type Problem = 'full' | 'refused'

export type ChangeList = (change: (list: KeptList) => KeptList) => void

/**
 * The list of this device. A change is made to what is stored by then, so that two tabs lose nothing of each
 * other's; `problem` says that the last one could not be stored, and then it lives in this page alone.
 */
export function useList(): { list: KeptList; change: ChangeList; problem: Problem | null } {
  const [list, setList] = useState(readList)
  const [problem, setProblem] = useState<Problem | null>(null)
  // What could not be stored.
  const unstored = useRef<KeptList | null>(null)

  useEffect(() => {
    const reload = () => {
      if (!unstored.current) setList(readList())
    }
    window.addEventListener('storage', reload)
    window.addEventListener('pageshow', reload)
    return () => {
      window.removeEventListener('storage', reload)
      window.removeEventListener('pageshow', reload)
    }
  }, [])

  const change: ChangeList = (make) => {
    const next = make(unstored.current ?? readList())
    const written = writeList(next)
    unstored.current = written.ok ? null : next
    setList(next)
    // The header's count is the script's of every page.
    window.dispatchEvent(new Event('storage'))
    setProblem(written.ok ? null : written.reason)
  }
  return { list, change, problem }
}
