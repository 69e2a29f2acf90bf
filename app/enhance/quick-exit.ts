import { eraseTraces } from '#app/lib/device-store.ts'
import { readList } from '#app/lib/stored-list.ts'
import { harmlessPage, quickExitPath } from '../lib/exit-address.ts'

const pressCount = 3
/** Milliseconds within which Esc is pressed so often. */
const pressSpan = 2_000
/** Milliseconds after which one leaves, whatever is not done yet. */
const maxWait = 600
/** Says, in this tab alone, that its visitor has left quickly: a mark without a word. */
const markKey = '_'

/**
 * Makes every link marked `data-quick-exit`, and Esc pressed three times within two seconds, leave the
 * site for good. Esc keeps its meaning in fields, menus and dialogs, and counts there as well: whoever
 * presses it in a hurry does not first look where the focus is. A page of ours that is reached by Back
 * or Forward afterwards shows nothing and leaves again.
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

  let presses: number[] = []
  // On the way down, so that no dialog can keep them from here.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.repeat || event.isComposing) return
      const { timeStamp } = event
      presses = [...presses.filter((earlier) => timeStamp - earlier <= pressSpan), timeStamp]
      if (presses.length >= pressCount) void eraseAndLeave()
    },
    true,
  )
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

/** Blanks the page, erases what the site keeps here, signs a member out, and leaves. */
async function eraseAndLeave(): Promise<void> {
  const { dataset } = document.documentElement
  document.documentElement.hidden = true
  // The browser's own history names the page by its title.
  document.title = ''
  const done = Promise.allSettled([
    eraseTraces({ withList: false }),
    dataset.member !== undefined && signOut(),
  ])
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, maxWait))])
  setMark()
  leave()
}

/** The session's cookie is out of a script's reach: the server takes it away. */
function signOut(): Promise<Response> {
  const query = readList().staysOnExit ? '?list=stays' : ''
  return fetch(quickExitPath + query, { redirect: 'manual', keepalive: true })
}

function leave(): void {
  document.documentElement.hidden = true
  location.replace(harmlessPage)
}

// A browser that refuses storage leaves without the mark.
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
