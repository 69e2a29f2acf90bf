import type { OpeningState } from '#app/center/hours/opening-state.ts'
import type { MapZoom } from '#app/search/search-input.ts'
import type { Ring } from './draw-place.ts'
import type { ScaleBar } from './draw-scale.ts'
import type { Frame } from './map-frame.ts'
import type { LandPaths } from './map-shapes.server.ts'
import type { PinSize, PlacedPins } from './place-pins.ts'
import type { NamedTown, PlacedText, Side } from './placed-text.ts'
import type { Size, Spot } from './sheet.ts'

/** Whether a center is open now; 'unknown' if it is not closed, but its hours are not known. */
export type PinStatus = OpeningState['status'] | 'unknown'

/** A center on the map, at its true point in pixels. */
export type Pin = Spot & {
  /** The center's position in the list, from 1. */
  number: number
  slug: string
  name: string
  status: PinStatus
  isApproximate: boolean
}

/** The names on a map. */
export type MapNames = {
  /** The searched place's, if it has room. */
  place: (PlacedText & { side: Side }) | null
  waters: PlacedText[]
  states: PlacedText[]
  counties: PlacedText[]
  towns: NamedTown[]
}

/** A window onto a part of a map, for a phone: the place and the nearest centers, with names of its own. */
export type MapStrip = Spot & { names: MapNames }

/** A part of the state with the centers of a list, drawn in pixels. */
export type DrawnMap = {
  frame: Frame
  land: LandPaths
  /** The county whose centers are listed: "Cape May". */
  county: string | null
  /** The searched place. */
  place: { name: string; dot: Spot; rings: Ring[] } | null
  names: MapNames
  scale: ScaleBar
  /** Where this part lies in the whole state, in units; null if it is most of it. */
  locator: (Spot & Size) | null
  /** The centers in the frame, in the order of the list. */
  pins: Pin[]
  pinSize: PinSize
  placed: PlacedPins<Pin>
  /** Numbers of centers without a pin. */
  withoutLocation: number[]
  outside: number[]
  /** Null without a place, or where no center is near it. */
  strip: MapStrip | null
  zoom: MapZoom | null
  closer: MapZoom | null
  wider: MapZoom | null
}
