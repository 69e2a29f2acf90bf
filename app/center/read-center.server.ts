import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { data } from 'react-router'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import type { EvidenceField, EvidenceMethod } from '#app/center/fields/checked-fields.ts'
import { isDefaultDescription } from '#app/center/fields/default-description.ts'
import { labelField, listFields } from '#app/center/fields/list-center-fields.ts'
import { describeSource } from '#app/center/fields/provenance.ts'
import { hideNumbersInTexts, hidePhones, hidesPhone } from '#app/center/fields/reported-phone.ts'
import { formatHours, formatWeekday, type PublishedHours } from '#app/center/hours/opening-hours.ts'
import type { StatedInfo } from '#app/center/offerings/derive-offerings.ts'
import { readOfferings } from '#app/center/offerings/offerings.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { findStreet } from '#app/center/places/find-street.ts'
import { getLocale, type Language } from '#app/lib/language.ts'
import type { Path } from '#app/pages.ts'
import { centerLists } from '#db/center-lists.server.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { admissionColumns } from '#db/schema/center-admission.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { listsStreet } from '#db/schema/lists-street.ts'
import { sharesName } from '#db/schema/shares-name.ts'
import { shownPoint } from '#db/schema/shown-point.ts'
import { type StoredBeds, storedBeds } from '#db/stored-beds.ts'
import { type CenterDetail, listHighlights } from './center-model.ts'
import { groupServices } from './center-offerings.ts'
import { centerMessages } from './messages.ts'
import { listOtherSources } from './other-sources.ts'
import { countStars, readCenterPosts, summarizeReviews } from './read-center-posts.server.ts'
import { readCenterGroup } from './read-places.server.ts'
import { maxSlugLength, redirectToCenter } from './redirect-to-center.server.ts'
import { summarizeCenter } from './summarize-center.ts'

/**
 * Read a center by its slug. Throws as `redirectToCenter` does where no center has this slug. `page` is the page of
 * it that is asked for; `words` is the language of what it says, where that is not the page's.
 */
export async function openCenter(
  db: Executor,
  slugOrId: string,
  language: Language,
  page: Path = '/centers/:slug',
  words = language,
): Promise<CenterDetail> {
  const slug = slugOrId.slice(0, maxSlugLength)
  const [row] = await selectCenters(db, eq(treatmentCenters.slug, slug))
  return row ? readDetail(db, row, words) : redirectToCenter(db, slugOrId, language, page)
}

const {
  searchVector,
  facets,
  moreFacets,
  latitude,
  longitude,
  point,
  locationKeys,
  isClosed,
  isOutOfState,
  ...stored
} = getTableColumns(treatmentCenters)
const columns = {
  ...stored,
  stepFree: admissionColumns.stepFree,
  shownPoint,
  sharesName,
  listsStreet,
}

type CenterRow = Awaited<ReturnType<typeof selectCenters>>[number]

function selectCenters(db: Executor, matching: SQL) {
  return db.select(columns).from(treatmentCenters).where(matching)
}

type Listing = {
  categories: string[]
  openingHours: PublishedHours[]
  additionalInfo: StatedInfo[]
  evidence: { field: EvidenceField; how: EvidenceMethod; at: string }[]
  bedAvailability: StoredBeds | null
  votes: { up: number; down: number } | null
  hasReviews: boolean
  hasComments: boolean
}

/** Read everything about a center except members' posts, in one statement. */
async function readListing(db: Executor, id: string): Promise<Listing> {
  const [listing] = await readRows<Listing>(
    db,
    sql`select
      ${centerLists.categories} as categories, ${centerLists.openingHours} as "openingHours",
      ${centerLists.additionalInfo} as "additionalInfo",
      (select coalesce(json_agg(json_build_object('field', field, 'how', how, 'at', checked_at)), '[]')
        from center_evidence where center_id = ${id}) as evidence,
      (select ${storedBeds} from bed_availability where center_id = ${id}) as "bedAvailability",
      (select json_build_object('up', upvotes, 'down', downvotes)
        from center_vote_tallies where center_id = ${id}) as votes,
      exists (select 1 from reviews where center_id = ${id} and status = 'approved') as "hasReviews",
      exists (select 1 from comments where center_id = ${id}) as "hasComments"
    from treatment_centers where id = ${id}`,
  )
  // Another request deleted the center after its row was read.
  if (!listing) throw data(null, { status: 404 })
  return listing
}

