import { loadPlaces } from '#app/center/places/load-places.server.ts'
import {
  boroughsOutside,
  countySeats,
  townMiddles,
  townsOutside,
  wellKnownTowns,
} from '#site/map-names.ts'
import { projectPoint } from './map-frame.ts'
import type { Rank } from './placed-text.ts'
import type { Spot } from './sheet.ts'

/** A town with its spot in units of the projection. */
export type Town = Spot & {
  name: string
  /** The larger, the sooner it is named. */
  weight: number
  rank: Rank
  /** A name that people look for, so it is written a little farther away where it has no room. */
  isKnown: boolean
  isOutside: boolean
  /** A part of a city: a name without a dot. */
  isBorough: boolean
}

/** People below which a town weighs no less. */
const leastPeople = 4000
/** Names that people know weigh more; townships, which have no middle of their own, less. */
const factors = { seat: 2.5, known: 2.2, township: 0.4, outside: 0.8 }

let towns: Town[] | undefined

/** List the towns that a map may name, those of the most weight first. */
export function listTowns(): readonly Town[] {
  towns ??= [
    ...listOwnTowns(),
    ...townsOutside.map((town) => readOutside(town, false)),
    ...boroughsOutside.map((town) => readOutside(town, true)),
  ].sort((a, b) => b.weight - a.weight)
  return towns
}

function listOwnTowns(): Town[] {
  return [...new Set([...loadPlaces().towns.values()].flat())].flatMap((place) => {
    const { name, inhabitants, latitude, longitude } = place
    const isSeat = countySeats.includes(name)
    const isKnown = isSeat || wellKnownTowns.includes(name)
    if (inhabitants === 0 && !isKnown) return []
    const kind = isSeat ? 'seat' : isKnown ? 'known' : / Township$/.test(name) ? 'township' : null
    const [shownLatitude, shownLongitude] = townMiddles[name] ?? [latitude, longitude]
    return [
      {
        ...projectPoint({ latitude: shownLatitude, longitude: shownLongitude }),
        name: name.replace(/ Township$/, ' Twp'),
        weight: Math.max(inhabitants, leastPeople) * (kind ? factors[kind] : 1),
        rank: rankTown(inhabitants, isSeat),
        isKnown,
        isOutside: false,
        isBorough: false,
      },
    ]
  })
}

function readOutside(
  [name, latitude, longitude, thousands]: (typeof townsOutside)[number],
  isBorough: boolean,
): Town {
  return {
    ...projectPoint({ latitude, longitude }),
    name,
    weight: Math.max(thousands * 1000, leastPeople) * factors.outside,
    rank: rankTown(thousands * 1000, false),
    isKnown: thousands > 1000,
    isOutside: true,
    isBorough,
  }
}

function rankTown(people: number, isSeat: boolean): Rank {
  if (people >= 90_000) return 1
  return people >= 25_000 || isSeat ? 2 : 3
}

const spotsByCounty = new Map<string, Spot[]>()

/** List the spots of a county's towns. */
export function listTownSpots(county: string): readonly Spot[] {
  if (spotsByCounty.size === 0) {
    for (const place of new Set([...loadPlaces().towns.values()].flat())) {
      const spots = spotsByCounty.get(place.county)
      if (spots) spots.push(projectPoint(place))
      else spotsByCounty.set(place.county, [projectPoint(place)])
    }
  }
  return spotsByCounty.get(county) ?? []
}
