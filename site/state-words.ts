/**
 * What people type in the search, as texts that the lexicons of `app/search/understand`
 * take over: phrases separated by commas or new lines.
 */
export const stateWords = {
  /** Names of the state, and what else restricts nothing. `regions.ts` has its regions. */
  generic: {
    en: `new jersey, newjersey, nj, n.j., jersey, jerseys, west jersey, garden state, tri state
      tristate, reachnj, reach nj`,
    es: 'nueva jersey, nuevo jersey, new jersey, nj, jersey, nueva yersey, new yersi',
  },
  /** The marketplace for private insurance. */
  marketplace: 'get covered nj, getcoverednj',
  /** The program that gives out naloxone. */
  naloxone: 'naloxone365, naloxone 365',
  /** The license of sober homes. */
  soberHomes: 'class f license',
}
