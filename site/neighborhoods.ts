/**
 * Neighborhoods, nicknames and other spellings by the town in the table of places: our own list of
 * well-known names.
 */
type TownNames = {
  /** Names that mean this town by themselves, separated by commas. */
  alone?: string
  /**
   * Names that many places have, or that are spelled almost like other words. They count only beside their town:
   * "Forest Hill Newark".
   */
  withTown?: string
  /**
   * Short nicknames. In a search they count after "in" or "near", alone, with the state, or at the
   * beginning or end of words that are all understood: "AC detox", but not "house with ac".
   */
  nicknames?: string
}

export const neighborhoods: Record<string, TownNames> = {
  'Atlantic City': {
    withTown: `bungalow park, chelsea, chelsea heights, ducktown, inlet, south inlet, the inlet
      venice park, westside`,
    nicknames: 'ac',
  },
  Bayonne: { alone: 'bergen point, constable hook' },
  Camden: {
    alone: 'cramer hill, lanning square, whitman park',
    withTown: `centerville, cooper grant, fairview, morgan village, parkside, rosedale, stockton
      waterfront south`,
  },
  Clifton: {
    alone: 'allwood, botany village, delawanna',
    withTown: 'athenia, lakeview, richfield',
  },
  'East Orange': { withTown: 'ampere, brick church, doddtown', nicknames: 'eo' },
  Edison: {
    alone: 'menlo park',
    withTown: 'clara barton, oak tree, raritan center, stelton',
  },
  'Egg Harbor Township': { nicknames: 'eht' },
  Elizabeth: {
    alone: 'peterstown',
    withTown: 'bayway, elmora, midtown, the port',
    nicknames: 'etown',
  },
  Hoboken: { alone: 'mile square city' },
  'Jersey City': {
    alone: `bergen lafayette, chilltown, jersey city heights, journal sq, journal square, jsq
      mcginley square, paulus hook`,
    withTown: `communipaw, exchange place, greenville, grove street, hamilton park, harsimus cove
      heights, lafayette, liberty harbor, newport, port liberte, the heights, van vorst
      van vorst park, west side`,
    nicknames: 'jc',
  },
  Linden: { alone: 'tremley point' },
  'New Brunswick': {
    alone: 'nueva brunswick, nuevo brunswick, new bruns',
    withTown: 'hub city',
  },
  Newark: {
    alone: 'brick city, down neck, iron bound, ironbound, the ironbound, vailsburg, weequahic',
    withTown: `broadway, central ward, clinton hill, dayton, east ward, forest hill, lincoln park
      mount pleasant, north ward, roseville, south ward, springfield belmont
      university heights, upper clinton hill, west ward, west side`,
  },
  'Ocean City': { alone: 'ocnj' },
  Passaic: { alone: 'passaic park', withTown: 'dundee' },
  Paterson: {
    alone: 'silk city',
    withTown: `east side, eastside, great falls, hillcrest, lakeview, peoples park, riverside
      sandy hill, wrigley park`,
  },
  Plainfield: { withTown: 'netherwood, sleepy hollow' },
  'Toms River': { alone: 'ortley beach', withTown: 'pleasant plains, silverton' },
  Trenton: {
    withTown: `berkeley square, cadwalader heights, cadwalader park, chambersburg, hiltonia
      mill hill, wilbur, wilbur section`,
  },
  'Union City': { withTown: 'washington park' },
  Wildwood: { alone: 'the wildwoods, wildwoods' },
  Woodbridge: { alone: 'hopelawn, menlo park terrace' },
}

/**
 * Nicknames that count in a search only after "in" or "near", alone, or with the state: "nb" also
 * means nonbinary.
 */
export const strictNicknames: Record<string, string> = {
  'New Brunswick': 'nb',
  'Toms River': 'tr',
  'West New York': 'wny',
}

/** Parts of a town, and landmarks that many towns have, before and after the town's name. */
export const partsOfTowns = {
  before: `downtown, uptown, midtown, center of, centro de, north, south, east, west
    northern, southern, eastern, western, norte de, sur de`,
  after: `airport, boardwalk, bus station, bus terminal, city hall, downtown, international airport
    liberty airport, liberty international airport, light rail, penn station, train station
    transit center, transportation center, waterfront`,
}

/** Roads without a number, and the numbers of interstates: no search takes them for places. */
export const roads = {
  names: `atlantic city expressway, ac expressway, expressway, garden state parkway, gsp
    new jersey turnpike, nj turnpike, parkway, pkwy, pulaski skyway, tpke, turnpike, autopista`,
  interstates: '76, 78, 80, 95, 195, 278, 280, 287, 295, 495, 676',
}
