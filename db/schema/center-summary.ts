import { treatmentCenters as c } from './centers.ts'

/** The columns of a center that a card needs: for Drizzle's `select`. */
export const summaryColumns = {
  id: c.id,
  slug: c.slug,
  name: c.name,
  city: c.city,
  state: c.state,
  county: c.county,
  phone: c.phone,
  totalScore: c.totalScore,
  reviewsCount: c.reviewsCount,
  imageUrl: c.imageUrl,
  treatmentTypes: c.treatmentTypes,
  permanentlyClosed: c.permanentlyClosed,
  temporarilyClosed: c.temporarilyClosed,
  pinned: c.pinned,
  source: c.source,
}
