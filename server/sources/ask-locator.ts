import { fetchProblems } from '#app/data/sources/messages.ts'
import { isWebPage } from '#app/data/sources/name-fetched-file.ts'
import { type LocatorPage, readLocatorPage } from '#app/data/sources/read-locator-page.ts'
import { takesForm } from '#app/data/sources/source-fields.ts'
import { followUrl } from '#server/remote/follow-url.ts'
import type { RemoteAccess } from '#server/remote/remote-access.ts'

const maxPageMegabytes = 20

/** Why a page can't be used, in words for staff. */
export class LocatorProblem extends Error {}

/** The list is not what its earlier pages said: they are of no use either. */
export class LocatorContradiction extends LocatorProblem {}

export type LocatorSearch = {
  /** Its path decides the form of the request (`takesForm`). */
  address: string
  /** sType, sAddr, limitType, limitValue, pageSize and others of `locatorParameters`. */
  parameters: Record<string, string>
}

type Asking = {
  access: RemoteAccess
  /** Names the site to the host. */
  userAgent: string
  signal: AbortSignal
  /** The host sent something. */
  onProgress: () => void
}

/**
 * Request one page of a search. The official client posts the search as a form; the address for exports takes it in
 * the query. Throws `LocatorProblem`, or the error of the connection.
 */
export async function askLocator(
  { address, parameters }: LocatorSearch,
  page: number,
  { access, userAgent, signal, onProgress }: Asking,
): Promise<LocatorPage> {
  const url = URL.parse(address)
  if (!url) throw new LocatorProblem(fetchProblems['not an https address'])
  const form = takesForm(address) ? new URLSearchParams() : undefined
  const search = form ?? url.searchParams
  for (const [name, value] of Object.entries(parameters)) search.set(name, value)
  search.set('page', String(page))
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': userAgent,
  }
  const reached = await followUrl(url.href, { access, headers, form, signal })
  if ('refused' in reached) throw new LocatorProblem(fetchProblems[reached.refused])
  const { response } = reached
  const { statusCode = 0 } = response
  const giveUp = (problem: LocatorProblem): never => {
    response.destroy()
    throw problem
  }
  if (statusCode === 404 && page > 1) {
    giveUp(new LocatorContradiction(fetchProblems.pageMissing(page)))
  }
  if (statusCode === 401 || statusCode === 403 || statusCode === 429) {
    giveUp(new LocatorProblem(fetchProblems.denied(statusCode)))
  }
  if (statusCode !== 200) giveUp(new LocatorProblem(fetchProblems.answered(statusCode)))
  if (isWebPage(response.headers['content-type'] ?? '')) {
    giveUp(new LocatorProblem(fetchProblems.webPage))
  }
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') giveUp(new LocatorProblem(fetchProblems.packed(encoding)))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    onProgress()
    size += chunk.length
    if (size > maxPageMegabytes * 1024 * 1024) {
      giveUp(new LocatorProblem(fetchProblems.pageTooLarge(maxPageMegabytes)))
    }
    chunks.push(chunk)
  }
  const read = await readLocatorPage(chunks)
  if (!read.ok) throw new LocatorProblem(read.errors)
  return read.value
}
