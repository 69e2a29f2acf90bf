import { hasFlash } from '#app/flash.server.ts'
import type { Viewer } from '#db/viewer.ts'

/** The parts of a request that tell. */
export type Asked = Pick<Request, 'method' | 'url'> & { headers: Pick<Headers, 'get'> }

/** Words by which programs name themselves. "Cubot" makes phones. */
const programs =
  /(?<!cu)bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|axios|okhttp|go-http|java\//i

/**
 * Whether what this request reads counts as looked at: a person opens a page. Not a program, a browser
 * that fetches ahead, the staff at work, nor the same page again after its visitor did something there.
 */
export function isVisit(request: Asked, viewer: Viewer): boolean {
  const url = new URL(request.url)
  const isData = url.pathname.endsWith('.data')
  // A page that was fetched ahead is asked about without its content once somebody opens it.
  if (request.method !== 'GET' && !(request.method === 'HEAD' && isData)) return false
  if (viewer.kind === 'member' && viewer.role !== 'user') return false
  const { headers } = request
  const agent = headers.get('User-Agent')
  if (!agent || programs.test(agent)) return false
  const purpose = `${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`
  if (/prefetch|prerender/i.test(purpose)) return false
  // The page that follows a vote, a comment, a review.
  if (hasFlash(headers.get('Cookie'))) return false
  if (!isData) return true
  // A script that reads a page asks from the page before it; one that reads it anew, from itself.
  return nameOf(url) !== nameOf(parse(headers.get('Referer')))
}

function parse(address: string | null): URL | null {
  return address && URL.canParse(address) ? new URL(address) : null
}

/** The page that an address stands for, whether as a document or as the router's data for it. */
function nameOf(url: URL | null): string | null {
  if (!url) return null
  const search = new URLSearchParams(url.search)
  search.delete('_routes')
  return `${url.pathname.replace(/(?:\/?_root|\/_)?\.data$/, '') || '/'}?${search}`
}
