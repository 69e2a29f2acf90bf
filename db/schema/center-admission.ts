import { sql } from 'drizzle-orm'
import { admissionFields } from '#app/center/admission/admission-fields.ts'
import { treatmentCenters as c } from './centers.ts'

type AdmissionColumn = keyof typeof admissionFields

const stored = Object.fromEntries(
  Object.keys(admissionFields).map((name) => [name, c[name as AdmissionColumn]]),
) as Pick<typeof c, AdmissionColumn>

/** What people ask before they come, for Drizzle's `select`. */
export const admissionColumns = {
  ...stored,
  /** Offered, or said not to be; the words are those that make it an offering. */
  stepFree: sql<boolean | null>`case when 'wheelchair' = any (${c.offerings}) then true
    when exists (select from center_additional_info where center_id = ${c.id} and not info_value
      and info_key ~* '\\mwheelchair (access|accessible( (entrance|building))?|ramp)$') then false end`,
}
