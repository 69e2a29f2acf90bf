/** Milliseconds that a device may take, and that a position may be old. */
const maxWait = 10_000
const maxAge = 5 * 60_000

/** By the error's code. */
const failures = ['', 'denied', 'unavailable', 'slow']

/**
 * Lets a visitor search near their own place. The position is asked for on a press alone, and rounded to 0.01
 * degrees, 0.7 miles at most, before anything is sent. The button shows only where a browser gives positions.
 */
export function installPosition(): void {
  if (!isSecureContext || !('geolocation' in navigator)) return
  document.documentElement.dataset.position = ''
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('#use-position')
    const field = button?.form?.elements.namedItem('near')
    if (!button || !(field instanceof HTMLInputElement)) return
    say('waiting')
    button.disabled = true
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false
        say('')
        field.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`
        field.form?.requestSubmit()
      },
      ({ code }) => {
        button.disabled = false
        say(failures[code] ?? '')
      },
      { timeout: maxWait, maximumAge: maxAge },
    )
  })
}

/** Says the message that the page has under this name. */
function say(name: string): void {
  const note = document.getElementById('position-note')
  if (note) note.textContent = note.dataset[name] ?? ''
}
