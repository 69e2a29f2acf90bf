import { useEffect, useRef, useState } from 'react'
import { type KeptList, readList, writeList } from '#app/lib/kept-list.ts'

export type ChangeList = (change: (list: KeptList) => KeptList) => void

/**
 * The list of this device. A change is made to what is stored by then, so that two tabs lose nothing of each
 * other's; `problem` says that the last one could not be stored, and then it lives in this page alone.
 */
export function useList(): { list: KeptList; change: ChangeList; problem: string | null } {
  const [list, setList] = useState(readList)
  const [problem, setProblem] = useState<string | null>(null)
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
    setProblem(written.ok ? null : problems[written.reason])
  }
  return { list, change, problem }
}

const problems = {
  full: 'This browser has no room left for the list. What you changed is on this page only: save it as a file before you leave.',
  refused:
    'This browser does not let a site keep anything. What you changed is on this page only: save it as a file before you leave.',
}
