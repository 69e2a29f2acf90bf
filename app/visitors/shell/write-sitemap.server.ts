import { sql } from 'drizzle-orm'
import { localize } from '#app/find-page.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { languages } from '#app/lib/language.ts'
import { type Path, pages } from '#app/pages.ts'
import { listAreaPaths } from '#app/search/read-area.server.ts'
import { contentChecked } from '#app/visitors/guides/guide-model.ts'
import { guides } from '#app/visitors/guides/guides.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** Each file lists centers in both languages; the protocol allows 50,000 URLs. */
const centersInFile = 10_000

type Entry = { path: string; lastModified?: Date | string | null | undefined }

/**
 * Write the index (sitemaps.org, protocol 0.9): the site's own pages, then every file of centers.
 */
export async function writeSitemapIndex(db: Executor, siteUrl: string): Promise<string> {
  const changes = await listChanges(db)
  const files = changes.map((lastModified, index) => ({
    path: `/sitemaps/centers-${index + 1}.xml`,
    lastModified,
  }))
  const pages = { path: '/sitemaps/pages.xml', lastModified: findLatest(changes) }
  return serializeXml('sitemapindex', 'sitemap', siteUrl, [pages, ...files])
}

/** Write "pages.xml", or a file of centers like "centers-1.xml"; null for an unknown file. */
export async function writeSitemap(
  db: Executor,
  siteUrl: string,
  file: string,
): Promise<string | null> {
  const number = Number(/^centers-([1-9]\d{0,4})\.xml$/.exec(file)?.[1])
  if (!number && file !== 'pages.xml') return null
  const entries = number ? await listCenters(db, number) : await listPages(db)
  if (entries.length === 0) return null
  const inEach = entries.flatMap(({ path, lastModified }) =>
    [...new Set(languages.map((language) => localize(path, language)))].map((translation) => ({
      path: translation,
      lastModified,
    })),
  )
  return serializeXml('urlset', 'url', siteUrl, inEach)
}

/**
 * List pages other than centers'. Home, the directory and the pages of places change whenever a
 * center does.
 */
async function listPages(db: Executor): Promise<Entry[]> {
  const lastModified = findLatest(await listChanges(db))
  const areas = await listAreaPaths(db)
  const fixed = pages.filter(({ path, inSitemap }) => inSitemap && !path.en.includes(':'))
  return [
    ...fixed.map(({ path, cachedBy }) => ({
      path: path.en,
      lastModified: cachedBy === 'search' ? lastModified : findFactsDate(path.en),
    })),
    ...areas.map((path) => ({ path, lastModified })),
  ]
}

/** Return the date of a guide's last check, which counts as its last change. */
function findFactsDate(path: Path): string | null {
  const guide = guides.find((known) => known.path === path)
  return guide?.texts.en.content ? contentChecked : null
}

const realCenters = sql`treatment_centers where source <> 'sample'`

function listCenters(db: Executor, number: number): Promise<Entry[]> {
  return readRows<Entry>(
    db,
    sql`select '/centers/' || slug as path, updated_at as "lastModified" from ${realCenters}
      order by id limit ${centersInFile} offset ${(number - 1) * centersInFile}`,
  )
}

/** List the last change of the centers in each file. */
async function listChanges(db: Executor): Promise<Date[]> {
  const rows = await readRows<{ lastModified: Date }>(
    db,
    sql`select max(updated_at) as "lastModified"
      from (select updated_at, (row_number() over (order by id) - 1) / ${centersInFile} as file
        from ${realCenters}) as listed
      group by file order by file`,
  )
  return rows.map(({ lastModified }) => lastModified)
}

function findLatest(changes: Date[]): Date | null {
  return changes.length ? new Date(Math.max(...changes.map(Number))) : null
}

function serializeXml(root: string, element: string, siteUrl: string, entries: Entry[]): string {
  const lines = entries.map(({ path, lastModified }) => {
    const modified = lastModified
      ? `<lastmod>${new Date(lastModified).toISOString()}</lastmod>`
      : ''
    return `<${element}><loc>${escapeHtml(siteUrl + path)}</loc>${modified}</${element}>\n`
  })
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n${lines.join('')}</${root}>\n`
}
