/**
 * The Mercator projection of the drawings `counties.svg` and `neighbors.svg`. The scale makes a mile
 * in the middle of the state about 3.3 units; x and y put the state's top left corner near 0, 0.
 */
export const projection = { scale: 9878, x: 13043.51, y: 7850.59 }

/** The part of the drawing with all counties, as an SVG `viewBox`. */
export const countiesViewBox = '10 2 300 556'

/** The part of the drawing that shows the whole state on a map, four units wide for five high. */
export const wholeState = { x: -72, y: -10, width: 464, height: 580 }

/** The part of the drawing beyond which nothing is drawn. */
export const drawnPart = { x: -170, y: -90, width: 660, height: 740 }

/** The states that the drawing shows around ours, by their English names. */
export const drawnNeighbors = ['Connecticut', 'Delaware', 'Maryland', 'New York', 'Pennsylvania']
