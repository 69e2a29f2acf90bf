import { useCallback, useEffect, useRef, useState } from 'react'
import { moveKeys } from './messages.ts'

const listRows = () => [...document.querySelectorAll<HTMLElement>('[data-difference]')]

type OpenRow = {
  /** The position of the open difference among the rows on the page. */
  opened: number
  open: (position: number) => void
}

/**
 * Keep one difference open, at first the first. `j` and `k` move to the next and the previous one,
 * and other keys press the buttons of the open one by their `aria-keyshortcuts`; not in form fields
 * or with a modifier key. After a decision the next difference is open: `differences` are the rows
 * on the page.
 */
export function useReviewKeys(differences: readonly unknown[]): OpenRow {
  const [opened, open] = useState(0)
  const isByKey = useRef(false)
  const focusRow = useCallback((position: number) => {
    const rows = listRows()
    const nearest = Math.max(0, Math.min(position, rows.length - 1))
    rows[nearest]?.focus()
    open(nearest)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a decision has changed the rows.
  useEffect(() => {
    if (isByKey.current) focusRow(opened)
    else open(Math.max(0, Math.min(opened, differences.length - 1)))
    isByKey.current = false
  }, [differences])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select'))
        return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (key === moveKeys.next) return focusRow(opened + 1)
      if (key === moveKeys.previous) return focusRow(opened - 1)
      const button = listRows()[opened]?.querySelector<HTMLElement>(
        `[aria-keyshortcuts="${CSS.escape(key.toLowerCase())}"]:not(:disabled)`,
      )
      if (!button) return
      isByKey.current = true
      button.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [opened, focusRow])
  return { opened, open }
}
