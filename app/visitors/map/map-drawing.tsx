import { Fragment, type ReactNode } from 'react'
import type { DrawnMap } from './draw-map.server.ts'
import { allShapes, findShape, neighborShapes } from './map-shapes.ts'
import type { PlacedName } from './place-names.server.ts'

type Props = {
  map: DrawnMap
  /** 'img' for a map without links. */
  role: 'group' | 'img'
  label: string
  /** The markers. */
  children: ReactNode
}

/**
 * A map: the counties and states scale with its width, while texts and markers keep their size and
 * have their place in percent.
 */
export function MapDrawing({ map, role, label, children }: Props) {
  return (
    <div className="map-frame">
      <svg aria-hidden="true">
        <svg viewBox={map.viewBox} aria-hidden="true">
          <use href={neighborShapes} className="map-neighbors" />
          <use href={allShapes} className="map-counties" />
          {map.county && <use href={findShape(map.county)} className="map-here" />}
          {map.rings.map(({ cx, cy, r }) => (
            <circle key={r} cx={cx} cy={cy} r={r} className="map-ring" />
          ))}
          {map.leaders && (
            <>
              <path d={map.leaders.lines} className="map-leader" />
              <path d={map.leaders.ends} className="map-leader map-leader-end" />
            </>
          )}
        </svg>
        <Names names={map.counties} className="map-county" />
        <Names names={map.states} className="map-county" />
        <Names names={map.rings.map((ring) => ring.label)} className="map-miles" />
        {townGroups.map(({ side, isWide, className }) => (
          <Names
            key={className}
            names={map.towns.filter((town) => town.side === side && town.isWide === isWide)}
            className={className}
            hasDots
          />
        ))}
        {map.place && <SearchedPlace place={map.place} />}
      </svg>
      <svg role={role} aria-label={label}>
        {children}
      </svg>
    </div>
  )
}

// A class for each group is shorter than attributes for each of its names.
const townGroups = [
  { side: 'start', isWide: false, className: 'map-town map-east' },
  { side: 'end', isWide: false, className: 'map-town map-west' },
  { side: 'start', isWide: true, className: 'map-town map-east map-wide' },
  { side: 'end', isWide: true, className: 'map-town map-west map-wide' },
]

type NamesProps = { names: PlacedName[]; className: string; hasDots?: boolean }

function Names({ names, className, hasDots }: NamesProps) {
  if (names.length === 0) return null
  return (
    <g className={className}>
      {names.map(({ text, x, y }) => (
        <Fragment key={`${text} ${x} ${y}`}>
          {hasDots && <circle cx={`${x}%`} cy={`${y}%`} r="2.5" />}
          <text x={`${x}%`} y={`${y}%`}>
            {text}
          </text>
        </Fragment>
      ))}
    </g>
  )
}

function SearchedPlace({ place: { dot, name } }: { place: NonNullable<DrawnMap['place']> }) {
  return (
    <g className="map-place">
      <circle cx={`${dot.x}%`} cy={`${dot.y}%`} r="6" />
      <text x={`${name.x}%`} y={`${name.y}%`}>
        {name.text}
      </text>
    </g>
  )
}
