import { toFieldKey } from '#app/data/import/formats/records.ts'
import { type OwnField, ownFieldKeys } from './own-fields.ts'

/** Columns that hold only a part of a field. */
export const columnParts = [
  'houseNumber',
  'streetDirection',
  'streetType',
  'unit',
  'secondLine',
  'otherName',
  'extension',
  'contact',
  'point',
] as const
export type ColumnPart = (typeof columnParts)[number]

/** One day of the week, 1 to 7 from Monday: its hours, or when it opens or closes. */
export type DayPart = `${'hours' | 'opens' | 'closes'}:${number}`

export type Heading = OwnField | ColumnPart | DayPart

/**
 * How state lists, spreadsheets, open data portals and OpenStreetMap name their columns, beside the names that are ours
 * (`center-fields.ts`), separated by commas. If a file has several columns for one field, the first in this list is
 * used. Mailing addresses are left out: they are not places to visit.
 */
const names: Partial<Record<OwnField | ColumnPart, string>> = {
  name: `
    facility name, name of facility, center name, centre name, treatment center, treatment facility,
    clinic name, site name, location name, program name, name of program, program, provider name,
    name of provider, treatment provider, provider, agency name, name of agency, agency, facility,
    organization name, organisation name, organization, company name, company, business name, licensee name,
    legal name, display name, full name, center, clinic
  `,
  otherName: `
    dba, dba name, doing business as, d/b/a, aka, also known as, trade name, name 2, facility name 2,
    alternate name, alt_name
  `,
  phone: `
    phone number, phone no, phone num, telephone, telephone number, telephone no, tel, tel number, tel no, ph,
    phone 1, phone1, telephone 1, phone (main), public phone, phone/fax, phone & fax, phones, call, voice,
    toll free, toll free number, toll free phone, contact number, contact info, contact information
  `,
  extension: `
    ext, extension, phone ext, phone extension, tel ext
  `,
  intakePhone: `
    intake number, intake phone number, intake telephone, intake line, intake, admissions phone,
    admissions number, admission phone, admissions
  `,
  referralFax: `
    fax, fax number, fax no, fax phone, facsimile, contact:fax
  `,
  contact: `
    contact, contacts, contact details
  `,
  website: `
    web site, web, web address, website address, website url, web page, webpage, url, home page, homepage,
    internet, internet address, link, www, site url
  `,
  houseNumber: `
    house number, house no, house num, house, street number, street no, street num, address number,
    addr:housenumber, civic number, st number, st no
  `,
  streetDirection: `
    street direction, street dir, predir, pre direction, st dir
  `,
  street: `
    street address, street address 1, street address line 1, street 1, address 1, address line 1, address line,
    addr1, addr 1, add1, addr, line 1, street name, addr:street, street line 1, address street, road,
    physical address, address (physical), location address, address of facility
  `,
  streetType: `
    street type, street suffix, st type, street suffix type
  `,
  unit: `
    unit, unit number, suite, suite number, suite no, ste, apt, apartment, apt/suite, suite/unit, room, floor,
    addr:unit, addr:floor, addr:suite
  `,
  secondLine: `
    address 2, address line 2, street address 2, street address line 2, street 2, street line 2, addr2, addr 2,
    add2, line 2, address continued, address cont, address 3, address line 3
  `,
  address: `
    full address, complete address, whole address, addr:full, formatted address, address (full),
    address city state zip, address city state zip, location, location 1
  `,
  city: `
    town, municipality, municipality name, city/town, town/city, city or town, city/municipality, town name,
    city name, locality, borough, addr:city, address city
  `,
  state: `
    st, state code, state abbreviation, state abbr, state name, state/province, province, us state, addr:state,
    address state
  `,
  postalCode: `
    postal, post code, postcode, zip/postal code, zip or postal code, postal/zip code, zip5, zip 5, zip code 5,
    zip + 4, addr:postcode, address zip, zip cd
  `,
  county: `
    county name, cnty, addr:county, county of location, county location
  `,
  countryCode: `
    addr:country, country code, country name
  `,
  latitude: `
    gps latitude, geo latitude, geo lat, lat dd, latitude y, y latitude
  `,
  longitude: `
    long, gps longitude, geo longitude, geo long, geo lng, long dd, longitude x, x longitude
  `,
  point: `
    lat/long, lat/lng, lat/lon, lat long, latitude/longitude, latitude longitude, coordinates, gps coordinates,
    gps, geo point, geopoint, georeference, geocoded location, geocoded column, the_geom, geolocation, geom
  `,
  openingHours: `
    hours, hours of operation, hours of service, business hours, operating hours, operation hours,
    office hours, open hours, hours open, days/hours, days and hours, days & hours, days/hours of operation,
    days and hours of operation, service hours, working hours
  `,
  intakeHours: `
    admission hours, admissions hours, intake times
  `,
  description: `
    program description, service description, description of services, services description, services provided,
    services offered, services, about, overview
  `,
  categoryName: `
    facility type, type of facility, type of program, program type, provider type, type of provider,
    agency type, service type, type of service, type of treatment, level of care, levels of care, type
  `,
  minimumAge: `
    min age, age min, youngest age
  `,
  maximumAge: `
    max age, age max, oldest age
  `,
}

/** Words that add nothing before a name: "Facility Phone", "Physical City". */
const qualifiers = [
  'physical',
  'location',
  'facility',
  'program',
  'provider',
  'agency',
  'center',
  'clinic',
  'site',
  'main',
  'primary',
  'office',
  'business',
  'public',
  'contact',
  'street',
]

/** A contact's name is no center's, and a program's type says no more than "type". */
const neverQualified: readonly Heading[] = ['name', 'otherName', 'description', 'contact', 'point']

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const dayParts = [
  ['hours', ['', 'hours']],
  ['opens', ['open', 'opens', 'opening', 'start', 'from']],
  ['closes', ['close', 'closes', 'closing', 'end', 'to']],
] as const

type Found = { heading: Heading; rank: number }

const known = new Map<string, Found>()

for (const [heading, written] of Object.entries(names)) {
  for (const [rank, name] of written.split(',').entries()) {
    known.set(toFieldKey(name), { heading: heading as Heading, rank })
  }
}
for (const [index, day] of days.entries()) {
  for (const name of [day, day.slice(0, 3)]) {
    for (const [part, words] of dayParts) {
      for (const word of words) {
        for (const key of [`${name}${word}`, `${word}${name}`]) {
          known.set(key, { heading: `${part}:${index + 1}`, rank: 0 })
        }
      }
    }
  }
}

const ownKeys = new Map(
  ownFieldKeys.flatMap(([field, keys]) => keys.map((key) => [key, field] as const)),
)

/** In characters of a key. */
const longestKey = 60

/**
 * Return what a column's key (`toFieldKey`) says, beside our own names; null if we don't know it. `rank` orders the
 * columns for one field, the lowest first.
 */
export function findHeading(key: string): Found | null {
  if (key.length > longestKey) return null
  const found = known.get(key)
  if (found) return found
  for (const qualifier of qualifiers) {
    if (!key.startsWith(qualifier)) continue
    const rest = key.slice(qualifier.length)
    const own = ownKeys.get(rest)
    const plain = own ? { heading: own, rank: 0 } : known.get(rest)
    if (plain && !neverQualified.includes(plain.heading)) {
      return { heading: plain.heading, rank: plain.rank + qualifiedRank }
    }
  }
  return null
}

/** Above every rank of a name that has no qualifier. */
const qualifiedRank = 100
