import { sql } from 'drizzle-orm'

/** A number that a list or a suggestion has for a center. */
export type KnownNumber = { number: string; from: string }

/** Numbers to show for one center. */
const most = 3

/** The numbers that lists and open suggestions have for the center `c`, other than its own, as `KnownNumber[]`. */
export const knownNumbers = sql`(
  select coalesce(json_agg(json_build_object('number', number, 'from', name) order by name), '[]')
  from (
    select distinct on (dialed_digits(number)) number, name from (
      select draft ->> 'phone' as number, s.name
        from source_records r join sources s on s.id = r.source_id, jsonb_array_elements(r.said) draft
        where r.center_id = c.id
      union all
      select changes ->> 'phone', case source when 'visitor' then 'a visitor' when 'import' then 'an import'
          else 'the center' end
        from suggestions where center_id = c.id and status = 'open'
    ) said
    where number <> '' and dialed_digits(number) is distinct from dialed_digits(c.phone)
    order by dialed_digits(number), name limit ${most}::integer
  ) known)`
