type ListedHours = {
  source: 'staff' | 'import' | 'sample'
  /** Whether an import brought the center from Google Maps. */
  isOnGoogle: boolean
  /** The fields that a person has checked. */
  evidence: readonly { field: string }[]
}

/**
 * Return whether other sites may get a center's opening hours. Those of a center on Google Maps are Google's, unless a
 * person checked them. A sample's are fictional, as is its id on Google Maps.
 */
export function hasOwnHours({ source, isOnGoogle, evidence }: ListedHours): boolean {
  if (!isOnGoogle || source === 'sample') return true
  return evidence.some(({ field }) => field === 'hours')
}
