/** Names of waters, as the map writes them. */
export const waterNames = {
  ocean: { en: 'Atlantic Ocean', es: 'Océano Atlántico' },
  delawareBay: { en: 'Delaware Bay', es: 'Bahía de Delaware' },
  delaware: { en: 'Delaware River', es: 'Río Delaware' },
  hudson: { en: 'Hudson River', es: 'Río Hudson' },
  east: { en: 'East River', es: 'Río Este' },
  hackensack: { en: 'Hackensack River', es: 'Río Hackensack' },
  navesink: { en: 'Navesink River', es: 'Río Navesink' },
  raritanBay: { en: 'Raritan Bay', es: 'Bahía de Raritan' },
  lowerBay: { en: 'Lower Bay', es: 'Bahía Inferior' },
  upperBay: { en: 'Upper Bay', es: 'Bahía Superior' },
  sandyHookBay: { en: 'Sandy Hook Bay', es: 'Bahía de Sandy Hook' },
  newarkBay: { en: 'Newark Bay', es: 'Bahía de Newark' },
  barnegatBay: { en: 'Barnegat Bay', es: 'Bahía de Barnegat' },
  greatBay: { en: 'Great Bay', es: 'Great Bay' },
  littleEggHarbor: { en: 'Little Egg Harbor', es: 'Little Egg Harbor' },
  greatEggHarbor: { en: 'Great Egg Harbor', es: 'Great Egg Harbor' },
  arthurKill: { en: 'Arthur Kill', es: 'Arthur Kill' },
  killVanKull: { en: 'Kill Van Kull', es: 'Kill Van Kull' },
  soundOfLongIsland: { en: 'Long Island Sound', es: 'Estrecho de Long Island' },
  manasquanInlet: { en: 'Manasquan Inlet', es: 'Ensenada de Manasquan' },
}

export type WaterSpot = {
  name: keyof typeof waterNames
  /** Degrees. */
  latitude: number
  longitude: number
  /** Degrees by which the name is turned, clockwise. */
  turn: number
  /** Pixels of a unit (`map.ts`) between which the name stands here. */
  from: number
  to: number
  /** Pixels. */
  size: 11 | 12 | 14 | 17
  /** The water is narrower than its name, which is written beside it below this many pixels of a unit. */
  besideBelow?: number
}

type Row = readonly [
  ...[latitude: number, longitude: number, turn: number],
  ...[from: number, to: number, size: WaterSpot['size'], besideBelow?: number],
]

/** The spots of each name, best first. */
const spots: Record<keyof typeof waterNames, readonly Row[]> = {
  ocean: [
    [39.35, -73.2, 0, 0.2, 0.5, 14],
    [39.62, -73.82, 0, 0.5, 2.2, 17],
    [39.32, -74.06, 0, 0.5, 2.2, 17],
    [40.0, -73.86, -80, 2, 9, 17],
    [39.22, -74.45, -38, 2, 9, 17],
    [39.05, -74.6, -38, 2.2, 9, 17],
    [40.25, -73.93, -82, 4, 40, 14],
    [40.2, -73.96, -82, 6, 40, 14],
    [40.47, -73.86, 0, 3, 9, 14],
  ],
  delawareBay: [
    [39.1, -75.17, 48, 0.5, 3.4, 14],
    [39.09, -75.02, 70, 3.4, 20, 14],
    [39.16, -75.07, 0, 3.4, 20, 14],
  ],
  delaware: [
    [40.44, -75.04, 38, 1, 4, 11, 4],
    [40.295, -74.855, 44, 4, 50, 12, 50],
    [40.14, -74.75, -22, 4, 50, 12, 50],
    [40.05, -74.96, -24, 4, 60, 12, 60],
    [39.875, -75.24, -14, 3, 60, 12, 60],
    [41.05, -75.03, -52, 1, 40, 11, 40],
    [39.7, -75.53, -62, 2, 40, 11],
  ],
  raritanBay: [[40.49, -74.15, 8, 1.6, 40, 12]],
  lowerBay: [[40.53, -74.06, 0, 5, 40, 12]],
  sandyHookBay: [[40.445, -74.05, 0, 6, 60, 11]],
  newarkBay: [[40.677, -74.139, -60, 4.5, 60, 11]],
  upperBay: [[40.672, -74.045, 0, 5.5, 60, 12]],
  hudson: [
    [40.905, -73.923, -66, 3, 60, 11, 7],
    [40.79, -73.996, -56, 5, 60, 11, 7],
    [41.08, -73.893, -88, 2, 40, 11, 7],
  ],
  east: [[40.74, -73.966, -62, 9, 60, 11, 60]],
  arthurKill: [[40.56, -74.232, -78, 7, 60, 11]],
  killVanKull: [[40.646, -74.105, -6, 12, 60, 11]],
  hackensack: [[40.765, -74.084, -52, 12, 60, 11, 60]],
  soundOfLongIsland: [[40.97, -73.6, -32, 1, 9, 12]],
  barnegatBay: [[39.86, -74.125, -82, 2.4, 40, 11]],
  greatBay: [[39.51, -74.385, 0, 3, 40, 11]],
  littleEggHarbor: [[39.61, -74.255, -56, 3, 40, 11]],
  greatEggHarbor: [[39.302, -74.63, 0, 4, 40, 11]],
  navesink: [[40.378, -74.02, -18, 8, 60, 11, 60]],
  manasquanInlet: [[40.104, -74.02, 0, 14, 60, 11]],
}

export const waterSpots: readonly WaterSpot[] = (
  Object.keys(spots) as (keyof typeof waterNames)[]
).flatMap((name) =>
  spots[name].map(([latitude, longitude, turn, from, to, size, besideBelow]) => ({
    ...{ name, latitude, longitude, turn, from, to, size },
    besideBelow,
  })),
)
