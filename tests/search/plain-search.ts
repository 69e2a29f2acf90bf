import { sql } from 'drizzle-orm'
import type { PublishedHours } from '#app/center/hours/opening-hours.ts'
import { getOpeningState } from '#app/center/hours/opening-state.ts'
import { facets } from '#app/center/offerings/facets.ts'
import {
  type Offering,
  type OfferingGroup,
  offeringGroups,
} from '#app/center/offerings/offerings.ts'
import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import { readNear } from '#app/center/places/find-place.server.ts'
import type { DirectorySearch } from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

type Row = {
  id: string
  /** Position of the lowercase name in PostgreSQL's sort order. */
  nameOrder: number
  pinned: boolean
  score: number | null
  reviews: number | null
  types: TreatmentType[]
  offerings: Offering[]
  closed: boolean
  latitude: number | null
  longitude: number | null
  city: string | null
  state: string | null
  county: string | null
  postalCode: string | null
  address: string | null
  hours: PublishedHours[]
}

type Read = Row & { isOpen: boolean | null; places: Set<string>; names: Set<string> }

const isElsewhere = ({ state }: Row) => state !== null && state !== 'NJ'

/** The simplest possible search, over an array. Only the words use an index or SQL. */
export class PlainSearch {
  private constructor(private readonly rows: Read[]) {}

  /** Reads all centers, as they are at `now`. */
  static async read(db: Executor, now: Date): Promise<PlainSearch> {
    const rows = await readRows<Row>(
      db,
      sql`select id, (dense_rank() over (order by lower(name)))::integer as "nameOrder", pinned, total_score as score,
        reviews_count as reviews, treatment_types as types, offerings,
        permanently_closed or temporarily_closed as closed,
        case when place_latitude is not null or not lists_street(street, address) then place_latitude
          else latitude end as latitude,
        case when place_longitude is not null or not lists_street(street, address) then place_longitude
          else longitude end as longitude,
        city, state, county, postal_code as "postalCode", address,
        (select coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'hours', hours)), '[]')
          from center_opening_hours where center_id = id) as hours
        from treatment_centers`,
    )
    return new PlainSearch(
      rows.map((row) => ({
        ...row,
        isOpen: isOpenAt(row.hours, now),
        places: listPlaces(row),
        names: new Set<string>([...row.types, ...row.offerings]),
      })),
    )
  }

  /**
   * Return sorted IDs and the count for each choice. `found` has the IDs of centers with the
   * words; null without words.
   */
  search(search: DirectorySearch, found: ReadonlySet<string> | null) {
    const near = readNear(search.near)
    const point = near && 'latitude' in near ? near : null
    const miles = new Map<Read, number | null>()
    const base = this.rows.filter((row) => {
      if (found && !found.has(row.id)) return false
      if (search.location && !row.places.has(fold(search.location))) return false
      if (near?.kind === 'county' && !row.places.has(fold(`${near.name} county, nj`))) return false
      if (!point) return true
      const distance =
        row.latitude === null || row.longitude === null
          ? null
          : haversine([point.latitude, point.longitude], [row.latitude, row.longitude])
      miles.set(row, distance)
      return search.within === 'any' || (distance !== null && distance <= (search.within ?? 25))
    })
    const count = (asked: DirectorySearch) => base.filter((row) => matches(row, asked)).length
    const compare = (a: Read, b: Read) =>
      Number(a.closed) - Number(b.closed) ||
      ((search.sort ?? 'distance') === 'distance' && point
        ? ascending(miles.get(a), miles.get(b)) || byName(a, b)
        : Number(b.pinned) - Number(a.pinned) ||
          Number(isElsewhere(a)) - Number(isElsewhere(b)) ||
          comparers[search.sort ?? 'rating'](a, b))
    const ids = base
      .filter((row) => matches(row, search))
      .sort(compare)
      .map(({ id }) => id)
    const choices = () =>
      Object.fromEntries([
        ...facets.map(({ name, group }) => [name, count(addChoice(search, name, group))]),
        ['open-now', count({ ...search, open: 'now' })],
        ['with-beds', count({ ...search, withBeds: true })],
        // No center of the file reported any.
        ['open-beds', 0],
      ])
    return { ids, choices }
  }
}

