import { awaitsPauseHeader, typingHeader } from '#app/search/typing-headers.ts'
import { showKept } from './keep.ts'

/** The pause in typing before a search starts (specification, section 9). */
const debounceMs = 300

/** Milliseconds without typing after which the text is taken for finished. */
const pauseMs = 1200

type How = 'replace' | 'push' | 'none' | 'again'

/**
 * Search while a visitor types or chooses: fetch the form's URL and replace the results.
 * Typing replaces the history entry, a choice adds one, and Back restores results and controls. If
 * the fetch fails, the browser navigates to the URL.
 */
export function installLiveSearch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let controller = new AbortController()
  /** The URL of the results on the page, without its `hash`; none while they await a pause. */
  let shown: string | null = location.pathname + location.search

  const search = async (address: string, how: How, then = () => {}, isTyping = false) => {
    clearTimeout(timer)
    clearTimeout(pause)
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    if (address === shown && how !== 'none') {
      setBusy(false)
      return then()
    }
    setBusy(true)
    try {
      const headers = { Accept: 'text/html', ...(isTyping && { [typingHeader]: '1' }) }
      const response = await fetch(address, { signal, headers })
      const html = await response.text()
      const page = new DOMParser().parseFromString(html, 'text/html')
      if (!page.getElementById('results')) throw new Error(`no results: ${response.status}`)
      if (how === 'push' && address !== location.pathname + location.search) {
        history.pushState(null, '', address)
      }
      if (how === 'replace') history.replaceState(null, '', address)
      const awaitsPause = response.headers.has(awaitsPauseHeader)
      shown = awaitsPause ? null : address
      show(page)
      if (how === 'none') restoreControls(page)
      then()
      if (awaitsPause) pause = setTimeout(search, pauseMs, address, 'again')
    } catch {
      if (!signal.aborted) location.assign(address)
    }
  }

  document.addEventListener('input', (event) => {
    const control = findControl(event.target)
    if (!control || !isTyped(control)) return
    clearTimeout(timer)
    clearTimeout(pause)
    timer = setTimeout(() => {
      void search(getAddress(control.form), 'replace', undefined, true)
    }, debounceMs)
  })
  document.addEventListener('change', (event) => {
    const control = findControl(event.target)
    if (control && !isTyped(control)) void search(getAddress(control.form), 'push')
  })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.id !== 'search') return
    event.preventDefault()
    const button = event.submitter
    if (button instanceof HTMLButtonElement && button.name)
      location.assign(getAddress(form, button))
    else void search(getAddress(form), 'push', showHeading)
  })
  // Whoever opens a part of the search box wants to type.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement && target.open)) return
      target.querySelector<HTMLInputElement>('.ask-need input, .ask-place input')?.focus()
    },
    true,
  )
  window.addEventListener('popstate', () => {
    const address = location.pathname + location.search
    if (address !== shown && document.getElementById('results')) void search(address, 'none')
  })
}

type Control = HTMLInputElement | HTMLSelectElement

function findControl(target: EventTarget | null): (Control & { form: HTMLFormElement }) | null {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isControl && target.form?.id === 'search'
    ? (target as Control & { form: HTMLFormElement })
    : null
}

const isTyped = ({ type }: Control) => type === 'search' || type === 'text'

/**
 * Return the URL that the form would go to, without empty fields; a field's default is empty. A
 * `button` adds its own value and goes to its own page.
 */
function getAddress(form: HTMLFormElement, button?: HTMLButtonElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim()) {
      query.append(name, value.trim())
    }
  }
  if (button) query.append(button.name, button.value)
  const { pathname } = new URL(button?.formAction ?? form.action)
  return query.size ? `${pathname}?${query}` : pathname
}

/** What the new page says: the results, and in the search box what was understood. */
const replaced = ['results', 'search-filters', 'search-need', 'search-place', 'search-chips']

function show(page: Document): void {
  const focused = document.activeElement?.id
  for (const id of replaced) {
    const fresh = page.getElementById(id)
    if (fresh) document.getElementById(id)?.replaceWith(fresh)
  }
  showKept()
  updateCounts(page)
  setBusy(false)
  document.title = page.title
  if (focused && document.activeElement?.id !== focused) {
    document.getElementById(focused)?.focus({ preventScroll: true })
  }
}

/**
 * Update the counts beside the choices, and hide those that the server hides because they find
 * nothing. The controls stay, with their input and the focus.
 */
function updateCounts(page: Document): void {
  for (const fresh of page.querySelectorAll<HTMLElement>('[data-count]')) {
    const shown = document.querySelector(`[data-count="${fresh.dataset.count}"]`)
    if (!shown) continue
    shown.textContent = fresh.textContent
    // A chip of one page may be in a group of choices of the other.
    const isInGroup = ![shown, fresh].some((count) => count.closest('.chip'))
    for (const part of isInGroup ? ['label', 'fieldset', 'details'] : ['label']) {
      const box = shown.closest<HTMLElement>(part)
      const isHidden = fresh.closest<HTMLElement>(part)?.hidden ?? false
      if (box) box.hidden = isHidden && !box.contains(document.activeElement)
    }
  }
}

function setBusy(isBusy: boolean): void {
  document.getElementById('results')?.setAttribute('aria-busy', String(isBusy))
  const count = document.getElementById('search-count')
  if (count) count.textContent = isBusy ? (count.dataset.searching ?? '') : readCount()
}

/** Read "12 Treatment Centers Found". */
const readCount = () => document.getElementById('results-heading')?.textContent ?? ''

/** Close the box, scroll to the results' heading and focus it. */
function showHeading(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('.ask-part')) part.open = false
  const heading = document.getElementById('results-heading')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Set the controls to a search that did not come from them. */
function restoreControls(page: Document): void {
  const selector = '#search :is(input, select), [form=search]'
  const wanted = [...page.querySelectorAll<Control>(selector)]
  for (const control of document.querySelectorAll<Control>(selector)) {
    const isBox = /checkbox|radio/.test(control.type)
    const same = wanted.find(
      ({ name, value }) => name === control.name && (!isBox || value === control.value),
    )
    if (!same) continue
    if (isBox) (control as HTMLInputElement).checked = (same as HTMLInputElement).checked
    else control.value = same.value
  }
}

/** Milliseconds of pause in typing before new place suggestions load. */
const suggestionMs = 150

/** Suggest places that begin with the typed text. The page already contains the largest cities. */
export function installPlaceSuggestions(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'near') return
    clearTimeout(timer)
    timer = setTimeout(suggest, suggestionMs, target)
  })
}

async function suggest({ value, list }: HTMLInputElement): Promise<void> {
  const source = list?.dataset.source ?? '/places?'
  // If suggestions fail, the field still accepts any place.
  const response = await fetch(`${source}q=${encodeURIComponent(value)}`).catch(() => null)
  if (!response?.ok) return
  const places: { near: string; label: string }[] = await response.json()
  list?.replaceChildren(...places.map(({ near, label }) => new Option(label, near)))
}
