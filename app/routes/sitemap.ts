import { databaseContext, siteContext } from '#app/context.ts'
import { tryDatabase, withDatabase } from '#app/database.server.ts'
import { aboutHead } from '#app/features/guides/about-content.ts'
import { emergencyContent, emergencyHead } from '#app/features/guides/emergency-content.ts'
import { type GuideHead, listSources } from '#app/features/guides/fact.ts'
import { insuranceContent, insuranceHead } from '#app/features/guides/insurance-content.ts'
import { privacyHead } from '#app/features/guides/privacy-content.ts'
import {
  supportGroupsContent,
  supportGroupsHead,
} from '#app/features/guides/support-groups-content.ts'
import { termsHead } from '#app/features/guides/terms-content.ts'
import {
  treatmentTypesContent,
  treatmentTypesHead,
} from '#app/features/guides/treatment-types-content.ts'
import { listAreas } from '#app/features/search/read-area.server.ts'
import { linkCounty } from '#app/features/site/map/nj-counties.ts'
import {
  answerSitemapError,
  answerSitemapOfCenters,
  answerSitemapOfPages,
} from '#app/features/site/sitemaps/answer-sitemap.server.ts'
import { readSitemapParts } from '#app/features/site/sitemaps/sitemap-parts.server.ts'
import type { Route } from './+types/sitemap.ts'

/** The guides, each with the facts that it states: it changed when these were last checked. */
const guides: [GuideHead, unknown?][] = [
  [aboutHead.en],
  [treatmentTypesHead.en, treatmentTypesContent.en],
  [insuranceHead.en, insuranceContent.en],
  [supportGroupsHead, supportGroupsContent],
  [emergencyHead, emergencyContent],
  [termsHead.en],
  [privacyHead.en],
]

const pages = [
  ...guides.map(([{ path }, content]) => {
    const { checked } = listSources(content)
    return { path, lastModified: checked ? new Date(checked) : undefined }
  }),
  { path: '/contact' },
  { path: '/accuracy' },
]

/** One sitemap: "pages.xml", or a file of centers such as "centers-1.xml". */
export async function loader({ params, context }: Route.LoaderArgs) {
  const number = /^centers-([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1]
  if (!number && params.file !== 'pages.xml') return answerSitemapError(404)
  const { url } = context.get(siteContext)
  const database = context.get(databaseContext)
  const parts = await tryDatabase(context, (tx) => readSitemapParts(database, (work) => work(tx)))
  if (!parts.ok) return answerSitemapError(503)
  if (!number) {
    const { counties, towns } = await withDatabase(context, listAreas)
    const areas = [...counties.map(linkCounty), ...towns.map(({ slug }) => `/towns/${slug}`)]
    return answerSitemapOfPages(url, pages, areas, parts.value)
  }
  const part = parts.value[Number(number) - 1]
  if (!part) return answerSitemapError(404)
  return answerSitemapOfCenters(url, (work) => withDatabase(context, work), part)
}
