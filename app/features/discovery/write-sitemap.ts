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
