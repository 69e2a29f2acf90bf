/** A city, its ZIP code and a center's values, as examples in forms and commands. Numbers from 555-0100 to 555-0199 are fictional. */
export const examples = {
  city: 'Paterson',
  zip: '07501',
  phone: '(609) 555-0142',
  /** The operator's number on a site that only this computer reaches. */
  sitePhone: '(609) 555-0100',
  latitude: '40.2171',
  longitude: '-74.7429',
}
