// What scripts/make-places.mjs corrects in its sources.

/** Municipalities renamed since 2000, with their counties. The last one merged. */
export const renamedSince2000: Record<string, string> = {
  'Dover township, Ocean': 'Toms River township',
  'Washington township, Mercer': 'Robbinsville township',
  'South Belmar borough, Monmouth': 'Lake Como borough',
  'West Paterson borough, Passaic': 'Woodland Park borough',
  'Pine Valley borough, Camden': 'Pine Hill borough',
  // Not renamed, but commonly known by these names.
  'City of Orange township, Essex': 'Orange township',
  'South Orange Village township, Essex': 'South Orange township',
  'Parsippany-Troy Hills township, Morris': 'Parsippany township',
  'Peapack and Gladstone borough, Somerset': 'Peapack-Gladstone borough',
}
/** The common names of places that GeoNames spells like post offices. */
export const officeNames: Record<string, string> = {
  'Mc Afee': 'McAfee',
  'Joint Base Mdl': 'Joint Base McGuire-Dix-Lakehurst',
}
/** Other names of places, and communities in them that people give as their town. */
export const listedNames: Record<string, string[]> = {
  'Avon-by-the-Sea, Monmouth': ['Avon'],
  'Chesterfield, Burlington': ['Crosswicks'],
  'Ewing Township, Mercer': ['West Trenton'],
  'Gloucester Township, Camden': ['Erial'],
  'Hamilton, Mercer': ['Hamilton Square', 'Mercerville', 'Yardville'],
  'Joint Base McGuire-Dix-Lakehurst, Burlington': ['Joint Base MDL', 'Fort Dix', 'McGuire AFB'],
  'Lake Como, Monmouth': ['South Belmar'],
  'Lawrence, Mercer': ['Lawrenceville'],
  'McAfee, Sussex': ['Mc Afee'],
  'Montclair, Essex': ['Upper Montclair'],
  'Old Bridge, Middlesex': ['Laurence Harbor'],
  'Parsippany, Morris': ['Parsippany-Troy Hills'],
  'Washington, Gloucester': ['Turnersville'],
  'Woodland Park, Passaic': ['West Paterson'],
}
/** GeoNames has only the county's center point for this post office. */
export const withinMunicipality: Record<string, string> = { 'Picatinny Arsenal': 'Rockaway' }

/** GeoNames has a different county than the post office's town. */
export const countyOfOffice: Record<string, string> = { '07069': 'Somerset' }
