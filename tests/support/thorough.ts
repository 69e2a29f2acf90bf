/** Whether this is `npm test -- --all`, which also tries what takes minutes. */
export const isThorough = Boolean(process.env.TEST_ALL)

/** A list, or in a plain `npm test` every third of it. */
export const thinned = <Item>(items: readonly Item[]): readonly Item[] =>
  isThorough ? items : items.filter((_, index) => index % 3 === 0)

/**
 * How many random inputs a test tries: few in every run, which repeats them, and many in
 * `npm test -- --all`, whose inputs are new each time.
 */
export const runs = (few: number, many: number): number => (isThorough ? many : few)

/** `npm test -- --all` sets FUZZ_SEED to a random number and prints it; other runs repeat the same inputs. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 1)
