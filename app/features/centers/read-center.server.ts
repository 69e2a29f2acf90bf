import { eq, getTableColumns, sql } from 'drizzle-orm'
import { nameWeekday } from '#app/lib/opening-hours.ts'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { centerFormerSlugs, treatmentCenters } from '#db/schema/centers.ts'
import { type CenterDetail, listHighlights, type ServiceGroup, summarizeCenter } from './center.ts'
import { directionsTo } from './directions.ts'

const mostPosts = 50
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type FoundCenter =
  | { kind: 'found'; center: CenterDetail }
  /** The value was an id or a former slug: the center lives at `slug`. */
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }

/** Finds a center by its slug, else by its id, else by a slug that it had before. */
export async function findCenter(tx: Transaction, slugOrId: string): Promise<FoundCenter> {
  const value = slugOrId.slice(0, 200).toLowerCase()
  const [row] = await tx
    .select(columns)
    .from(treatmentCenters)
    .where(eq(treatmentCenters.slug, value))
  if (row) {
    if (value !== slugOrId) return { kind: 'moved', slug: row.slug }
    return { kind: 'found', center: await readDetail(tx, row) }
  }
  const byOther = uuid.test(value)
    ? tx
        .select({ slug: treatmentCenters.slug })
        .from(treatmentCenters)
        .where(eq(treatmentCenters.id, value))
    : tx
        .select({ slug: treatmentCenters.slug })
        .from(centerFormerSlugs)
        .innerJoin(treatmentCenters, eq(treatmentCenters.id, centerFormerSlugs.centerId))
        .where(eq(centerFormerSlugs.slug, value))
  const [moved] = await byOther
  return moved ? { kind: 'moved', slug: moved.slug } : { kind: 'missing' }
}

const { searchVector, locationKeys, ...columns } = getTableColumns(treatmentCenters)

type CenterRow = Omit<typeof treatmentCenters.$inferSelect, 'searchVector' | 'locationKeys'>

type Related = {
  categories: string[]
  hours: { day: number; hours: string }[]
  info: { category: string; key: string; value: boolean }[]
  upvotes: number
  downvotes: number
  stars: { rating: number; count: number }[]
  reviews: PostRow[]
  comments: PostRow[]
}

type PostRow = {
  id: string
  author: string | null
  content: string
  rating: number | null
  createdAt: string
}

/** All that hangs on a center, in one statement. */
async function readRelated(tx: Transaction, id: string): Promise<Related> {
  const posts = (table: 'reviews' | 'comments', condition = sql``) => sql`(
    select coalesce(json_agg(post), '[]') from (
      select p.id, a.display_name as author, p.content, p.rating, p.created_at as "createdAt"
      from ${sql.identifier(table)} p left join public_authors a on a.id = p.user_id
      where p.center_id = ${id} ${condition}
      order by p.created_at desc, p.id limit ${mostPosts}
    ) post)`
  const [related] = await readRows<Related>(
    tx,
    sql`select
      (select coalesce(json_agg(category order by category), '[]')
        from center_categories where center_id = ${id}) as categories,
      (select coalesce(json_agg(json_build_object('day', day_of_week, 'hours', hours) order by day_of_week), '[]')
        from center_opening_hours where center_id = ${id}) as hours,
      (select coalesce(json_agg(json_build_object('category', category, 'key', info_key, 'value', info_value)
          order by category, info_key), '[]')
        from center_additional_info where center_id = ${id}) as info,
      coalesce((select upvotes from center_vote_tallies where center_id = ${id}), 0) as upvotes,
      coalesce((select downvotes from center_vote_tallies where center_id = ${id}), 0) as downvotes,
      (select coalesce(json_agg(star), '[]') from (
        select rating, count(*)::integer as count from reviews
        where center_id = ${id} and status = 'approved' group by rating) star) as stars,
      ${posts('reviews', sql`and p.status = 'approved'`)} as reviews,
      ${posts('comments')} as comments`,
  )
  if (!related) throw new Error('A select without FROM returned no row')
  return related
}

async function readDetail(tx: Transaction, row: CenterRow): Promise<CenterDetail> {
  const related = await readRelated(tx, row.id)
  const summary = summarizeCenter(row)
  const photoCount = row.imagesCount ?? 0
  return {
    ...summary,
    description: row.description ?? 'No description available',
    city: row.city,
    state: row.state,
    county: row.county,
    postalCode: row.postalCode,
    street: row.street,
    country: nameCountry(row.countryCode),
    latitude: row.latitude,
    longitude: row.longitude,
    website: row.website,
    directionsUrl: directionsTo(row),
    locationVerified: row.placeId !== null,
    photoCount,
    categories: related.categories,
    services: groupServices(related.info),
    openingHours: related.hours.map(({ day, hours }) => ({
      day: nameWeekday(day),
      dayOfWeek: day,
      hours,
    })),
    highlights: listHighlights({ ...summary, photoCount }),
    updatedAt: row.updatedAt,
    verifiedAt: row.verifiedAt,
    votes: { up: related.upvotes, down: related.downvotes },
    reviewSummary: summarizeReviews(related.stars),
    reviews: related.reviews.map((post) => ({ ...readPost(post), rating: post.rating ?? 0 })),
    comments: related.comments.map(readPost),
  }
}

function readPost(post: PostRow) {
  return { ...post, author: post.author ?? 'Former member', createdAt: new Date(post.createdAt) }
}

function groupServices(info: Related['info']): ServiceGroup[] {
  const groups = new Map<string, ServiceGroup>()
  for (const { category, key, value } of info) {
    const group = groups.get(category) ?? { category, offered: [], notOffered: [] }
    groups.set(category, group)
    ;(value ? group.offered : group.notOffered).push(key)
  }
  return [...groups.values()]
}

function summarizeReviews(stars: Related['stars']): CenterDetail['reviewSummary'] {
  const byStars: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let sum = 0
  let count = 0
  for (const star of stars) {
    byStars[star.rating - 1] = star.count
    sum += star.rating * star.count
    count += star.count
  }
  return { average: count ? Math.round((sum / count) * 10) / 10 : 0, count, byStars }
}

function nameCountry(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code
  } catch (error) {
    // Not a region code; files carry whole names too, and those are right as they stand.
    if (error instanceof RangeError) return code
    throw error
  }
}
