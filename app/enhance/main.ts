import type { WorkerMessage } from '#app/lib/device-store.ts'
import { installKeeping } from './keep.ts'
import { installLiveSearch, installPlaceSuggestions } from './live-search.ts'
import { installPosition } from './position.ts'
import { installQuickExit } from './quick-exit.ts'
import { checkSession } from './session-check.ts'

type Connection = { connection?: { saveData?: boolean } }

/**
 * The script of every page. It runs in the head, before anything is shown: it only listens, and finds
 * elements when something happens. Nothing on a page depends on it; what needs it is shown by the
 * attribute `data-scripts` of the root element.
 */
const root = document.documentElement
root.dataset.scripts = ''
root.dataset.speaks = navigator.languages?.[0]?.slice(0, 2)
installQuickExit()
checkSession()
installMenu()
installKeeping()
installPictures()
installPrinting()
installOfflineHelp()
// React does the rest itself where it runs.
if (root.dataset.react === undefined) {
  installForms()
  installLanguageLinks()
  installLiveSearch()
  installPlaceSuggestions()
  installPosition()
  installToasts()
}

/** Esc closes the phone's menu, and gives the focus back to what opened it. */
function installMenu(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = document.querySelector<HTMLDetailsElement>('details.menu[open]')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** A photograph that cannot be had leaves no empty frame. */
function installPictures(): void {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) (target.closest('figure') ?? target).hidden = true
  }
  // Heard on the way down: an image's error does not bubble.
  document.addEventListener('error', hide, true)
}

/** Opens the browser's print dialog. */
function installPrinting(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print-page]')) window.print()
  })
}

/** A link to the page in another language goes on with what was searched since, and with a list that came in the address. */
function installLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    if (!link) return
    link.search = location.search
    link.hash = location.hash
  })
}

/** Closes a message over the page. */
function installToasts(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    target.closest('[data-dismiss]')?.closest('[role]')?.remove()
  })
}

/**
 * Registers the service worker once the page is loaded, and tells it which page is opened: it keeps centers. A
 * member's centers are not kept: what a signed-in person looks at stays out of a device's store.
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
      // Refused in private windows of some browsers: the site works as well without.
    }
  })
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/**
 * A form that is sent cannot be sent again while its answer is awaited, and the button that sent it
 * says so in the words of its `data-busy`. Without a connection a form marked `data-offline` stays as
 * it is, with all that was typed, and shows the message of that id.
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
