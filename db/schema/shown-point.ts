import { sql } from 'drizzle-orm'
import type { ShownPoint } from '#app/lib/miles.ts'
import { treatmentCenters as c } from './centers.ts'

/** Where others may see a center; null if not even its town is known. In SQL that reads `treatment_centers` without an alias. */
export const shownPoint = sql<ShownPoint | null>`case when ${c.shownLatitude} is not null and ${c.shownLongitude} is not null
  then json_build_object('latitude', ${c.shownLatitude}, 'longitude', ${c.shownLongitude},
    'isExact', ${c.placeLatitude} is null) end`
