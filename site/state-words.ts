/**
 * What people type in the search, as texts that the lexicons of `app/search/understand`
 * take over: phrases separated by commas or new lines.
 */
export const stateWords = {
  /** Names of the state and of regions without a border, and what else restricts nothing. */
  generic: {
    en: `new jersey, newjersey, nj, n.j., jersey, jerseys, south jersey, southern new jersey
      north jersey, southern nj, northern new jersey, northern nj, central jersey
      central new jersey, central nj, south nj, north nj, jersey shore, the shore, shore area
      nj shore, sj, northwest jersey, northwest nj, west jersey, garden state, tri state, tristate
      reachnj, reach nj`,
    es: `nueva jersey, nuevo jersey, new jersey, nj, jersey, nueva yersey, new yersi, sur de jersey
      sur de nueva jersey, norte de jersey, norte de nueva jersey, sur de new jersey
      norte de new jersey`,
  },
  /** The marketplace for private insurance. */
  marketplace: 'get covered nj, getcoverednj',
  /** The program that gives out naloxone. */
  naloxone: 'naloxone365, naloxone 365',
  /** The license of sober homes. */
  soberHomes: 'class f license',
}
