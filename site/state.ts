/** The default of the setting SITE_NAME. */
export const defaultSiteName = 'NJ Recovery Directory'

/** The site's name and its short form as one word: reserved for staff, and no part of a password. */
export const siteNameWords = ['njrecovery', 'njrecoverydirectory']

/** The state that this directory covers, by its postal code. */
export const stateCode = 'NJ'

/** Both names also stand after "in" and "en": "centers in New Jersey", "centros en Nueva Jersey". */
export const stateName = { en: 'New Jersey', es: 'Nueva Jersey' }

/** Where days begin and end, and of every time that a page shows. */
export const timeZone = 'America/New_York'

/** The Census Bureau's number of the state (FIPS), which begins the numbers of its counties. */
export const censusCode = '34'

/** Degrees. The plane on which the database finds the nearest centers is true at this latitude. */
export const middleLatitude = 40.1
