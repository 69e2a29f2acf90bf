/**
 * A form that is sent cannot be sent again while its answer is awaited, and the button that sent it
 * says so in the words of its `data-busy`. Without a connection a form marked `data-offline` stays as
 * it is, with all that was typed, and shows the message of that id.
 */
export function installForms(): void {
  const sent = new Map<HTMLFormElement, () => void>()
  window.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method !== 'post') return
    const warning = document.getElementById(form.dataset.offline ?? '')
    if (warning) warning.hidden = navigator.onLine
    if (sent.has(form) || (warning && !navigator.onLine)) {
      event.preventDefault()
      warning?.focus()
      return
    }
    sent.set(form, showBusy(event.submitter))
  })
  // The page comes back from the browser's memory as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const undo of sent.values()) undo()
    sent.clear()
  })
}

function showBusy(button: HTMLElement | null): () => void {
  const label = button?.querySelector<HTMLElement>('[data-busy]')
  if (!label) return () => {}
  const before = label.textContent
  label.textContent = label.dataset.busy ?? ''
  return () => {
    label.textContent = before
  }
}
