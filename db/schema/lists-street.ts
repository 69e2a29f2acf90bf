import { sql } from 'drizzle-orm'
import { treatmentCenters as c } from './centers.ts'

/** Whether street or address name a door. In SQL that reads `treatment_centers` without an alias. */
export const listsStreet = sql<boolean>`lists_street(${c.street}, ${c.address})`
