import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { oldestAge, waysToStart } from '#app/center/admission/admission-facts.ts'
import { type TreatmentType, treatmentTypes } from '#app/center/offerings/treatment-types.ts'
import { keeperRole } from '../roles.ts'
import {
  createdAt,
  id,
  int4multirange,
  listLiterals,
  point,
  tsvector,
  updatedAt,
} from './columns.ts'
import {
  centerFacets,
  centerMoreFacets,
  centerPoint,
  isKnownOutOfState,
  shown,
} from './computed-columns.ts'
import { organizations } from './organizations.ts'
import { directoryPolicies } from './policies.ts'

export const treatmentCenters = pgTable(
  'treatment_centers',
  {
    // What searches read comes first: the rows are wide, and a late column costs half of a scan's time.
    id: id(),
    /** The choices of a search that the center meets, one bit each: 0 to 63 (`app/center/offerings/facets.ts`). */
    facets: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(centerFacets),
    /** When it is open, in minutes of the week since Monday's midnight there; null where that is not known. */
    openMinutes: int4multirange(),
    pinned: boolean().notNull().default(false),
    /** Nobody answered at least three calls within 30 days or more: listed last among equals. */
    unreachable: boolean().notNull().default(false),
    /** A person verified it within `publishedDays`: listed first among equals. A trigger sets it, the hourly sweep ends it. */
    recentlyVerified: boolean().notNull().default(false),
    totalScore: doublePrecision(),
    reviewsCount: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The middle of its ZIP or town, where it has no coordinates or does not show them; null where that is unknown too. */
    placeLatitude: doublePrecision(),
    placeLongitude: doublePrecision(),
    /** Only the version before reads it, which showed coordinates of houses without a street: to be dropped. */
    point: point().generatedAlwaysAs(centerPoint),
    permanentlyClosed: boolean().notNull().default(false),
    temporarilyClosed: boolean().notNull().default(false),
    /** For good or for now: last in every list. */
    isClosed: boolean().notNull().generatedAlwaysAs(sql`permanently_closed or temporarily_closed`),
    /** Known to be outside the state: after the state's own centers in the usual orders. */
    isOutOfState: boolean().notNull().generatedAlwaysAs(isKnownOutOfState),
    price: doublePrecision(),
    imagesCount: integer(),
    pinnedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    verifiedAt: timestamp({ withTimezone: true }),
    /** Since when its number counts as reported wrong; null where it does not. */
    phoneReportedAt: timestamp({ withTimezone: true }),
    listedOn: date({ mode: 'string' }),
    name: text().notNull(),
    slug: text().notNull(),
    description: text(),
    /** The same in Spanish, where staff have written it. */
    descriptionSpanish: text(),
    address: text(),
    phone: text(),
    website: text(),
    imageUrl: text(),
    city: text(),
    state: text(),
    postalCode: text(),
    neighborhood: text(),
    street: text(),
    county: text(),
    categoryName: text(),
    googleMapsUrl: text(),
    /** The number of `phone` for programs (E.164); numbers are not compared by it. */
    phoneUnformatted: text(),
    placeId: text(),
    countryCode: text().notNull().default('US'),
    /** How a person confirmed the listing at `verifiedAt`. */
    verifiedBy: text({ enum: ['called', 'website'] }),
    /** The list that an import brought it from; `listedOn` is the list's own date. */
    listedIn: text(),
    /** Where a listing came from. A sample is fictional and says so wherever it is shown. */
    source: text({ enum: ['staff', 'import', 'sample'] })
      .notNull()
      .default('staff'),
    /** The filter's values, derived on write (`app/center/offerings/treatment-types.ts`). */
    treatmentTypes: text().array().$type<TreatmentType[]>().notNull().default(sql`'{}'`),
    /** What it offers, of one vocabulary (`app/center/offerings/offerings.ts`), derived on write. */
    offerings: text().array().notNull().default(sql`'{}'`),
    /** Other words to be found by: all categories and service names, written with them. */
    searchTerms: text().notNull().default(''),
    searchVector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`center_search_vector(name, city, neighborhood, county, category_name, search_terms, treatment_types, address, postal_code, description)`,
      ),
    /** The texts that the location filter matches, in lower case: city (else address), "city, st", county, ZIP. */
    locationKeys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`center_location_keys(city, state, county, postal_code, address)`),
    // What a person asks before coming (`app/center/admission/admission-facts.ts`). Null: nobody has told us yet, which is not a no.
    intakePhone: text(),
    /** As it is said: "Mon to Fri 8 AM to 4 PM". */
    intakeHours: text(),
    /** Its own hours for days of the year: "Thanksgiving: Closed; 2026-12-24: 9 AM to 1 PM" (`app/center/hours/special-hours.ts`). */
    specialHours: text(),
    howToStart: text({ enum: waysToStart }),
    whatToBring: text(),
    minimumAge: integer(),
    maximumAge: integer(),
    notAdmitted: text(),
    /** For people who already take it, whether or not the center prescribes it. */
    continuesMethadone: boolean(),
    continuesBuprenorphine: boolean(),
    plansTaken: text(),
    /** No constraint pairs it with `plansTaken`: undoing an import may restore only one of them. */
    plansSaidOn: date({ mode: 'string' }),
    /** Not shown without the day when somebody said it. */
    waitTime: text(),
    waitSaidOn: date({ mode: 'string' }),
    referralFax: text(),
    referralForm: text(),
    /** Null for a center that no other is grouped with. A column, so it follows deletes and merges. */
    organizationId: uuid().references(() => organizations.id, { onDelete: 'set null' }),
    /** Where others may see it: at its coordinates, or at `placeLatitude` and `placeLongitude` if these are set. */
    shownLatitude: doublePrecision().generatedAlwaysAs(shown.latitude),
    shownLongitude: doublePrecision().generatedAlwaysAs(shown.longitude),
    /** The same as a point of a plane. */
    shownPoint: point().generatedAlwaysAs(shown.point),
    /** The choices with the bits 64 to 127. */
    moreFacets: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(centerMoreFacets),
  },
  (t) => [
    uniqueIndex('treatment_centers_slug').on(t.slug),
    uniqueIndex('treatment_centers_place_id').on(t.placeId).where(sql`place_id is not null`),
    index('treatment_centers_name_address').on(sql`lower(name)`, sql`lower(address)`),
    // Where an import looks for a center at a street whose spelling differs: ZIP and house number.
    index('treatment_centers_street_number').on(
      sql`left(postal_code, 5)`,
      sql`substring(coalesce(street, address) from '[0-9]+')`,
    ),
    index('treatment_centers_newest').on(
      t.pinned.desc(),
      t.pinnedAt.desc().nullsLast(),
      t.createdAt.desc(),
      t.id,
    ),
    // The orders of the search. With the facets and the name, it needs no look at the table.
    index('treatment_centers_by_rating').on(
      t.isClosed,
      t.pinned.desc(),
      t.isOutOfState,
      t.totalScore.desc().nullsLast(),
      t.reviewsCount.desc().nullsLast(),
      t.unreachable,
      t.recentlyVerified.desc().nullsLast(),
      sql`lower(name)`,
      t.id,
      t.facets,
      t.moreFacets,
      t.name,
    ),
    index('treatment_centers_by_name').on(
      t.isClosed,
      t.pinned.desc(),
      t.isOutOfState,
      sql`lower(name)`,
      t.unreachable,
      t.recentlyVerified.desc().nullsLast(),
      t.id,
      t.facets,
      t.moreFacets,
      t.name,
    ),
    index('treatment_centers_by_reviews').on(
      t.isClosed,
      t.pinned.desc(),
      t.isOutOfState,
      t.reviewsCount.desc().nullsLast(),
      t.totalScore.desc().nullsLast(),
      t.unreachable,
      t.recentlyVerified.desc().nullsLast(),
      sql`lower(name)`,
      t.id,
      t.facets,
      t.moreFacets,
      t.name,
    ),
    // For the numbers beside each choice and for distances, without a look at the table.
    index('treatment_centers_counted').on(
      t.shownLatitude,
      t.shownLongitude,
      t.facets,
      t.moreFacets,
      t.openMinutes,
    ),
    index('treatment_centers_score').on(t.totalScore),
    index('treatment_centers_organization')
      .on(t.organizationId)
      .where(sql`organization_id is not null`),
    // Cities and counties are counted along these alone, for which they need what they are computed of.
    index('treatment_centers_cities').on(
      sql`upper(btrim(state))`,
      sql`fold_text(btrim(city))`,
      t.city,
      t.state,
    ),
    index('treatment_centers_counties').on(
      sql`upper(btrim(state))`,
      sql`fold_text(btrim(county) || ' county')`,
      t.county,
      t.state,
    ),
    index('treatment_centers_search').using('gin', t.searchVector),
    index('treatment_centers_names').using('gin', sql`to_tsvector('simple', fold_words(name))`),
    index('treatment_centers_locations').using('gin', t.locationKeys),
    index('treatment_centers_place').using('gist', t.shownPoint),
    check('treatment_centers_slug_form', sql`slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('treatment_centers_name_given', sql`length(btrim(name)) > 0`),
    check('treatment_centers_score_range', sql`total_score between 0 and 5`),
    check('treatment_centers_counts', sql`reviews_count >= 0 and images_count >= 0`),
    check('treatment_centers_point_range', sql`abs(latitude) <= 90 and abs(longitude) <= 180`),
    check('treatment_centers_types_known', sql`treatment_types <@ ${listLiterals(treatmentTypes)}`),
    check('treatment_centers_offerings_known', sql`offerings <@ known_offerings()`),
    check('treatment_centers_verified_by_known', sql`verified_by in ('called','website')`),
    check('treatment_centers_website_http', sql`website ~* '^https?://'`),
    check('treatment_centers_way_known', sql`how_to_start = any (${listLiterals(waysToStart)})`),
    check(
      'treatment_centers_ages_range',
      sql`minimum_age between 0 and ${sql.raw(`${oldestAge}`)} and maximum_age between 0 and ${sql.raw(`${oldestAge}`)}`,
    ),
    check('treatment_centers_form_http', sql`referral_form ~* '^https?://'`),
    check('treatment_centers_source_known', sql`source in ('staff','import','sample')`),
    ...directoryPolicies('treatment_centers'),
    // Whoever counts views must know which centers there still are.
    pgPolicy('treatment_centers_keep', { for: 'select', to: keeperRole, using: sql`true` }),
  ],
)
