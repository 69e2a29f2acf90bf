import { useEffect, useRef } from 'react'
import { moveKeys } from './messages.ts'

const listRows = () => [...document.querySelectorAll<HTMLElement>('[data-difference]')]

/**
 * Move between differences with `j` and `k`, and press the buttons of the current one by their
 * `aria-keyshortcuts`; not in form fields or with a modifier key. After a decision the next
 * difference is current: `differences` are the rows on the page.
 */
export function useReviewKeys(differences: readonly unknown[]): void {
  const current = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a decision has changed the rows.
  useEffect(() => {
    if (current.current !== null) focusRow(current.current)
  }, [differences])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select'))
        return
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const rows = listRows()
      const focused = rows.findIndex((row) => row.contains(document.activeElement))
      if (key === moveKeys.next || key === moveKeys.previous) {
        const step = key === moveKeys.next ? 1 : -1
        current.current = focusRow(focused === -1 ? 0 : focused + step)
        return
      }
      const button = rows[focused]?.querySelector<HTMLElement>(
        `[aria-keyshortcuts="${CSS.escape(key.toLowerCase())}"]:not(:disabled)`,
      )
      if (!button) return
      current.current = focused
      button.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Focus the row at this position, or the nearest one, and return its position. */
function focusRow(position: number): number {
  const rows = listRows()
  const nearest = Math.max(0, Math.min(position, rows.length - 1))
  rows[nearest]?.focus()
  return nearest
}
