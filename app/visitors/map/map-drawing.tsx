import type { ReactNode } from 'react'
import type { DrawnMap, MapNames } from './drawn-map.ts'
import { formats } from './map-frame.ts'
import { MapLand } from './map-land.tsx'
import { dotRadius, type NamedTown, type PlacedText } from './placed-text.ts'
import { type Box, centerBox, isWithin, round } from './sheet.ts'

type Props = {
  map: DrawnMap
  /** 'img' for a map without links. */
  role: 'group' | 'img'
  label: string
  /** The pins. */
  children: ReactNode
}

/**
 * A map in its window, which crops it around its middle. From the bottom: land and water, rings, names,
 * the searched place, the pins, and that place's name.
 */
export function MapDrawing({ map, role, label, children }: Props) {
  const { frame, names, place } = map
  return (
    <svg
      className="map"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      role={role}
      aria-label={label}
    >
      <svg id="map-ground" width={frame.width} height={frame.height} aria-hidden="true">
        <MapLand map={map} />
        {place && <Rings map={map} place={place} />}
      </svg>
      <svg aria-hidden="true">
        <AreaNames names={names} />
        {place && <Names names={listRingLabels(place)} className="map-miles" />}
        {place && (
          <g id="map-place" className="map-place">
            <circle cx={round(place.dot.x)} cy={round(place.dot.y)} r="12" />
            <circle cx={round(place.dot.x)} cy={round(place.dot.y)} r="5.5" />
          </g>
        )}
      </svg>
      {children}
      <PlaceName names={names} />
    </svg>
  )
}

/** The names of waters, states, counties and towns. */
export function AreaNames({ names }: { names: MapNames }) {
  return (
    <>
      <Names names={names.waters} className="map-waters" />
      <Names names={names.states} className="map-states" />
      <Names names={names.counties} className="map-counties" />
      <Towns towns={names.towns} />
    </>
  )
}

export function PlaceName({ names: { place } }: { names: MapNames }) {
  if (!place) return null
  return (
    <svg aria-hidden="true" className="map-place-name">
      <Name name={place} className={place.side} />
    </svg>
  )
}

type NamesProps = { names: PlacedText[]; className: string }

function Names({ names, className }: NamesProps) {
  if (names.length === 0) return null
  return (
    <g className={className}>
      {names.map((name) => (
        <Name key={`${name.text} ${name.x} ${name.y}`} name={name} className={name.look} />
      ))}
    </g>
  )
}

function Name({ name, className }: { name: PlacedText; className?: string }) {
  const { text, turn } = name
  const [x, y] = [round(name.x), round(name.y)]
  const looks = joinLooks(className, ...findRims(name.box))
  if (turn) {
    return (
      <text className={looks} transform={`translate(${x} ${y}) rotate(${turn})`}>
        {text}
      </text>
    )
  }
  return (
    <text className={looks} x={x} y={y}>
      {text}
    </text>
  )
}

/** What a low or narrow window shows in full; in result-map.css, too. */
const { size } = formats.wide
const narrow = centerBox({ width: 440, height: size.height }, size)
const low = centerBox({ width: size.width, height: 600 }, size)

/** List the sides on which some windows would cut a name: they leave it out. */
function findRims(box: Box): string[] {
  return [isWithin(box, narrow) ? '' : 'rim-x', isWithin(box, low) ? '' : 'rim-y']
}

function Towns({ towns }: { towns: NamedTown[] }) {
  return (
    <g className="map-towns">
      {towns.map(({ dot, rank, box }) =>
        dot ? (
          <circle
            key={`${dot.x} ${dot.y}`}
            className={joinLooks(rank === 1 ? 'r1' : '', ...findRims(box))}
            cx={round(dot.x)}
            cy={round(dot.y)}
            r={dotRadius[rank]}
          />
        ) : null,
      )}
      {towns.map((town) => (
        <Name key={`${town.text} ${town.x}`} name={town} className={chooseLook(town)} />
      ))}
    </g>
  )
}

function chooseLook({ side, rank, isOutside, isBorough }: NamedTown): string | undefined {
  return joinLooks(
    side === 'middle' ? '' : side,
    isBorough ? 'borough' : rank < 3 ? `r${rank}` : '',
    isOutside ? 'out' : '',
  )
}

function joinLooks(...looks: (string | undefined)[]): string | undefined {
  return looks.filter(Boolean).join(' ') || undefined
}

type Place = NonNullable<DrawnMap['place']>

const listRingLabels = ({ rings }: Place) =>
  rings.map(({ label }) => label).filter((label) => label !== null)

/** The rings, with all beyond the largest a little darker. */
function Rings({ map: { frame }, place: { dot, rings } }: { map: DrawnMap; place: Place }) {
  const largest = rings.at(-1)
  if (!largest) return null
  const [x, y, radius] = [round(dot.x), round(dot.y), round(largest.radius)]
  const half = `a${radius} ${radius} 0 0 1 `
  return (
    <>
      <path
        className="map-beyond"
        d={`M0 0H${frame.width}V${frame.height}H0zM${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`}
      />
      <g className="map-rings">
        {rings.map((ring) => (
          <circle key={ring.radius} cx={x} cy={y} r={round(ring.radius)} />
        ))}
      </g>
    </>
  )
}
