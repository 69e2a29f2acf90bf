import { derivePartId } from './derive-part-id.server.ts'

/** Monday first, as in iCalendar and in HSDS. */
export const hsdsWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Labels of our attributes for facts without an HSDS field. */
export const hsdsLabels = {
  category: 'Category',
  treatmentType: 'Treatment type',
  offering: 'Offers',
  notOffered: 'Not offered',
  listedIn: 'Listed in',
  listedOn: 'Listed on',
  verifiedBy: 'Checked by',
  checkedOn: 'Checked on',
  license: 'License',
  listing: 'Listing',
  // Where the address is not whole, which HSDS requires.
  street: 'Street',
  city: 'City',
  county: 'County',
  state: 'State',
  postalCode: 'ZIP code',
  descriptionSpanish: 'Description in Spanish',
  howToStart: 'How to start',
  intakeHours: 'Intake hours',
  referralForm: 'Referral form',
  notAdmitted: 'Not admitted',
  continuesMethadone: 'Continues methadone',
  continuesBuprenorphine: 'Continues buprenorphine',
  plansTaken: 'Health plans taken',
  plansSaidOn: 'Health plans said on',
  waitTime: 'Wait',
  waitSaidOn: 'Wait said on',
} as const

/** Begins the alert of a fictional listing; the import recognizes it. */
export const sampleAlert = 'Fictional sample listing. Not a real place.'

/** Versions 1.0 and 1.1 derived the place's id from this part; the import recognizes it. */
export const hsdsPlacePart = 'service at location'

/** The taxonomy of care and choices that this directory publishes; tells its records from other publishers'. */
export const ownTaxonomyId = derivePartId('taxonomy', 'care-and-choices')
