import { pick, type RawRecord } from '#app/features/import/formats/records.ts'
import { recordWarnings } from '#app/features/import/messages.ts'
import { deriveTreatmentTypes } from '#app/lib/derive-treatment-types.ts'
import { readOfferings } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { buildDraft, type DraftSource } from './build-draft.ts'
import { cleanBoolean, cleanCount, cleanNumber, cleanText } from './clean-values.ts'
import type { FormatAdapter } from './format-adapter.ts'
import { readHours, readInfo, readTexts } from './list-values.ts'

/** The directory's own fields (specification, sections 3 and 5): what `npm run export` writes. */
export const ownAdapter: FormatAdapter = {
  name: 'directory',
  matches: () => true,
  readName: (record) => cleanText(pick(record, 'name', 'title', 'programname')),
  isKnownField: (key) => knownFields.has(key),
  readDraft(record, name) {
    const warnings: string[] = []
    return buildDraft(readOwnFields(record, name, warnings), warnings)
  },
}

/** Kept by the directory itself and never taken from a file: not unknown, but not read. */
const derivedFields = [
  'id',
  'pinned',
  'pinnedat',
  'createdat',
  'updatedat',
  'verifiedat',
  'source',
  'searchterms',
  'locationkeys',
]

/** What only our own exports have all of. */
const exportedFields = ['slug', 'createdat', 'source']

const knownFields = new Set([
  ...derivedFields,
  ...[
    'name',
    'title',
    'programname',
    'slug',
    'description',
    'address',
    'street',
    'city',
    'state',
    'postalcode',
  ],
  ...['zip', 'zipcode', 'neighborhood', 'county', 'countrycode', 'country', 'latitude', 'lat'],
  ...['longitude', 'lng', 'lon', 'phone', 'phoneunformatted', 'website', 'totalscore', 'rating'],
  ...['reviewscount', 'imageurl', 'imagescount', 'price', 'categoryname', 'category', 'placeid'],
  ...['googlemapsurl', 'permanentlyclosed', 'temporarilyclosed', 'categories', 'treatmenttypes'],
  ...['offerings', 'openinghours', 'additionalinfo'],
])

export function readOwnFields(record: RawRecord, name: string, warnings: string[]): DraftSource {
  const readNumber = (
    field: string,
    clean: (value: unknown) => number | null,
    isAllowed: (value: number) => boolean,
    ...keys: string[]
  ) => {
    const value = pick(record, ...keys)
    const number = clean(value)
    if (number !== null && isAllowed(number)) return number
    const written = cleanText(value)
    if (written !== null) warnings.push(recordWarnings.unusable(field, written))
    return null
  }
  const always = () => true
  const additionalInfo = readInfo(pick(record, 'additionalinfo'))
  const givenTypes = pick(record, 'treatmenttypes')
  const finalTypes = readTexts(givenTypes).filter(isTreatmentType)
  const offerings = pick(record, 'offerings')
  const isVerbatim = exportedFields.every((key) => record.has(key))
  const hasFinalTypes =
    finalTypes.length > 0 || (isVerbatim && Array.isArray(givenTypes)) || givenTypes === '[]'
  const offered = additionalInfo.filter(({ infoValue }) => infoValue).map(({ infoKey }) => infoKey)
  return {
    name,
    slug: pick(record, 'slug'),
    description: pick(record, 'description'),
    address: pick(record, 'address'),
    street: pick(record, 'street'),
    city: pick(record, 'city'),
    state: pick(record, 'state'),
    postalCode: pick(record, 'postalcode', 'zip', 'zipcode'),
    neighborhood: pick(record, 'neighborhood'),
    county: pick(record, 'county'),
    countryCode: pick(record, 'countrycode', 'country'),
    latitude: pick(record, 'latitude', 'lat'),
    longitude: pick(record, 'longitude', 'lng', 'lon'),
    phone: pick(record, 'phone'),
    phoneUnformatted: pick(record, 'phoneunformatted'),
    website: pick(record, 'website'),
    imageUrl: pick(record, 'imageurl'),
    googleMapsUrl: pick(record, 'googlemapsurl'),
    categoryName: pick(record, 'categoryname', 'category'),
    categories: readTexts(pick(record, 'categories')),
    openingHours: readHours(pick(record, 'openinghours')),
    additionalInfo,
    treatmentTypes: hasFinalTypes ? finalTypes : deriveTreatmentTypes(offered),
    hasFinalTypes,
    offerings: offerings === null ? null : readOfferings(readTexts(offerings)),
    isVerbatim,
    totalScore: readNumber('rating', cleanNumber, isScore, 'totalscore', 'rating'),
    reviewsCount: readNumber('review count', cleanCount, always, 'reviewscount'),
    imagesCount: readNumber('image count', cleanCount, always, 'imagescount'),
    price: readNumber('price', cleanNumber, always, 'price'),
    placeId: cleanText(pick(record, 'placeid')),
    permanentlyClosed: cleanBoolean(pick(record, 'permanentlyclosed')) ?? false,
    temporarilyClosed: cleanBoolean(pick(record, 'temporarilyclosed')) ?? false,
  }
}

function isScore(value: number): boolean {
  return value >= 0 && value <= 5
}
