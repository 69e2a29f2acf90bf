import { harmlessPage } from '#app/lib/exit-address.ts'
import { localize, readLanguage } from '#app/lib/paths.ts'
import { findCopy, offlinePath } from './kept-pages.ts'
import { offlineMessages } from './messages.ts'

/** Milliseconds that a page which lies on the device is waited for. */
const patience = 4000

/** A gateway before the site that cannot reach it: its own bare words help nobody. */
const unreachable = [502, 504]

/**
 * The network's answer to a navigation. With a copy on the device: the copy, when the network fails,
 * takes longer than four seconds, or answers with a failure. Without one: the offline page, when the
 * network fails.
 */
export async function answerPage(path: string, network: Promise<Response>): Promise<Response> {
  const reached = network.catch(() => null)
  const copy = await findCopy(path, new Date())
  if (!copy) {
    const answer = await reached
    return answer && !unreachable.includes(answer.status) ? answer : makeOfflinePage(path)
  }
  const answer = await Promise.race([reached, wait(patience)])
  return answer && answer.status < 500 ? answer : copy
}

/** Onward to the harmless page, by the site's own answer if it comes soon, without it if not. */
export async function handleExit(network: Promise<Response>): Promise<Response> {
  const answer = await Promise.race([network.catch(() => null), wait(patience / 2)])
  return answer ?? Response.redirect(harmlessPage, 303)
}

/** The copy of a file of the build, else the network's. */
export async function handleFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The network's picture; without a network, the copy. */
export async function handlePicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request)) ?? Response.error()
  }
}

/** The page that stands in for the one at a path, in its language. */
export async function makeOfflinePage(path: string): Promise<Response> {
  const language = readLanguage(path)
  const page = await findCopy(localize(offlinePath, language), new Date())
  const init = { status: 503, statusText: 'Offline' }
  if (page) return new Response(await page.blob(), { ...init, headers: page.headers })
  return new Response(offlineMessages[language].lastWords, {
    ...init,
    headers: { 'Content-Type': 'text/plain;charset=utf-8' },
  })
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}
