import type { Language } from '#app/lib/language.ts'
import { type WaterSpot, waterNames, waterSpots } from '#site/map-waters.ts'
import { type Frame, projectPoint, toPixels } from './map-frame.ts'
import { measureText } from './measure-text.ts'
import type { PlacedText } from './placed-text.ts'
import { type Box, boxAround, joinBoxes, type Sheet, type Spot } from './sheet.ts'

/** Pixels between a narrow river and its name. */
const besideRiver = 9
/** Pixels from box to box along a turned name. */
const step = 12

/** Name the waters of a frame, each once, where its name has room. */
export function nameWaters(frame: Frame, sheet: Sheet, language: Language): PlacedText[] {
  const names = new Map<WaterSpot['name'], PlacedText>()
  for (const water of waterSpots) {
    const { name, turn, from, to, size, besideBelow = 0 } = water
    if (names.has(name) || frame.scale < from || frame.scale > to) continue
    const text = waterNames[name][language]
    const isBeside = frame.scale < besideBelow
    const spot = moveAside(toPixels(frame, projectPoint(water)), turn, isBeside ? besideRiver : 0)
    const spacing = size >= 14 ? 1.5 : 0.4
    const boxes = coverTurned(spot, turn, measureText(text, { size, spacing }), size)
    if (!boxes.every((box) => sheet.isFree(box, 1))) continue
    sheet.take(...boxes)
    names.set(name, {
      text,
      ...spot,
      box: joinBoxes(boxes),
      turn,
      look: `w${size}${isBeside ? ' beside' : ''}`,
    })
  }
  return [...names.values()]
}

const inRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Move a spot to the right of a direction that is turned clockwise from east. */
function moveAside({ x, y }: Spot, turn: number, by: number): Spot {
  return { x: x + by * Math.sin(inRadians(turn)), y: y - by * Math.cos(inRadians(turn)) }
}

/** Return small boxes that cover a turned text. */
function coverTurned({ x, y }: Spot, turn: number, width: number, size: number): Box[] {
  const steps = Math.max(1, Math.ceil(width / step))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = (index / steps - 0.5) * width
    const spot = {
      x: x + along * Math.cos(inRadians(turn)),
      y: y + along * Math.sin(inRadians(turn)),
    }
    return boxAround(spot, size * 0.9, size)
  })
}
