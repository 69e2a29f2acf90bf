import { sql } from 'drizzle-orm'
import { treatmentCenters as c } from './centers.ts'

/** The columns of a center that say where it is, for Drizzle's `select`. */
export const locatedColumns = {
  street: c.street,
  address: c.address,
  city: c.city,
  county: c.county,
  state: c.state,
  postalCode: c.postalCode,
  latitude: c.latitude,
  longitude: c.longitude,
  placeLatitude: c.placeLatitude,
  placeLongitude: c.placeLongitude,
}

const members = Object.entries(locatedColumns).map(
  ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
)

/** The same as one JSON object, in SQL that reads from `treatment_centers` without an alias. */
export const locatedJson = sql`json_build_object(${sql.join(members, sql`, `)})`
