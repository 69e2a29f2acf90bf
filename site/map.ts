/**
 * The Mercator projection of `map-shapes.json` and `counties.svg`. The scale makes a mile in the middle
 * of the state about 3.3 units; x and y put the state's top left corner near 0, 0.
 */
export const projection = { scale: 9878, x: 13043.51, y: 7850.59 }

/** The part of the drawing with all counties, as an SVG `viewBox`. */
export const countiesViewBox = '10 2 300 556'

/** The part of the drawing that shows the whole state on a map. */
export const wholeState = { x: -72, y: -10, width: 464, height: 580 }

/** The part of the drawing that has land at its coarsest level. */
export const landPart = { x: -450, y: -110, width: 1220, height: 780 }

/** The part of the drawing in which points are shown. */
export const drawnPart = { x: -170, y: -90, width: 660, height: 740 }
