import { sql } from 'drizzle-orm'
import { treatmentCenters as c } from './centers.ts'

/** Whether another listed center has this name in this town. In SQL that reads `treatment_centers` without an alias. */
export const sharesName = sql<boolean>`exists (select 1 from treatment_centers other
  where lower(other.name) = lower(${c.name}) and lower(other.city) = lower(${c.city})
    and other.id <> ${c.id} and not other.permanently_closed)`
