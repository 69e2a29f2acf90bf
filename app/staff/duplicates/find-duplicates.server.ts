import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { planePoint } from '#db/schema/computed-columns.ts'

export const duplicateReasons = ['phone', 'street', 'near', 'name', 'website'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

export type DuplicateSide = { id: string; name: string; address: string | null }

/** Two centers that may be one. `one` is the better known: verified last, otherwise added first. */
export type DuplicatePair = {
  one: DuplicateSide
  other: DuplicateSide
  reasons: DuplicateReason[]
}

/** Pairs on the page; staff see the next ones when these are decided. */
export const maxPairs = 50

/** A number or website of more centers than this belongs to their operator. */
const maxShared = 20
/** Trigram similarity (0 to 1) of two names that may mean one center, and of two that surely do. */
const similarName = 0.45
const sameName = 0.7

/** The likeliest pairs, `maxPairs` at most, and how many there are. */
export type Duplicates = { pairs: DuplicatePair[]; total: number }

let lastSearch: { state: string; found: Duplicates } | undefined

/** Find duplicates, or return those of this process's last search if no center changed since. */
export async function readDuplicates(db: Executor): Promise<Duplicates> {
  const state = await readState(db)
  if (lastSearch?.state !== state) lastSearch = { state, found: await findDuplicates(db) }
  return lastSearch.found
}

/** Differs whenever the search might: some changes of a check leave `updated_at` as it is. */
async function readState(db: Executor): Promise<string> {
  const hash = (columns: SQL) =>
    sql`coalesce(sum(hashtextextended(concat_ws(' ', ${columns}), 0)), 0)`
  const { state } = await readRow<{ state: string }>(
    db,
    sql`select concat_ws(' ',
      (select ${hash(sql`id, updated_at, verified_at, phone, organization_id`)} from treatment_centers),
      (select ${hash(sql`center_id, other_center_id`)} from center_distinctions)) as state`,
  )
  return state
}

/**
 * Find pairs of centers that may be one place, those of the state and most likely first. Two centers at one place need one more
 * reason. If a place is unknown, the name and the number or website must agree. At two places, they must
 * be the only ones with their number and nearly have the same name: one has moved.
 */
export async function findDuplicates(db: Executor): Promise<Duplicates> {
  const rows = await readRows<DuplicatePair & { total: number }>(
    db,
    sql`with center as materialized (
        select id, name, created_at, verified_at, organization_id, is_out_of_state,
          coalesce(address, concat_ws(', ', street, city, state)) as address,
          -- Without the extension: offices of one place share a line.
          nullif(left(dialed_digits(phone), 10), '') as phone,
          nullif(regexp_replace(lower(website), '^https?://(www\\.)?|[?#].*$|/+$', '', 'g'), '') as website,
          left(postal_code, 5) || ' ' || substring(coalesce(street, address) from '[0-9]+') as house,
          split_part(coalesce(street, address), ',', 1) as street,
          ${planePoint(sql`latitude`, sql`longitude`)} as spot
        from treatment_centers
      ), cell as (
        -- 0.001 degrees are 111 meters.
        select id, floor(spot[0] * 1000)::integer as x, floor(spot[1] * 1000)::integer as y
        from center where spot is not null
      ), pair as (
        select one.id, other.id as other_id from center one join center other
          on one.house = other.house and one.id < other.id
        union
        select one.id, other.id from cell one
          cross join generate_series(-1, 1) dx cross join generate_series(-1, 1) dy
          join cell other on other.x = one.x + dx and other.y = one.y + dy and one.id < other.id
        union
        select one.id, other.id from ${listSharing('phone')} one join ${listSharing('phone')} other
          on one.value = other.value and one.id < other.id
        union
        select one.id, other.id from ${listSharing('website')} one join ${listSharing('website')} other
          on one.value = other.value and one.id < other.id
      ), compared as materialized (
        select one.id, other.id as other_id,
          coalesce(one.phone = other.phone, false) as phone,
          coalesce(one.website = other.website, false) as website,
          coalesce(one.house = other.house and similarity(one.street, other.street) > 0.4, false) as street,
          coalesce(one.spot <-> other.spot < 0.0009, false) as near,
          -- Operators have several buildings side by side, so another house number counts against it.
          coalesce(one.house <> other.house, false) as is_other_house,
          -- "Oak House" is in "Oak House Recovery Incorporated".
          greatest(similarity(one.name, other.name), 0.8 * word_similarity(one.name, other.name),
            0.8 * word_similarity(other.name, one.name)) as likeness,
          coalesce(one.house, one.spot::text) is null or coalesce(other.house, other.spot::text) is null
            as is_unplaced,
          -- Places of one organization share its number and website.
          coalesce(one.organization_id = other.organization_id, false) as is_one_organization,
          one.is_out_of_state and other.is_out_of_state as is_elsewhere,
          coalesce(one.verified_at, '-infinity') > coalesce(other.verified_at, '-infinity')
            or one.verified_at is not distinct from other.verified_at and one.created_at <= other.created_at
            as is_first
        from pair join center one on one.id = pair.id join center other on other.id = pair.other_id
        where not exists (select from center_distinctions d
          where d.center_id = pair.id and d.other_center_id = pair.other_id)
      ), likely as (
        select *, count(*) over ()::integer as total, likeness >= ${similarName}::real as is_named,
          phone::integer + website::integer + 2 * (street or near)::integer - (near and is_other_house)::integer
            + (likeness >= ${similarName}::real)::integer as reasons
        from compared
        where case
          when is_one_organization and (is_other_house or not (street or near)) then false
          when street or near then phone or website or likeness >= ${similarName}::real
          when is_unplaced then (phone or website) and likeness >= ${similarName}::real
          else phone and likeness >= ${sameName}::real
            and 2 = (select count(*) from center same where same.phone =
              (select phone from center where center.id = compared.id))
        end
        order by is_elsewhere, reasons desc, likeness desc, id, other_id
        limit ${maxPairs}::integer
      )
      select json_build_object('id', one.id, 'name', one.name, 'address', one.address) as one,
        json_build_object('id', other.id, 'name', other.name, 'address', other.address) as other,
        array_remove(array[case when likely.phone then 'phone' end, case when likely.street then 'street' end,
          case when likely.near then 'near' end, case when is_named then 'name' end,
          case when likely.website then 'website' end], null) as reasons, likely.total
      from likely
        join center one on one.id = case when is_first then likely.id else likely.other_id end
        join center other on other.id = case when is_first then likely.other_id else likely.id end
      order by is_elsewhere, likely.reasons desc, likeness desc, likely.id, likely.other_id`,
  )
  return { pairs: rows.map(({ total, ...pair }) => pair), total: rows[0]?.total ?? 0 }
}

/** Centers with a value of this column that few others have. */
function listSharing(column: 'phone' | 'website') {
  const name = sql.identifier(column)
  return sql`(select id, ${name} as value from (
    select id, ${name}, count(*) over (partition by ${name}) as centers from center where ${name} is not null
  ) counted where centers between 2 and ${maxShared}::integer)`
}
