import { sql } from 'drizzle-orm'

/** Whether a row of `treatment_centers` has a page on Google, where its hours may come from. */
export const isOnGoogle = sql<boolean>`exists (select from google_listings
  where google_listings.center_id = treatment_centers.id)`
