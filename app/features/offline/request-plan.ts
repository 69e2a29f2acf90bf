import { quickExitPath } from '#app/lib/exit-address.ts'

/** The parts of a request that decide what becomes of it. */
type Asked = {
  method: string
  mode: string
  destination: string
  url: string
}

/**
 * 'leave': erase and go. 'page': the network's answer, else a copy. 'form': the offline page, when there
 * is surely no network. 'file': of the build, the copy first. 'picture': the network's answer, else the
 * copy. Null: the browser's own business.
 */
export type Plan = 'leave' | 'page' | 'form' | 'file' | 'picture' | null

/** What the service worker does about a request. */
export function planRequest({ method, mode, destination, url }: Asked, origin: string): Plan {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin) return null
  if (method !== 'GET') return mode === 'navigate' ? 'form' : null
  if (mode === 'navigate') return pathname === quickExitPath ? 'leave' : 'page'
  if (pathname.startsWith('/assets/')) return 'file'
  return destination === 'image' ? 'picture' : null
}

const centerPath = /^\/(?:centers|es\/centros)\/[a-z0-9-]+$/

/** Whether a path, as of `location.pathname`, is that of one center's page, in any language. */
export function isCenterPath(path: string): boolean {
  return centerPath.test(path)
}

/** Whether an answer is the same for everyone and may lie on a device that others use. */
export function isForEveryone(response: Pick<Response, 'status' | 'headers'>): boolean {
  const { status, headers } = response
  if (status !== 200 || !/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) return false
  return !/\b(?:no-store|private)\b/i.test(headers.get('Cache-Control') ?? '')
}
