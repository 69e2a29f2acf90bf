import type { Offering } from '#app/center/offerings/offerings.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'

/** What a center's ticks on paper say, always in this order. */
export const ticks = [
  'detox',
  'residential',
  'medicaid',
  'free-or-low-cost',
  'methadone',
  'buprenorphine',
  'spanish',
  'women',
] as const satisfies Offering[]

export type Tick = (typeof ticks)[number]
export type TickState = 'yes' | 'unknown' | 'no'

/** Where a center's own "no" is looked up: for the ticks, and for "Women only". */
export const paperOfferings: Offering[] = [...ticks, 'men']

/** Read a tick: yes, no by the center's own word, or not known. */
export function readTick({ offers, denied = [] }: SavedCenter, tick: Tick): TickState {
  // "Beds" are those of inpatient treatment, too.
  const isOffered =
    offers.includes(tick) || (tick === 'residential' && offers.includes('inpatient'))
  if (isOffered) return 'yes'
  return denied.includes(tick) ? 'no' : 'unknown'
}
