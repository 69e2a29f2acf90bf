import { type SQL, sql } from 'drizzle-orm'

/** The name that staff see of the member with this id: "Unnamed" without one, null if the id is null. */
export const nameMember = (id: SQL) => sql<
  string | null
>`case when ${id} is null then null else coalesce(
  (select coalesce(nullif(btrim(p.username), ''), nullif(btrim(p.full_name), ''))
    from profiles p where p.id = ${id}), 'Unnamed') end`
