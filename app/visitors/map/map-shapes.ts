import shapesUrl from '#site/counties.svg?url'

/**
 * Return the reference for `<use>` to a county's shape, drawn for `countiesViewBox`: "Cape May" →
 * "#cape-may". `name` is one of `counties`.
 */
export function findShape(name: string): string {
  return `${shapesUrl}#${name.toLowerCase().replaceAll(' ', '-')}`
}