/**
 * Find the centers with the folded words, in one plain statement that
 * `search-words-matrix.db.test.ts` tests separately.
 */
export async function findWords(db: Executor, typed: string[]): Promise<Set<string>> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select id from treatment_centers where search_vector @@ search_query(${sql.param(typed)})`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Add one choice to a search. It replaces others in its group, except where the choices of a group
 * add up.
 */
function addChoice(search: DirectorySearch, name: string, group: string): DirectorySearch {
  if (group === 'rating') return { ...search, minRating: Number(name.slice('rating-'.length)) }
  if (group === 'open') return { ...search, open: 'yes' }
  const groupOf = (other: string) => facets.find((facet) => facet.name === other)?.group
  const isKept = (other: string) => addUp.has(group) || groupOf(other) !== group
  const types = search.types.filter(isKept)
  const offers = search.offers.filter(isKept)
  return eightTypes.has(name)
    ? { ...search, types: [...types, name as TreatmentType], offers }
    : { ...search, types, offers: [...offers, name as Offering] }
}

const eightTypes = new Set(
  'inpatient outpatient detox counseling group-therapy family-therapy medication-assisted residential'.split(
    ' ',
  ),
)
const choicesOf = (wanted: OfferingGroup): readonly Offering[] =>
  offeringGroups.find(({ group }) => group === wanted)?.offerings ?? []
const addUp = new Set<string>(['people', 'access', 'accreditation'])
const allOf = (['people', 'access', 'accreditation'] as const).flatMap(choicesOf)
/** The treatment types are kinds of care. */
const anyOf = (['care', 'payment', 'medicines', 'language'] as const).map(choicesOf)

function matches(row: Read, search: DirectorySearch): boolean {
  const has = (name: string) => row.names.has(name)
  if (search.open && row.closed) return false
  if (search.withBeds && !has('inpatient') && !has('residential')) return false
  if (search.open === 'now' && !row.isOpen) return false
  if (search.minRating !== null && !(row.score !== null && row.score >= search.minRating))
    return false
  if (!search.offers.filter((offer) => allOf.includes(offer)).every(has)) return false
  return anyOf.every((group, index) => {
    const offers: string[] = search.offers.filter((offer) => group.includes(offer))
    const chosen = index === 0 ? [...search.types, ...offers] : offers
    return chosen.length === 0 || chosen.some(has)
  })
}

const ascending = (a: number | null | undefined, b: number | null | undefined) =>
  (a ?? Number.POSITIVE_INFINITY) === (b ?? Number.POSITIVE_INFINITY)
    ? 0
    : (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)
const descending = (a: number | null, b: number | null) =>
  ascending(a === null ? null : -a, b === null ? null : -b)
const byName = (a: Row, b: Row) => a.nameOrder - b.nameOrder || (a.id < b.id ? -1 : 1)
const byRating = (a: Row, b: Row) =>
  descending(a.score, b.score) || descending(a.reviews, b.reviews) || byName(a, b)
const comparers = {
  distance: byRating,
  rating: byRating,
  name: byName,
  reviews: (a: Row, b: Row) =>
    descending(a.reviews, b.reviews) || descending(a.score, b.score) || byName(a, b),
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

function listPlaces({ city, state, county, postalCode, address }: Row): Set<string> {
  const places = [city || address, postalCode]
  if (city && state) places.push(`${city}, ${state}`)
  if (county) places.push(`${county} county`)
  if (county && state) places.push(`${county} county, ${state}`)
  return new Set(places.filter((place) => place !== null).map(fold))
}

type Degrees = readonly [latitude: number, longitude: number]

/** Compute miles with the haversine formula, independently of the product's code. */
function haversine([lat1, lon1]: Degrees, [lat2, lon2]: Degrees): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2
  return 3958.8 * 2 * Math.atan2(Math.sqrt(a), Math.sqrt(1 - a))
}

/** Null where hours are not known, and on a holiday. */
function isOpenAt(hours: PublishedHours[], now: Date): boolean | null {
  const status = getOpeningState(hours, now)?.status
  return status === undefined || status === 'usual' ? null : status === 'open'
}
