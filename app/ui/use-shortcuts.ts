import { useEffect } from 'react'

/** What further keys do, by key. */
type KeyActions = Readonly<Record<string, () => void>>

const noActions: KeyActions = {}
const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

/**
 * Handle the keys in `aria-keyshortcuts` and those of `actions`, except in form fields, under a modal
 * dialog or with a modifier key. A key of the focused table row comes first. A field in a closed disclosure is opened first. Escape leaves a
 * field.
 */
export function useShortcuts(actions: KeyActions = noActions) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (target instanceof HTMLElement && target.matches(textField)) {
        if (event.key === 'Escape') target.blur()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (document.querySelector('dialog:modal')) return
      const key = event.key.toLowerCase()
      const act = actions[key]
      if (act) return act()
      const control = findControl(key)
      if (!control) return
      if (control.matches('button, a')) return control.click()
      // Don't type the shortcut's letter into the field.
      event.preventDefault()
      const disclosure = control.closest('details')
      if (disclosure) disclosure.open = true
      control.focus()
      if (control.matches('[type="checkbox"]')) control.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [actions])
}

function findControl(key: string): HTMLElement | null {
  const selector = `[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`
  const row = document.activeElement?.closest('tr')
  return (
    row?.querySelector<HTMLElement>(selector) ??
    document.querySelector<HTMLElement>(`main ${selector}`)
  )
}
