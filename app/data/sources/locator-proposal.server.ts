import { loadPlaces } from '#app/center/places/load-places.server.ts'
import { measureMiles, type Point } from '#app/lib/miles.ts'
import { stateCode } from '#site/state.ts'
import { locatorName } from './source-fields.ts'

const metersPerMile = 1609.344
/** The table of places has the middle of each town and ZIP code, not its border. */
const marginMiles = 15

/**
 * Propose a search of FindTreatment.gov that covers the state: a circle around the middle of its towns and ZIP codes.
 * It reaches into neighboring states, whose records a run leaves out.
 */
export function proposeLocatorSearch() {
  const points = listPoints()
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  }
  const miles = Math.max(...points.map((point) => measureMiles(middle, point))) + marginMiles
  return {
    sType: 'SA',
    sAddr: `${middle.latitude.toFixed(4)}, ${middle.longitude.toFixed(4)}`,
    limitType: '2',
    limitValue: String(Math.ceil((miles * metersPerMile) / 1000) * 1000),
    pageSize: '100',
    sort: '0',
  }
}

/** Propose a source that reads the state's records of FindTreatment.gov, as the values of its form. */
export function proposeLocatorSource() {
  return {
    ...proposeLocatorSearch(),
    name: locatorName,
    listedIn: locatorName,
    // Chains name each of their places alike.
    sameName: 'import',
  }
}

function listPoints(): Point[] {
  const { towns, zips } = loadPlaces()
  const own = [...zips.values()].filter(({ place }) => place.state === stateCode)
  return [...[...towns.values()].flat(), ...own]
}