async function readDetail(
  db: Executor,
  stored: CenterRow,
  language: Language,
): Promise<CenterDetail> {
  const text = centerMessages[language].summary
  const now = new Date()
  const row = hideNumbersInTexts(stored, now)
  const listing = await readListing(db, row.id)
  // Most centers have neither, and planning these statements costs more than running them.
  const reviews = listing.hasReviews ? await readCenterPosts(db, 'reviews', row.id, language) : []
  const comments = listing.hasComments
    ? await readCenterPosts(db, 'comments', row.id, language)
    : []
  const stars = listing.hasReviews ? await countStars(db, row.id) : []
  const summary = summarizeCenter(
    { ...row, hours: listing.openingHours, bedAvailability: listing.bedAvailability },
    now,
    language,
  )
  const photoCount = row.imagesCount ?? 0
  const admission = pickAdmission(hidePhones(row, now))
  const inSpanish = language === 'es' ? row.descriptionSpanish : null
  return {
    ...summary,
    id: row.id,
    address: describeAddress(row) ?? text.noAddress,
    description: inSpanish ?? row.description ?? text.noDescription,
    isDescribed:
      row.description !== null && !isDefaultDescription(row.description, row.categoryName, row),
    isTranslated: inSpanish !== null,
    city: row.city,
    state: row.state,
    county: row.county,
    postalCode: row.postalCode,
    street: findStreet(row),
    country: formatCountry(row.countryCode, language),
    information: listInformation(row, language),
    shownPoint: row.shownPoint,
    website: row.website,
    locationVerified: row.placeId !== null,
    photoCount,
    categories: listing.categories,
    offerings: readOfferings(row.offerings),
    listingSource: describeSource(row, language),
    otherSources: listOtherSources({ ...row, ...listing }, language),
    services: groupServices(listing.additionalInfo),
    openingHours: listing.openingHours.map(({ dayOfWeek, hours }) => ({
      day: formatWeekday(dayOfWeek),
      dayOfWeek,
      hours: formatHours(hours),
    })),
    specialHours: row.specialHours,
    highlights: listHighlights({ ...summary, photoCount }),
    updatedAt: row.source === 'import' ? null : row.updatedAt,
    verifiedAt: row.verifiedAt,
    isPhoneReported: row.phoneReportedAt !== null,
    isUnreachable: row.unreachable,
    isPhoneHidden: hidesPhone(row, now),
    evidence: Object.fromEntries(
      listing.evidence.map(({ field, how, at }) => [field, { how, at: new Date(at) }]),
    ),
    admission,
    saved: { ...summary.saved, admission },
    bedAvailability: listing.bedAvailability && {
      ...listing.bedAvailability,
      at: new Date(listing.bedAvailability.at),
    },
    votes: listing.votes ?? { up: 0, down: 0 },
    reviewSummary: summarizeReviews(stars),
    reviews,
    comments,
    group: await readCenterGroup(db, row),
  }
}

function listInformation(row: CenterRow, language: Language): CenterDetail['information'] {
  return listFields('isOnPage').flatMap(([field]) => {
    const value = field === 'countryCode' ? formatCountry(row[field], language) : row[field]
    return value ? [{ label: labelField(field, language), value }] : []
  })
}

function formatCountry(code: string, language: Language): string {
  try {
    return (
      new Intl.DisplayNames(getLocale(language), { type: 'region' }).of(code.toUpperCase()) ?? code
    )
  } catch (error) {
    // Not a region code; files carry whole names too, and those are right as they stand.
    if (error instanceof RangeError) return code
    throw error
  }
}
