import { counties } from '#site/places.ts'
import type { DrawnMap } from './drawn-map.ts'
import type { Frame } from './map-frame.ts'
import { findShape } from './map-shapes.ts'
import { fineness, round } from './sheet.ts'

/** The lines along the shore, in quarters of a pixel: each lies on the one before. */
const waveWidths = [72, 40, 16]

/**
 * Land and water. Each side's land is one path, used for the lines around its shore, for itself, and to
 * cut the lines on it, which come from a coarser source.
 */
export function MapLand({ map }: { map: DrawnMap }) {
  const { frame, land, county } = map
  const [ours, near] = ['#map-ours', '#map-near']
  return (
    <svg
      width={frame.width}
      height={frame.height}
      viewBox={`0 0 ${frame.width * fineness} ${frame.height * fineness}`}
      className="map-land"
      aria-hidden="true"
    >
      <defs>
        <path id="map-ours" d={land.ours} />
        <path id="map-near" d={land.neighbors} />
        <clipPath id="map-in">
          <use href={ours} />
        </clipPath>
        <clipPath id="map-out">
          <use href={near} />
        </clipPath>
      </defs>
      {waveWidths.map((width) => (
        <g key={width} className="wave" strokeWidth={width}>
          <use href={near} />
          <use href={ours} />
        </g>
      ))}
      <use href={near} className="near" />
      <use href={ours} className="ours" />
      <g clipPath="url(#map-in)">
        {county && <MarkedCounty county={county} frame={frame} />}
        <use href={ours} className="band" />
        {land.counties && <path className="county-lines" d={land.counties} />}
      </g>
      {land.states && <path clipPath="url(#map-out)" className="state-lines" d={land.states} />}
      {land.landBorder && <path className="state-lines" d={land.landBorder} />}
    </svg>
  )
}

/** Units by which a marked county is made larger, because its own shore is coarser than the land's. */
const toShore = 3

/** A tint on a county: its shape made larger, without the counties around it. */
function MarkedCounty({ county, frame }: { county: string; frame: Frame }) {
  const perUnit = frame.scale * fineness
  const place = `scale(${shorten(perUnit)})translate(${shorten(-frame.x)} ${shorten(-frame.y)})`
  return (
    <g transform={place} className="ours">
      {/* The shapes' strokes do not scale (counties.svg): the width is in pixels. */}
      <use
        href={findShape(county)}
        className="here"
        strokeWidth={round(2 * toShore * frame.scale)}
      />
      {counties.map((name) => (name === county ? null : <use key={name} href={findShape(name)} />))}
    </g>
  )
}

const shorten = (value: number) => Number(value.toFixed(3))
