import { useEffect, useRef, useState } from 'react'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import { readList, writeList } from '#app/center/saved/stored-list.ts'

/** Why the list wasn't saved: storage is full, or the browser refuses to store. */
type Problem = 'full' | 'refused'

export type ChangeList = (change: (list: KeptList) => KeptList) => void

/**
 * Return this device's list. Changes apply to what is stored at that moment: two tabs never lose
 * each other's changes. `problem` says the last change wasn't saved and exists only on this page.
 */
export function useList(): { list: KeptList; change: ChangeList; problem: Problem | null } {
  const [list, setList] = useState(readList)
  const [problem, setProblem] = useState<Problem | null>(null)
  // The list that couldn't be saved.
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
    // Tells the `app/enhance` script to update the count in the header.
    window.dispatchEvent(new Event('storage'))
    setProblem(written.ok ? null : written.reason)
  }
  return { list, change, problem }
}
