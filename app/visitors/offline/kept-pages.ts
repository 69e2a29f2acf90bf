import { findPath, localize, readLanguage } from '#app/find-page.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { offlineMessages } from './messages.ts'

export const offlinePath = '/offline'
const listPath = '/list'
/** In every language, because a visitor may switch without a network. */
const helpPaths = languages.flatMap((language) =>
  [offlinePath, '/emergency-help', listPath].map((path) => localize(path, language)),
)

const maxCenters = 20
const maxAgeMs = 7 * 24 * 60 * 60 * 1000
const savedAtHeader = 'X-Saved-At'
const centersName = 'opened-centers'
const helpName = (version: string) => `help-${version}`

/**
 * Fetch and store the offline page, Emergency Help, the list's page and their files. Throws
 * unless it gets all of them.
 */
export async function keepHelp(version: string): Promise<void> {
  const cache = await caches.open(helpName(version))
  const files = new Set<string>()
  for (const path of helpPaths) {
    const response = await askAsStranger(path)
    if (!isForEveryone(response)) throw new Error(`${path} answered ${response.status}`)
    const page = await response.text()
    // The list's page needs its script; the others work without scripts.
    const html = localize(path, 'en') === listPath ? page : stripScripts(page)
    for (const file of listFiles(html)) files.add(file)
    await cache.put(path, restate(response, html))
  }
  await cache.addAll([...files])
}

/**
 * Store the help again if a quick exit in another tab deleted it while this worker was running.
 */
export async function restoreHelp(version: string): Promise<void> {
  if (!(await caches.has(helpName(version)))) await keepHelp(version)
}

/** Delete the help pages of earlier versions. */
export async function dropOldHelp(version: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('help-') && name !== helpName(version))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/**
 * Store a center's page as visitors see it, with its styles and drawings, and remove the oldest
 * beyond twenty. Skips pages that may not be stored or are unavailable.
 */
export async function keepCenter(
  path: string,
  now: Date,
  isForgotten: () => boolean,
): Promise<void> {
  if (!isCenterPath(path)) return
  const response = await askAsStranger(path).catch(() => null)
  if (!response || !isForEveryone(response)) return
  const html = stripScripts(await response.text())
  if (isForgotten()) return
  const cache = await caches.open(centersName)
  const copy = restate(response, markAsCopy(html, now, readLanguage(path)))
  copy.headers.set(savedAtHeader, now.toISOString())
  // Deletes it first, which keeps the keys in the order of the last visits.
  await cache.delete(path)
  await cache.put(path, copy)
  for (const file of listFiles(html)) {
    if (!(await caches.match(file))) await cache.add(file).catch(() => {})
  }
  await tidyCenters(now)
  if (isForgotten()) await caches.delete(centersName)
}

/** Delete excess and outdated centers, and files that no stored center uses. */
export async function tidyCenters(now: Date): Promise<void> {
  if (!(await caches.has(centersName))) return
  const cache = await caches.open(centersName)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const centers = paths.filter(isCenterPath)
  const needed = new Set<string>()
  for (const [index, path] of centers.entries()) {
    const copy = await cache.match(path)
    if (!copy || centers.length - index > maxCenters || isTooOld(copy, now)) {
      await cache.delete(path)
      continue
    }
    for (const file of listFiles(await copy.text())) needed.add(file)
  }
  const needless = paths.filter((path) => !isCenterPath(path) && !needed.has(path))
  await Promise.all(needless.map((path) => cache.delete(path)))
}

/**
 * Find the stored copy of a page: Emergency Help, the list's page, or a center opened within seven
 * days; otherwise undefined.
 */
export async function findCopy(path: string, now: Date): Promise<Response | undefined> {
  if (!helpPaths.includes(path) && !isCenterPath(path)) return undefined
  const copy = await caches.match(path)
  return copy && isTooOld(copy, now) ? undefined : copy
}

/**
 * Fetch a visitor's version of a page, without cookies. Its header says that this is a prefetch,
 * so the server does not count a visit.
 */
function askAsStranger(path: string): Promise<Response> {
  const headers = { Purpose: 'prefetch' }
  return fetch(path, { credentials: 'omit', cache: 'no-cache', redirect: 'manual', headers })
}

const ofTheNetwork = ['Content-Encoding', 'Content-Length', 'ETag', 'Vary', 'Speculation-Rules']

/** Copy a response with another text. */
function restate(response: Response, html: string): Response {
  const headers = new Headers(response.headers)
  for (const name of ofTheNetwork) headers.delete(name)
  return new Response(html, { headers })
}

/** Help pages have no date and never expire. */
function isTooOld(copy: Response, now: Date): boolean {
  const savedAt = copy.headers.get(savedAtHeader)
  return savedAt !== null && now.getTime() - Date.parse(savedAt) > maxAgeMs
}

/**
 * Return whether a path is a center's page in any language, without a query, and not React
 * Router's data request.
 */
const isCenterPath = (path: string) =>
  findPath(path) === '/centers/:slug' && /^[a-z0-9/-]+$/.test(path)

/** Return whether a response is the same for everyone and may be stored on a shared device. */
function isForEveryone(response: Response): boolean {
  const { status, headers } = response
  if (status !== 200 || !/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) return false
  return !/\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '')
}

const files =
  /(?:(?:href|src)="|url\("?)(\/(?:assets|illustrations)\/[^"#?)]+|\/(?:favicon|placeholder)\.svg)/g
const pageScript = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const mainStart = /<main\b[^>]*>/

/**
 * Remove the scripts, which leaves complete HTML and makes every link a navigation that the worker
 * handles.
 */
function stripScripts(html: string): string {
  return html.replace(pageScript, '').replace(scriptPreload, '')
}

/** Say above the content when the page was saved, in the visitor's local time. */
function markAsCopy(html: string, savedAt: Date, language: Language): string {
  const text = offlineMessages[language]
  const moment = formatMoment(savedAt, language, null)
  const note = `<div class="wrap pt-4"><p class="rounded-m border-[1.5px] border-ink bg-surface px-4 py-3 leading-normal"><b>${text.copyLead(moment)}</b> ${text.copyRest}</p></div>`
  return html.replace(mainStart, (main) => main + note)
}

/** List our styles, fonts and drawings on a page, without duplicates; photographs are left out. */
function listFiles(html: string): string[] {
  return [...new Set([...html.matchAll(files)].map(([, path]) => path ?? ''))]
}
