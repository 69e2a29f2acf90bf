import type { Language } from '#app/lib/language.ts'
import { namePlace } from './draw-place.ts'
import type { MapNames, Pin } from './drawn-map.ts'
import type { Frame } from './map-frame.ts'
import type { LandRings } from './map-shapes.server.ts'
import { nameCounties, nameStates } from './name-areas.server.ts'
import { openTownNames } from './name-towns.server.ts'
import { nameWaters } from './name-waters.ts'
import { type Box, boxAround, Sheet, type Spot } from './sheet.ts'

/** Pixels of the searched place's dot. */
const placeSize = 18

/** What a map shows before its names. */
export type Drawing = {
  frame: Frame
  land: LandRings
  pins: Pin[]
  /** What the pins cover. */
  covered: Box[]
  place: { name: string; dot: Spot } | null
  language: Language
}

/** Open a sheet on which the pins and the searched place have taken their room. */
export function openSheet(area: Box, { covered, place }: Drawing): Sheet {
  const sheet = new Sheet(area)
  sheet.take(...covered)
  if (place) sheet.take(boxAround(place.dot, placeSize))
  return sheet
}

/** Name the place; then waters; the largest towns; states, counties and the other towns. */
export function placeNames(sheet: Sheet, drawing: Drawing): MapNames {
  const { frame, land, pins, covered, place, language } = drawing
  const placeName = place && namePlace(place.name, place.dot, sheet)
  const waters = nameWaters(frame, sheet, language)
  const { named, nameLargest, nameOthers } = openTownNames({
    frame,
    sheet,
    land,
    pins: { boxes: covered, points: pins },
    placeName: place?.name ?? null,
  })
  nameLargest()
  const states = nameStates(frame, sheet, language)
  const counties = nameCounties(frame, sheet)
  nameOthers()
  return { place: placeName, waters, states, counties, towns: named }
}
