import { sql } from 'drizzle-orm'

/** Whether a row of `treatment_centers` has a page on Google, where its hours may come from. */
export const isOnGoogle = sql<boolean>`exists (select from google_listings
  where google_listings.center_id = treatment_centers.id)`

/** The same for roles that may read Google's own columns, as visitors' pages do. */
export const hasGooglePlace = sql<boolean>`(treatment_centers.place_id is not null
  or treatment_centers.google_maps_url is not null)`
