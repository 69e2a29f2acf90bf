import shapesUrl from '#site/counties.svg?url'
import neighborsUrl from '#site/neighbors.svg?url'

/** Reference for `<use>` to all counties, drawn for `countiesViewBox`. */
export const allShapes = `${shapesUrl}#counties`
/** Reference for `<use>` to the states around ours, in the same units. */
export const neighborShapes = `${neighborsUrl}#neighbors`

/**
 * Return the reference for `<use>` to a county's shape, drawn for `countiesViewBox`: "Cape May" →
 * "#cape-may". `name` is one of `counties`.
 */
export function findShape(name: string): string {
  return `${shapesUrl}#${name.toLowerCase().replaceAll(' ', '-')}`
}
