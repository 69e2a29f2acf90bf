import { sql } from 'drizzle-orm'
import { type StoredBeds, storedBeds } from '../stored-beds.ts'
import { centerOpeningHours } from './center-details.ts'
import { treatmentCenters as c } from './centers.ts'
import { listsStreet } from './lists-street.ts'
import { sharesName } from './shares-name.ts'
import { shownPoint } from './shown-point.ts'

/** The columns of a center's card, for Drizzle's `select`. */
export const summaryColumns = {
  id: c.id,
  slug: c.slug,
  name: c.name,
  city: c.city,
  state: c.state,
  county: c.county,
  postalCode: c.postalCode,
  street: c.street,
  address: c.address,
  listsStreet,
  shownPoint,
  placeId: c.placeId,
  googleMapsUrl: c.googleMapsUrl,
  sharesName,
  phone: c.phone,
  totalScore: c.totalScore,
  reviewsCount: c.reviewsCount,
  imageUrl: c.imageUrl,
  treatmentTypes: c.treatmentTypes,
  permanentlyClosed: c.permanentlyClosed,
  temporarilyClosed: c.temporarilyClosed,
  pinned: c.pinned,
  source: c.source,
  offerings: c.offerings,
  verifiedAt: c.verifiedAt,
  phoneReportedAt: c.phoneReportedAt,
  listedIn: c.listedIn,
  listedOn: c.listedOn,
  specialHours: c.specialHours,
  /** The center's open beds, if reported within the last 24 hours. */
  bedAvailability: sql<StoredBeds | null>`(
    select ${storedBeds}
    from bed_availability where center_id = ${c.id})`,
  hours: sql<{ dayOfWeek: number; hours: string }[]>`(select coalesce(json_agg(json_build_object(
    'dayOfWeek', day_of_week, 'hours', hours)), '[]')
    from ${centerOpeningHours} where center_id = ${c.id})`,
}
