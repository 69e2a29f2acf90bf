/**
 * Cities in other states that people in New Jersey search by name, under the ZIP code in the middle
 * of the city. Each text lists names as typed, separated by commas; the name of the state may
 * follow them.
 */
export const outsideCities: Record<string, string> = {
  '10001':
    'new york, new york city, nyc, ny city, manhattan, nueva york, ciudad de nueva york, new york new york',
  '10027': 'harlem',
  '10458': 'bronx, the bronx, el bronx',
  '11226': 'brooklyn',
  '11375': 'queens',
  '10314': 'staten island',
  '10701': 'yonkers',
  '19107': 'philadelphia, philly, filadelfia, phila, philadephia, philadelpia',
  '19020': 'bensalem',
  '18042': 'easton',
  '19801': 'wilmington',
}

/** Other names of places in New Jersey, by the name that the table of places has. */
export const otherPlaceNames: Record<string, string> = {
  'Asbury Park': 'asbury',
  'Long Beach Township': 'lbi, long beach island',
  'Joint Base McGuire-Dix-Lakehurst': 'joint base, mcguire, mcguire air force base',
}

/**
 * Names of places in New Jersey that are also ordinary words, first names, or well-known names of
 * something else ("Oxford House", "commercial insurance"), which a search may mean instead.
 */
export const doubtfulPlaces = `
  alpha, alpine, atlantic, beverly, broadway, brookside, buena, buena vista, cologne, colonia, columbus,
  deal, dennis, dorothy, elk, elmer, ewan, florence, green creek, green village, harmony, holland, hope,
  independence, interlaken, jefferson, landing, leonardo, liberty, logan, long hill, mine hill,
  mountainside, national park, newport, norma, ocean, ocean view, oxford, roosevelt, shiloh, stockton,
  tabernacle, tranquility, victory gardens, villas, wall
`

/**
 * Names that mean a place only with their kind: "Middle Township", "Jersey City". Alone,
 * "Delaware" is the state and "South Jersey" a region.
 */
export const placesOnlyWithKind = `
  commercial, delaware, green, jersey, lower, middle, surf, upper, white
`

/**
 * Well-known places far away, and words for no place, that are spelled almost like a town of New
 * Jersey or another word of a search. They are never corrected: Boston isn't Boonton.
 */
export const neverMisspelt = `
  boston, canada, chile, colombia, cuba, dallas, denver, fresno, home, house, korea, london, maine, mall,
  manila, mexico, miami, north, oregon, paris, plano, richmond, russia, stamford, station, tucson
`
