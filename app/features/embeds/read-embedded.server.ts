import { sql } from 'drizzle-orm'
import { data } from 'react-router'
import type { RowCenter } from '#app/features/centers/center-row.tsx'
import { openCenter } from '#app/features/centers/read-center.server.ts'
import { listShown } from '#app/features/search/describe-loosening.ts'
import type { ParsedSearch } from '#app/features/search/parse-search.server.ts'
import { searchCenters } from '#app/features/search/search-centers.server.ts'
import type { DirectorySearch } from '#app/features/search/search-input.ts'
import { findAdmissionNumber } from '#app/lib/admission-number.ts'
import { hasOwnHours } from '#app/lib/google-hours.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { hasGooglePlace } from '#db/is-on-google.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { EmbeddedCenter } from './embedded-center.tsx'

/** More than anybody calls; a link leads to all of them. */
const maxRows = 10

type EmbedOptions = {
  now: Date
  language: Language
  /** Samples are shown on a local site only. */
  showsSamples: boolean
}

/**
 * Finds the first centers of a search for a frame. Closed ones are left out. The site's search knows Google's ratings
 * and hours, so it isn't narrowed by them here: other sites must not get them.
 */
export async function searchForEmbed(
  db: Executor,
  parsed: ParsedSearch,
  { now, language, showsSamples }: EmbedOptions,
) {
  const { asked } = parsed
  const ignored = asked.minRating === null ? asked.ignored : [...asked.ignored, 'minRating']
  const results = await searchCenters(
    db,
    { ...parsed, asked: { ...asked, open: 'yes', minRating: null, ignored, page: 1 } },
    { now, language, limit: maxRows },
  )
  const shown = listShown(results, language)
    .filter(({ isSample }) => showsSamples || !isSample)
    .slice(0, maxRows)
  const search: DirectorySearch = { ...results.understanding.search, open: null }
  const withOwnHours = await findWithOwnHours(db, shown)
  return { results, search, centers: shown.map((center) => pickFacts(center, withOwnHours)) }
}

export type EmbeddedSearch = Awaited<ReturnType<typeof searchForEmbed>>

/** Reads one center for a frame. Throws a redirect or a 404 as `openCenter` does. */
export async function openEmbeddedCenter(
  db: Executor,
  slug: string,
  { language, showsSamples }: EmbedOptions,
): Promise<EmbeddedCenter> {
  const center = await openCenter(db, slug, language, '/embed/centers/:slug')
  if (center.isSample && !showsSamples) throw data(null, { status: 404 })
  const withOwnHours = await findWithOwnHours(db, [center])
  const number = findAdmissionNumber(center)
  return {
    ...pickFacts(center, withOwnHours),
    address: center.address,
    intake: number?.isIntake ? number : null,
  }
}

type HoursRow = {
  id: string
  source: 'staff' | 'import' | 'sample'
  isOnGoogle: boolean
  evidence: { field: string }[]
}

/** Finds the ids of the centers whose hours other sites may get. */
async function findWithOwnHours(
  db: Executor,
  centers: readonly RowCenter[],
): Promise<ReadonlySet<string>> {
  const ids = centers.map(({ saved }) => saved.id)
  const rows = await readRows<HoursRow>(
    db,
    sql`select id, source, ${hasGooglePlace} as "isOnGoogle",
      (select coalesce(json_agg(json_build_object('field', field)), '[]')
        from center_evidence where center_id = treatment_centers.id) as evidence
      from treatment_centers where id = any (${sql.param(ids)}::uuid[])`,
  )
  return new Set(rows.filter(hasOwnHours).map(({ id }) => id))
}

/** Picks what a frame shows: no rating, no photograph, and no hours of Google's. */
function pickFacts(center: RowCenter, withOwnHours: ReadonlySet<string>): EmbeddedCenter {
  return {
    slug: center.slug,
    name: center.name,
    place: center.place,
    town: center.town,
    miles: center.miles,
    searchedNear: center.searchedNear,
    phone: center.phone,
    phoneHref: center.phoneHref,
    openStatus: center.openStatus,
    opening: withOwnHours.has(center.saved.id) ? center.opening : null,
    openingChangesIn: center.openingChangesIn,
    beds: center.beds,
    treatmentTypeLabels: center.treatmentTypeLabels,
    payment: center.payment,
    provenance: center.provenance,
    matched: center.matched ?? [],
    lacking: center.lacking ?? [],
    isSample: center.isSample,
    address: null,
    intake: null,
  }
}
