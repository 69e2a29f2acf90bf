import { useTexts } from '#app/ui/use-language.tsx'
import type { DrawnMap, Pin } from './drawn-map.ts'
import { mapMessages } from './messages.ts'
import { countCells, type PinGroup, type PinSize } from './place-pins.ts'
import { round, type Spot } from './sheet.ts'

/** Pixels from a dot's point within which a pointer finds it: fewer than a number's, which may be near. */
const dotReach = 6

/**
 * The pins. The shapes go from the top down, so that a lower one stands before a higher one; the links
 * over them go in the order of the list, which a keyboard follows.
 */
export function MapPins({ map }: { map: DrawnMap }) {
  const { frame, pinSize, placed, pins } = map
  const { radius, rise, number } = pinSize
  const look = radius < 10 ? 'map-pins map-pins-far' : 'map-pins'
  const groups = new Map(
    placed.groups.flatMap((group) => group.members.map((pin) => [pin, group] as const)),
  )
  return (
    <g className={look}>
      <defs>
        <path id="map-pin" d={drawPin(pinSize)} />
      </defs>
      {/* A strip uses these shapes by their id, so their styles begin here. */}
      <svg
        id="map-shapes"
        className={look}
        width={frame.width}
        height={frame.height}
        aria-hidden="true"
      >
        {[...placed.dots, ...placed.groups.flatMap(({ more }) => more)].map((pin) => (
          <g key={pin.number} className={pin.status} transform={move(pin)}>
            <circle className="dot" r={pinSize.dot} />
          </g>
        ))}
        {placed.groups.map((group) => (
          <Group key={group.members[0]?.number} group={group} pinSize={pinSize} />
        ))}
      </svg>
      {pins.map((pin) => {
        const group = groups.get(pin)
        if (!group)
          return <PinLink key={pin.number} pin={pin} rise={rise} reach={dotReach} at={pin} />
        const reach = countCells(group) > 1 ? number : radius
        const at = { x: findCell(group, group.members.indexOf(pin), pinSize), y: group.y - rise }
        return <PinLink key={pin.number} pin={pin} rise={rise} reach={reach} at={at} />
      })}
    </g>
  )
}

type PinLinkProps = {
  pin: Pin
  rise: number
  /** Where a pointer finds it, and how far around. */
  at: Spot
  reach: number
}

/** A link to a center's row, with its pin raised above all others, unseen until its row or link is chosen. */
function PinLink({ pin, rise, at, reach }: PinLinkProps) {
  const text = useTexts(mapMessages)
  const { number, slug, name, status, isApproximate } = pin
  // React's types know `transform` on no link.
  const place = { transform: move(pin) }
  return (
    <a href={`#center-${slug}`} data-n={number} className={status} {...place}>
      <title>{`${number}: ${isApproximate ? text.aboutHere : ''}${name}`}</title>
      <circle
        r={reach}
        cx={round(at.x - pin.x) || undefined}
        cy={round(at.y - pin.y) || undefined}
      />
      <use href="#map-pin" />
      <text y={-rise}>{number}</text>
    </a>
  )
}

const move = ({ x, y }: Spot) => `translate(${round(x)} ${round(y)})`

/** A drop; its tip is at 0, 0. */
function drawPin({ radius, rise }: PinSize): string {
  const [low, near] = [round(-rise * 0.55), round(radius * 0.2)]
  const high = round(-rise * 0.3)
  return (
    `M0 0C${-near} ${high} ${-radius} ${low} ${-radius} ${-rise}` +
    `A${radius} ${radius} 0 0 1 ${radius} ${-rise}C${radius} ${low} ${near} ${high} 0 0Z`
  )
}

/** The one pin of a center's own map, without a number. */
export function OnePin({ map: { pins, pinSize } }: { map: DrawnMap }) {
  const [pin] = pins
  if (!pin) return null
  return (
    <g className="map-pins">
      <g className={pin.status} transform={move(pin)}>
        <path d={drawPin(pinSize)} />
        <circle className="eye" cy={-pinSize.rise} r={round(pinSize.radius * 0.36)} />
      </g>
    </g>
  )
}

/** Where the middle of a label's number is, from the left of the drawing. */
function findCell({ x, shift, half }: PinGroup<Pin>, index: number, { radius, pitch }: PinSize) {
  return x + shift - half + radius + index * pitch
}

/** A drop; or two or three numbers over one tip, with a dot on each one's point, and a count of others. */
function Group({ group, pinSize }: { group: PinGroup<Pin>; pinSize: PinSize }) {
  const { x, y, shift, half, members, more } = group
  const { radius, rise, pitch, number } = pinSize
  const [first] = members
  if (first && countCells(group) === 1) {
    return (
      <g className={first.status} transform={move(first)}>
        <use href="#map-pin" />
        <text y={-rise}>{first.number}</text>
      </g>
    )
  }
  const [left, right] = [round(shift - half + radius), round(shift + half - radius)]
  const foot = radius - rise
  const arc = `a${radius} ${radius} 0 0 1 0`
  return (
    <g transform={move(group)}>
      {members.map((pin) => (
        <circle
          key={pin.number}
          className="point"
          cx={round(pin.x - x)}
          cy={round(pin.y - y)}
          r="2"
        />
      ))}
      <path d={`M0 0L-5 ${foot}H${left}${arc}${-2 * radius}H${right}${arc} ${2 * radius}H5Z`} />
      {members.map((pin, index) => (
        <g
          key={pin.number}
          className={pin.status}
          transform={move({ x: left + index * pitch, y: -rise })}
        >
          <circle r={number} />
          <text>{pin.number}</text>
        </g>
      ))}
      {more.length > 0 && (
        <text x={right} y={-rise}>
          {`+${more.length}`}
        </text>
      )}
    </g>
  )
}
