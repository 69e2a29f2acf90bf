import { sql } from 'drizzle-orm'

/**
 * Whether another listed center has this name in this town. In SQL that reads `treatment_centers` without an alias.
 * The columns are text: Drizzle would leave out their table in a query of one table, and name those of `other`.
 */
export const sharesName = sql<boolean>`exists (select 1 from treatment_centers other
  where lower(other.name) = lower(treatment_centers.name) and lower(other.city) = lower(treatment_centers.city)
    and other.id <> treatment_centers.id and not other.permanently_closed)`
