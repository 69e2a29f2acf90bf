/** Milliseconds: the time limit for the device, and the maximum age of a position. */
const maxWait = 10_000
const maxAge = 5 * 60_000

/** Message names by the error's code. */
const failures = ['', 'denied', 'unavailable', 'slow']

/**
 * Let visitors search near their position. It requests the position only after a click, and rounds
 * it to 0.01 degrees, at most 0.7 miles, before sending it. The button is hidden in browsers
 * without geolocation.
 */
export function installPosition(): void {
  if (!isSecureContext || !('geolocation' in navigator)) return
  document.documentElement.dataset.position = ''
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-use-position]')
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

/** Show the page's message with this name, beside every button. */
function say(name: string): void {
  const texts = document.getElementById('position-note')?.dataset
  for (const note of document.querySelectorAll('[data-position-note]')) {
    note.textContent = texts?.[name] ?? ''
  }
}
