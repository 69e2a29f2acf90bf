import { eraseTraces } from '#app/center/saved/device-store.ts'
import { readList } from '#app/center/saved/stored-list.ts'
import { isAdminPath } from '../lib/admin-path.ts'
import { harmlessPage, quickExitPath } from '../lib/exit-address.ts'

const pressCount = 3
/** The three presses must fall within this many milliseconds. */
const pressSpan = 2_000
/** Milliseconds until the page leaves, even if erasing isn't finished. */
const maxWait = 600
/** Session storage key that marks this tab after a quick exit. Its name reveals nothing. */
const markKey = '_'

/**
 * Leave the site for good on a click on a `data-quick-exit` link, or on three presses of Esc
 * within two seconds with no other key between. Esc keeps its meaning in fields and menus, and counts there too,
 * because a person in a hurry does not check the focus first. It does not count where it closes a dialog or leaves a
 * field, nor in the admin area, where keys do the work. If Back or Forward leads to one of
 * our pages afterward, the page stays blank and leaves again.
 */
export function installQuickExit(): void {
  if (hasLeft()) {
    const [navigation] = performance.getEntriesByType('navigation')
    if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward') leave()
    else clearMark()
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft()) leave()
  })

  installKeys()
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-quick-exit]')) return
      event.preventDefault()
      void eraseAndLeave()
    },
    true,
  )
}

function installKeys(): void {
  let presses: number[] = []
  /** Presses of Esc with no other key between are one row. */
  let row = 0
  // Listens in the capture phase, so a dialog cannot stop the event.
  window.addEventListener(
    'keydown',
    ({ key, repeat, isComposing, timeStamp }) => {
      if (key !== 'Escape' || isComposing) {
        presses = []
        row++
      }
      if (key !== 'Escape' || isComposing || repeat || isAdminPath(location.pathname)) return
      if (document.querySelector('dialog[open]')) return
      const field = findFocusedField()
      const pressedIn = row
      // A script may leave the field only after this listener.
      setTimeout(() => {
        if (pressedIn !== row || (field && field !== findFocusedField())) return
        presses = [...presses.filter((earlier) => timeStamp - earlier <= pressSpan), timeStamp]
        if (presses.length >= pressCount) void eraseAndLeave()
      })
    },
    true,
  )
}

function findFocusedField(): Element | null {
  const { activeElement } = document
  return activeElement?.matches('input, textarea, select') ? activeElement : null
}

/** Blanks the page, erases the site's data in this browser, signs out, and leaves. */
async function eraseAndLeave(): Promise<void> {
  const { dataset } = document.documentElement
  document.documentElement.hidden = true
  // The browser's history shows the page's title.
  document.title = ''
  const done = Promise.allSettled([
    eraseTraces({ withList: false }),
    dataset.member !== undefined && signOut(),
  ])
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, maxWait))])
  setMark()
  leave()
}

/** Scripts cannot delete the session's cookie, so the server expires it. */
function signOut(): Promise<Response> {
  const query = readList().staysOnExit ? '?list=stays' : ''
  return fetch(quickExitPath + query, { redirect: 'manual', keepalive: true })
}

function leave(): void {
  document.documentElement.hidden = true
  location.replace(harmlessPage)
}

// A browser that blocks storage leaves without the mark.
function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(markKey) !== null
  } catch {
    return false
  }
}

function setMark(): void {
  try {
    sessionStorage.setItem(markKey, '')
  } catch {}
}

function clearMark(): void {
  try {
    sessionStorage.removeItem(markKey)
  } catch {}
}
