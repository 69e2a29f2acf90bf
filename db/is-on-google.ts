import { type SQL, sql } from 'drizzle-orm'
import { type HourChoice, hourChoiceNames } from '#app/center/hours/hour-windows.ts'

/** Whether a row of `treatment_centers` has a page on Google, where its hours may come from. */
export const isOnGoogle = sql<boolean>`exists (select from google_listings
  where google_listings.center_id = treatment_centers.id)`

/** The same for roles that may read Google's own columns, as visitors' pages do. */
export const hasGooglePlace = sql<boolean>`(treatment_centers.place_id is not null
  or treatment_centers.google_maps_url is not null)`

/**
 * Whether other sites may get what a row's opening hours say; the same as `hasOwnHours` in
 * `app/center/hours/google-hours.ts`.
 */
const ownsHours = (onGoogle: SQL<boolean>) => sql<boolean>`(treatment_centers.source = 'sample'
  or not ${onGoogle}
  or exists (select from center_evidence
    where center_evidence.center_id = treatment_centers.id and field = 'hours'))`

export const hasOwnHoursSql = ownsHours(isOnGoogle)

/** The offerings that other sites may get: without those that Google's hours may say. */
export const publishedOfferings = (onGoogle: SQL<boolean>) =>
  sql<string[]>`case when ${ownsHours(onGoogle)} then treatment_centers.offerings
    else array(select name from unnest(treatment_centers.offerings) with ordinality as offering (name, place)
      where name <> all (${hourNames}) order by place) end`

const hourNames = sql.raw(
  `array[${hourChoiceNames.map((name: HourChoice) => `'${name}'`).join(', ')}]`,
)
