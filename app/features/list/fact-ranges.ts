/** The public facts of all centers in sixteen files, by the first digit of the id: random, so of like size. */
export const factRanges = [...'0123456789abcdef']

/** "/list/facts/0.json" */
export const factsPath = (range: string): string => `/list/facts/${range}.json`
