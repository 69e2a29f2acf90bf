import { data } from 'react-router'
import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import { hidePhones } from '#app/center/fields/reported-phone.ts'
import { hasOwnHours } from '#app/center/hours/google-hours.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { findListing, type ListingRow, readListings } from '#app/center/read-listings.server.ts'
import { maxSlugLength, redirectFromFormer } from '#app/center/redirect-to-center.server.ts'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import { localize } from '#app/find-page.ts'
import type { Language } from '#app/lib/language.ts'
import { measureMiles, type Point } from '#app/lib/miles.ts'
import { listLacking, listMatched } from '#app/search/describe-loosening.ts'
import { findCenters } from '#app/search/find-centers.server.ts'
import { getPoint } from '#app/search/match-search.server.ts'
import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import { addDenied } from '#app/search/read-not-offered.server.ts'
import type { DirectorySearch } from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import type { EmbeddedCenter } from './embedded-center.tsx'

/** More than anybody calls; a link leads to all of them. */
const maxRows = 10
const maxClosed = 3

type EmbedOptions = { now: Date; language: Language; withSamples: boolean }

/**
 * Find the first centers of a search for a frame, without closed ones. If only closed ones match, a few of them are in
 * `closed`, so that somebody who looks for a center by its name learns that it closed. Google's ratings and hours are not
 * for other sites, so they don't filter here.
 */
export async function searchForEmbed(
  db: Executor,
  parsed: ParsedSearch,
  { now, language, withSamples }: EmbedOptions,
) {
  const asked = ignoreUnused(parsed.asked)
  const results = await findCenters(
    db,
    { ...parsed, asked: { ...asked, open: 'yes' } },
    { now, limit: maxRows, withSamples },
  )
  const mayBeClosed = results.loosened !== null && parsed.asked.open !== 'yes'
  const closed = mayBeClosed
    ? await findCenters(
        db,
        { ...parsed, asked: { ...asked, open: null } },
        { now, limit: maxClosed, withSamples },
      )
    : null
  const closedIds = closed && closed.total > 0 ? closed.ids : []
  const search: DirectorySearch = { ...results.understanding.search, open: null, page: 1 }
  const { near } = results
  const point = getPoint(near)
  const searchedNear = near?.kind === 'zip' || near?.kind === 'town' ? near.near : null
  const describeFound = (row: ListingRow) => ({
    ...describeEmbedded(row, now, language),
    miles: measureTo(row, point),
    searchedNear,
    matched: listMatched(search, row, language),
    address: row.phone ? null : describeAddress(row),
  })
  const rows = await readListings(db, results.ids, { withSamples })
  const closedRows = await readListings(db, closedIds, { withSamples })
  const centers = rows.map((row) => ({
    ...describeFound(row),
    lacking: results.loosened ? listLacking(search, addDenied(row, search), language) : [],
  }))
  return { results, search, centers, closed: closedRows.map(describeFound) }
}

/** A frame has one page in one order, and no hours of Google's. */
function ignoreUnused(asked: DirectorySearch): DirectorySearch {
  const unused = [
    ...(asked.minRating === null ? [] : ['minRating']),
    ...(asked.sort === null ? [] : ['sort']),
    ...(asked.page === 1 ? [] : ['page']),
    ...(asked.open === 'now' ? ['open'] : []),
  ]
  return {
    ...asked,
    minRating: null,
    sort: null,
    page: 1,
    ignored: [...new Set([...asked.ignored, ...unused])],
  }
}

export type EmbeddedSearch = Awaited<ReturnType<typeof searchForEmbed>>

/** Read one center for a frame. Throws a redirect from a former slug or an id, or a 404. */
export async function openEmbeddedCenter(
  db: Executor,
  asked: string,
  { now, language, withSamples }: EmbedOptions,
): Promise<EmbeddedCenter> {
  const slug = asked.slice(0, maxSlugLength)
  const row = await findListing(db, slug, { withSamples })
  if (!row) throw data(null, { status: 404 })
  if (row.slug !== slug) {
    throw redirectFromFormer(localize(`/embed/centers/${row.slug}`, language))
  }
  const shown = hidePhones(row, now)
  const number = findAdmissionNumber({ phone: shown.phone, admission: pickAdmission(shown) })
  return {
    ...describeEmbedded(row, now, language),
    address: describeAddress(row),
    intake: number?.isIntake ? number : null,
  }
}

/** Google's data and the operator's pins, which frames don't show. */
const withheld = {
  pinned: false,
  totalScore: null,
  reviewsCount: null,
  imageUrl: null,
  placeId: null,
  googleMapsUrl: null,
}

function describeEmbedded(row: ListingRow, now: Date, language: Language): EmbeddedCenter {
  const isOwn = hasOwnHours(row)
  const hours = isOwn ? row.openingHours : []
  const center = summarizeCenter({ ...row, ...withheld, hours }, now, language)
  return {
    slug: center.slug,
    name: center.name,
    place: center.place,
    town: center.town,
    phone: center.phone,
    phoneHref: center.phoneHref,
    openStatus: center.openStatus,
    opening: center.opening,
    openingChangesIn: center.openingChangesIn,
    beds: center.beds,
    treatmentTypeLabels: center.treatmentTypeLabels,
    payment: center.payment,
    provenance: center.provenance,
    isSample: center.isSample,
    miles: null,
    searchedNear: null,
    matched: [],
    lacking: [],
    address: null,
    directionsUrl: center.directionsUrl,
    intake: null,
    hoursWithheld: !isOwn && row.openingHours.length > 0,
  }
}

function measureTo({ shownPoint: there }: ListingRow, point: Point | null): number | null {
  return point && there && measureMiles(point, there)
}
