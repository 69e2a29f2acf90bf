import { hasFlash } from '#app/flash.server.ts'
import type { Viewer } from '#db/viewer.ts'

/** Words by which programs name themselves. "Cubot" makes phones. */
const programs =
  /(?<!cu)bot|crawl|spider|preview|slurp|facebookexternalhit|whatsapp|headless|lighthouse|monitor|uptime|curl|wget|python|axios|okhttp|go-http|java\//i

/**
 * Whether what this request reads counts as looked at: a person opens a page. Not a program, a browser
 * that fetches ahead, the staff at work, nor the same page again after its visitor did something there.
 */
export function isVisit(request: Request, viewer: Viewer): boolean {
  // The data of a page: its scripts ask for it again after something was done there.
  if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) return false
  if (viewer.kind === 'member' && viewer.role !== 'user') return false
  const { headers } = request
  const agent = headers.get('User-Agent')
  if (!agent || programs.test(agent)) return false
  const purpose = `${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`
  if (/prefetch|prerender/i.test(purpose)) return false
  // The page that follows a vote, a comment, a review.
  return !hasFlash(headers.get('Cookie'))
}
