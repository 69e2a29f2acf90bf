import { eraseTraces } from './erase-traces.ts'
import { harmlessPage, quickExitPath } from './exit-address.ts'

/** Milliseconds after which one leaves, whatever is not done yet. */
const longestWait = 600

/**
 * Blanks the page at once, erases what the site keeps here, signs a member out, takes the pages that
 * this document showed out of the tab's history, and replaces the last of them with a harmless one.
 */
export async function leavePage({ signedIn }: { signedIn: boolean }): Promise<void> {
  document.documentElement.hidden = true
  // The browser's own history names the page by its title.
  document.title = ''
  // The router would store where one had scrolled to.
  intercept('pagehide')
  const done = Promise.allSettled([eraseTraces(), rewindHistory(), signedIn && signOut()])
  await Promise.race([done, wait(longestWait)])
  location.replace(harmlessPage)
}

/** The session's cookie is out of a script's reach: the server takes it away. */
function signOut(): Promise<Response> {
  return fetch(quickExitPath, { redirect: 'manual', keepalive: true })
}

/**
 * Goes back to the first page that this document showed, and drops those after it: one step forward
 * takes the place of all of them, and leads to the harmless page too.
 */
async function rewindHistory(): Promise<void> {
  const depth = readDepth()
  if (depth === 0 && !canGoForward()) return
  if (depth > 0) await traverse(-depth)
  history.pushState(null, '', quickExitPath)
  await traverse(-1)
}

/** How many pages the router has put into the history since this document was loaded. */
function readDepth(): number {
  const index = (history.state as { idx?: unknown } | null)?.idx
  return typeof index === 'number' && index > 0 ? index : 0
}

function canGoForward(): boolean {
  const { navigation } = window as { navigation?: { canGoForward: boolean } }
  return navigation?.canGoForward ?? false
}

function traverse(steps: number): Promise<void> {
  return new Promise((resolve) => {
    intercept('popstate', resolve)
    history.go(steps)
  })
}

/** Keeps the next event of a kind from the router. */
function intercept(kind: 'popstate' | 'pagehide', then?: () => void): void {
  const stop = (event: Event) => {
    event.stopImmediatePropagation()
    then?.()
  }
  window.addEventListener(kind, stop, { capture: true, once: true })
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
