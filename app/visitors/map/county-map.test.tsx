import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { counties } from '#site/places.ts'
import { CountyMap } from './county-map.tsx'
import { findShape } from './map-shapes.ts'

/** Draw the map for these counts and return each county's tint and the legend. */
function draw(...counts: number[]) {
  const byCounty = Object.fromEntries(counts.map((count, index) => [counties[index], count]))
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CountyMap counts={byCounty} />
    </MemoryRouter>,
  )
  const tints = [...html.matchAll(/fill-map-(\d)/g)].map(([, tint]) => Number(tint))
  const legend = [...html.matchAll(/<\/i>([^<]*)/g)].map(([, label]) => label)
  return { tints: tints.slice(0, counts.length), legend }
}

test.each([
  ['small counts keep a tint each', [0, 1, 1, 2, 3], [0, 1, 1, 2, 3], ['1', '2', '3 centers']],
  [
    'thousands are split by quantile, whatever the largest county holds',
    [4, 9, 12, 40, 55, 80, 300, 1204, 9000],
    [1, 1, 1, 2, 2, 2, 3, 3, 3],
    ['4–12', '40–80', '300–9,000 centers'],
  ],
  ['one count', [5, 5], [2, 2], ['5 centers']],
  ['two counts', [2, 7], [1, 3], ['2', '7 centers']],
  ['none at all', [0, 0], [0, 0], []],
])('%s', (_, counts, tints, legend) => {
  expect(draw(...counts)).toEqual({ tints, legend })
})

test('the map has 21 counties, each with its shape', () => {
  const drawing = readFileSync(new URL('../../../site/counties.svg', import.meta.url), 'utf8')
  const drawn = [...drawing.matchAll(/<path id="([^"]+)"/g)].map((match) => match[1])
  expect(drawn).toHaveLength(21)
  expect(counties.map((name) => findShape(name).split('#')[1])).toEqual(drawn)
})
