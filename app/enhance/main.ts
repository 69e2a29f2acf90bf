import { placeholderPath } from '#app/center/fields/center-image-url.ts'
import type { WorkerMessage } from '#app/center/saved/device-store.ts'
import { installKeeping } from './keep.ts'
import { installLiveSearch, installPlaceSuggestions } from './live-search.ts'
import { installPosition } from './position.ts'
import { installQuickExit } from './quick-exit.ts'
import { checkSession } from './session-check.ts'
import { installSharing } from './sharing.ts'

type Connection = { connection?: { saveData?: boolean } }

/**
 * The script of every page. It runs in the head before the first paint, so it only adds listeners
 * and finds elements later. Pages work without it; the root element's `data-scripts` attribute
 * shows the controls that need it.
 */
const root = document.documentElement
/** Leads to a sheet that prints itself. */
const printFragment = '#print'
root.dataset.scripts = ''
root.dataset.speaks = navigator.languages?.[0]?.slice(0, 2)
installQuickExit()
checkSession()
installMenu()
installKeeping()
installPictures()
installPrinting()
installSharing()
installOfflineHelp()
// On pages with React, React does the rest.
if (root.dataset.react === undefined) {
  installForms()
  installLanguageLinks()
  installLiveSearch()
  installPlaceSuggestions()
  installPosition()
  installToasts()
}

/** Close the header's menu on Esc, and return the focus to its button. */
function installMenu(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = document.querySelector<HTMLDetailsElement>('header details[open]')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** Show our drawing where a photograph fails to load. What fails as well is hidden, with its frame. */
function installPictures(): void {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (target.srcset) {
      target.srcset = ''
      target.src = placeholderPath
    } else {
      ;(target.closest('figure') ?? target).hidden = true
    }
  }
  // Listens in the capture phase, because an image's error event does not bubble.
  document.addEventListener('error', replace, true)
}

function installPrinting(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print-page]')) window.print()
  })
  // A list prints as its sheet, which has what a screen's rows leave out.
  document.addEventListener('keydown', (event) => {
    const isPrint = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const sheet = document.querySelector<HTMLAnchorElement>('a[data-sheet]')
    if (!isPrint || event.key.toLowerCase() !== 'p' || !sheet) return
    event.preventDefault()
    location.assign(`${sheet.href}${printFragment}`)
  })
  if (location.hash !== printFragment) return
  // Going back or reloading does not print again.
  history.replaceState(null, '', location.pathname + location.search)
  window.addEventListener('load', () => window.print())
}

/**
 * Make a language link keep the current search, and a shared list from the URL. Other links to a page in another language
 * have no `lang`: their text is in this page's.
 */
function installLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][lang]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  })
}

function installToasts(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    target.closest('[data-dismiss]')?.closest('[role]')?.remove()
  })
}

/**
 * Register the service worker after the page has loaded, and tell it about visits to centers,
 * whose pages it stores. For privacy, it does not store a member's visits.
 */
function installOfflineHelp(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  window.addEventListener('load', async () => {
    try {
      const { active } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      tell(active, { kind: 'check' })
      const isMember = document.documentElement.dataset.member !== undefined
      const savesData = (navigator as Connection).connection?.saveData
      if (isMember || savesData) return
      const ready = await serviceWorker.ready
      tell(ready.active, { kind: 'keep', path: location.pathname })
    } catch {
      // Some browsers block this in private windows; the site works without it.
    }
  })
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/**
 * Block a second submission while the response is pending; the submit button then shows the text
 * of its `data-busy`. Without a connection, a form with `data-offline` keeps its input and shows
 * the element with that id.
 */
function installForms(): void {
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
  // The back/forward cache restores the page in its last state.
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
