/** Whether a center takes men only, or women only. */
export type OnlyPeople = 'men' | 'women'

/** Return whom alone a center takes: it says that it serves them, and that it doesn't serve the others. */
export function findOnlyPeople(
  offers: readonly string[],
  denied: readonly string[],
): OnlyPeople | null {
  if (offers.includes('men') && denied.includes('women')) return 'men'
  return offers.includes('women') && denied.includes('men') ? 'women' : null
}
