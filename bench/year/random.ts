/** Return a generator of numbers from 0 to 1, always the same for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Take up to `count` different entries at random. */
export function takeRandom<Entry>(
  entries: readonly Entry[],
  count: number,
  random: () => number,
): Entry[] {
  const rest = [...entries]
  const taken: Entry[] = []
  while (taken.length < count && rest.length > 0) {
    taken.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return taken
}
