import type { counties } from './places.ts'

export type Landscape =
  | 'shore'
  | 'lighthouse'
  | 'river'
  | 'pines'
  | 'ridge'
  | 'lake'
  | 'meadow'
  | 'orchard'

/** The drawing for each part of the state: what somebody who lives there would recognize. */
export const landscapes: Record<(typeof counties)[number], Landscape> = {
  Atlantic: 'shore',
  Bergen: 'meadow',
  Burlington: 'pines',
  Camden: 'river',
  'Cape May': 'lighthouse',
  Cumberland: 'shore',
  Essex: 'meadow',
  Gloucester: 'river',
  Hudson: 'meadow',
  Hunterdon: 'river',
  Mercer: 'river',
  Middlesex: 'orchard',
  Monmouth: 'lighthouse',
  Morris: 'lake',
  Ocean: 'pines',
  Passaic: 'ridge',
  Salem: 'orchard',
  Somerset: 'orchard',
  Sussex: 'ridge',
  Union: 'meadow',
  Warren: 'ridge',
}
