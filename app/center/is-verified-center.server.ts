import { sql } from 'drizzle-orm'

/** True for a center that a person confirmed, or one of its facts. For SQL that reads `treatment_centers` without an alias. */
export const isVerifiedCenter = sql<boolean>`(treatment_centers.verified_at is not null or exists (
  select from field_checks f where f.center_id = treatment_centers.id and f.result = 'right'))`
