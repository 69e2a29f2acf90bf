import { neighborhoods, strictNicknames } from '#site/neighborhoods.ts'
import { otherPlaceNames } from '#site/place-words.ts'
import { regionSpellings } from '#site/regions.ts'
import { loadPlaces } from './load-places.server.ts'
import { foldPlaceName, keyTown } from './place-name.ts'

/** Other names of places than those in the table, all folded. */
type OtherNames = {
  /** The names of towns in the table: "lbi" → "long beach township", "forest hill newark" → "newark". */
  towns: ReadonlyMap<string, string>
  /** Keys of `regions`: "northern jersey" → "North Jersey". */
  regions: ReadonlyMap<string, string>
  /** Names that mean a place by themselves, for correcting misspelled words. */
  alone: readonly string[]
  /** Those that may mean something else. */
  doubtful: readonly string[]
  /** Doubtful ones that beside understood words mean a place: "ac". */
  nicknames: ReadonlySet<string>
}

let names: OtherNames | undefined

export function loadOtherNames(): OtherNames {
  names ??= readOtherNames()
  return names
}

/** List names that are separated by commas or new lines, folded. */
export function listNames(text = ''): string[] {
  return text.split(/[,\n]/).map(foldPlaceName).filter(Boolean)
}

function readOtherNames(): OtherNames {
  const towns = new Map<string, string>()
  const regionNames = new Map<string, string>()
  const alone: string[] = []
  const doubtful: string[] = []
  const nicknames: string[] = []
  const addAlone = (town: string, others: string[]) => {
    for (const other of others) towns.set(other, foldPlaceName(town))
    alone.push(...others)
  }
  for (const [town, others] of Object.entries(otherPlaceNames)) addAlone(town, listNames(others))
  for (const [town, others] of Object.entries(strictNicknames)) {
    addAlone(town, listNames(others))
    doubtful.push(...listNames(others))
  }
  for (const [town, text] of Object.entries(neighborhoods)) {
    const short = listNames(text.nicknames)
    nicknames.push(...short)
    const sure = [...listNames(text.alone), ...short]
    addAlone(town, sure)
    for (const name of [...sure, ...listNames(text.withTown)]) {
      for (const both of listBeside(name, town)) towns.set(both, foldPlaceName(town))
    }
  }
  for (const [region, text] of Object.entries(regionSpellings)) {
    const spellings = [...listNames(text.spellings), ...listNames(text.doubtful)]
    for (const spelling of spellings) regionNames.set(spelling, region)
    alone.push(...spellings)
    doubtful.push(...listNames(text.doubtful))
  }
  return {
    towns,
    regions: regionNames,
    alone,
    doubtful: [...doubtful, ...nicknames],
    nicknames: new Set(nicknames),
  }
}

/** "forest hill newark", "newark forest hill"; a town of the table keeps its name. */
function listBeside(name: string, town: string): string[] {
  const folded = foldPlaceName(town)
  return [`${name} ${folded}`, `${folded} ${name}`].filter(
    (both) => !loadPlaces().towns.has(keyTown(both)),
  )
}
