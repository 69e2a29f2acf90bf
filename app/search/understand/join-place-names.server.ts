import { loadPlaces } from '#app/center/places/load-places.server.ts'

let joined: ReadonlyMap<string, string[]> | undefined

/** The towns of several words, by their name without spaces: "newbrunswick". */
export function loadJoinedNames(): ReadonlyMap<string, string[]> {
  joined ??= new Map(
    [...loadPlaces().towns.keys()]
      .map((name) => name.split(' '))
      .filter((words) => words.length > 1)
      .map((words) => [words.join(''), words]),
  )
  return joined
}

/** Split a town's name that was typed as one word: "jerseycity". */
export const splitPlaceName = (word: string): string[] => loadJoinedNames().get(word) ?? [word]
