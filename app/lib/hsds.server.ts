import { createHash } from 'node:crypto'

/** Monday first, as in iCalendar and in HSDS. */
export const hsdsWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The labels of our attributes for what HSDS has no fields. */
export const hsdsLabels = {
  category: 'Category',
  treatmentType: 'Treatment type',
  offering: 'Offers',
  listedIn: 'Listed in',
  listedOn: 'Listed on',
  verifiedBy: 'Checked by',
} as const

/** The part of a center whose id tells our own export. */
export const hsdsPlacePart = 'service at location'

/** A UUID (version 8) for a part of a center, the same in each export. */
export function deriveHsdsId(centerId: string, part: string): string {
  const hex = createHash('sha256').update(`${centerId} ${part}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
