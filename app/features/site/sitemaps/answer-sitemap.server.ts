import { languages } from '#app/lib/language.ts'
import { localize } from '#app/lib/paths.ts'
import { listCentersOfPart, type Read, type SitemapPart } from './read-sitemap.server.ts'

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

/** The index: the site's own pages, then every file of centers. */
export function answerSitemapIndex(siteUrl: string, parts: SitemapPart[]): Response {
  const files = parts.map(({ lastModified }, index) => ({
    url: `${siteUrl}/sitemaps/centers-${index + 1}.xml`,
    lastModified,
  }))
  const pages = { url: `${siteUrl}/sitemaps/pages.xml`, lastModified: findLatest(parts) }
  return new Response(writeSitemapIndex([pages, ...files]), { headers })
}

/** The pages that are no center's. Home, the directory and pages of places change whenever a center does. */
export function answerSitemapOfPages(
  siteUrl: string,
  pages: { path: string; lastModified?: Date }[],
  areas: string[],
  parts: SitemapPart[],
): Response {
  const lists = ['/', '/centers', ...areas].map((path) => ({
    path,
    lastModified: findLatest(parts),
  }))
  const entries = [...lists, ...pages].flatMap(({ path, lastModified }) =>
    listAddresses(siteUrl, path).map((url) => ({ url, lastModified })),
  )
  return new Response(streamText(writeSitemap([entries])), { headers })
}

/** The centers of one file, sent as they are read. */
export function answerSitemapOfCenters(siteUrl: string, read: Read, part: SitemapPart): Response {
  async function* listEntries(): AsyncGenerator<SitemapEntry[]> {
    for await (const centers of listCentersOfPart(read, part)) {
      yield centers.flatMap(({ slug, updatedAt }) =>
        listAddresses(siteUrl, `/centers/${slug}`).map((url) => ({ url, lastModified: updatedAt })),
      )
    }
  }
  return new Response(streamText(writeSitemap(listEntries())), { headers })
}

/** A page's address in each language. */
function listAddresses(siteUrl: string, path: string): string[] {
  return languages.map((language) => siteUrl + localize(path, language))
}

/** Says to come back when the database does not answer, or that there is no such file. */
export function answerSitemapError(status: 404 | 503): Response {
  return new Response(status === 404 ? 'Not found' : 'Try again later', {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '600' }),
    },
  })
}

function findLatest(parts: SitemapPart[]): Date | null {
  return parts.reduce<Date | null>(
    (latest, { lastModified }) => (latest && latest > lastModified ? latest : lastModified),
    null,
  )
}

function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** An absolute address, and when what it shows last changed, where that is known. */
export type SitemapEntry = { url: string; lastModified?: Date | null }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap index (sitemaps.org, protocol 0.9). */
export function writeSitemapIndex(sitemaps: SitemapEntry[]): string {
  const entries = sitemaps.map((entry) => writeEntry('sitemap', entry)).join('')
  return `${declaration}<sitemapindex ${namespace}>\n${entries}</sitemapindex>\n`
}

/** A sitemap, piece by piece, as its entries come. */
export async function* writeSitemap(
  batches: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`
  for await (const batch of batches) {
    yield batch.map((entry) => writeEntry('url', entry)).join('')
  }
  yield '</urlset>\n'
}

function writeEntry(element: 'url' | 'sitemap', { url, lastModified }: SitemapEntry): string {
  const modified = lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(url)}</loc>${modified}</${element}>\n`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
