import { useEffect } from 'react'
import { leavePage } from './leave-page.ts'
import { countPresses } from './press-counter.ts'

/**
 * Makes every link marked `data-quick-exit`, and Esc pressed three times within two seconds, leave the
 * site for good. Esc keeps its meaning in fields and dialogs, and counts there as well: whoever presses
 * it three times in a hurry does not first look where the focus is.
 */
export function useQuickExit({ signedIn }: { signedIn: boolean }): void {
  useEffect(() => {
    const isLastPress = countPresses(3, 2000)
    function follow(event: MouseEvent) {
      const { target } = event
      if (!(target instanceof Element) || !target.closest('[data-quick-exit]')) return
      event.preventDefault()
      void leavePage({ signedIn })
    }
    function count(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.repeat || event.isComposing) return
      if (isLastPress(event.timeStamp)) void leavePage({ signedIn })
    }
    // On the way down, so that no dialog can keep the key from here.
    window.addEventListener('click', follow, true)
    window.addEventListener('keydown', count, true)
    return () => {
      window.removeEventListener('click', follow, true)
      window.removeEventListener('keydown', count, true)
    }
  }, [signedIn])
}
