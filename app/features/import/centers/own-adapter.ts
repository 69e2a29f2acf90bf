import { pick, type RawRecord, toNestedRecord } from '#app/features/import/formats/records.ts'
import { recordWarnings } from '#app/features/import/messages.ts'
import { deriveTreatmentTypes } from '#app/lib/derive-treatment-types.ts'
import { readOfferings } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { buildDraft, type DraftSource } from './build-draft.ts'
import type { FormatAdapter } from './center-draft.ts'
import {
  cleanBoolean,
  cleanCount,
  cleanDay,
  cleanListName,
  cleanNumber,
  cleanText,
} from './clean-values.ts'
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
  'descriptionspanish',
  'id',
  'pinned',
  'pinnedat',
  'createdat',
  'updatedat',
  'verifiedat',
  'verifiedby',
  'evidence',
  'source',
  'searchterms',
  'locationkeys',
]

/** What only our own exports have all of. */
const exportedFields = ['slug', 'createdat', 'source']

/** Fields that are cleaned as they stand, each with the keys by which files call it, the first filled one first. */
const plainFields = {
  slug: ['slug'],
  description: ['description'],
  address: ['address'],
  street: ['street'],
  city: ['city'],
  state: ['state'],
  postalCode: ['postalcode', 'zip', 'zipcode'],
  neighborhood: ['neighborhood'],
  county: ['county'],
  countryCode: ['countrycode', 'country'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon'],
  phone: ['phone'],
  phoneUnformatted: ['phoneunformatted'],
  website: ['website'],
  imageUrl: ['imageurl'],
  googleMapsUrl: ['googlemapsurl'],
  categoryName: ['categoryname', 'category'],
}

const otherFields = [
  ...['name', 'title', 'programname', 'totalscore', 'rating', 'reviewscount', 'imagescount'],
  ...['price', 'placeid', 'permanentlyclosed', 'temporarilyclosed', 'categories'],
  ...['treatmenttypes', 'offerings', 'openinghours', 'additionalinfo', 'listedin', 'listedon'],
]

const knownFields = new Set([
  ...derivedFields,
  ...Object.values(plainFields).flat(),
  ...otherFields,
])

function readOwnFields(record: RawRecord, name: string, warnings: string[]): DraftSource {
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
  const plain: { [Field in keyof typeof plainFields]?: unknown } = Object.fromEntries(
    Object.entries(plainFields).map(([field, keys]) => [field, pick(record, ...keys)]),
  )
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
    ...plain,
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
    ...(isVerbatim && readOrigin(record, warnings)),
  }
}

/** What only our own exports are believed: which list a center is from. */
function readOrigin(record: RawRecord, warnings: string[]) {
  const day = pick(record, 'listedon')
  const listedOn = cleanDay(day)
  const written = cleanText(day)
  if (written && !listedOn) warnings.push(recordWarnings.unusable('list’s day', written))
  return { listedIn: cleanListName(pick(record, 'listedin')), listedOn }
}

function isScore(value: number): boolean {
  return value >= 0 && value <= 5
}

const mapFields = new Set(['subtitle', 'location', 'url', 'postalcode', 'countrycode'])
/** Fields that only scrapers of Google Maps write; any of them is enough. */
const distinctiveFields = ['location', 'subtitle', 'url', 'categoryname']

/**
 * Exports of Google Maps scrapers, as JSON or flattened into CSV: our own field names, with the
 * point in `location`, the map link in `url`, and often the place's id only inside that link.
 */
export const googleAdapter: FormatAdapter = {
  name: 'Google Maps',
  matches: (record) => record.has('title') && distinctiveFields.some((key) => record.has(key)),
  readName: (record) => cleanText(pick(record, 'title', 'name')),
  isKnownField: (key, value) => mapFields.has(key) || ownAdapter.isKnownField(key, value),
  readDraft(record, name) {
    const warnings: string[] = []
    const location = toNestedRecord(pick(record, 'location'))
    const fields = readOwnFields(record, name, warnings)
    const link = cleanText(pick(record, 'url', 'googlemapsurl'))
    return buildDraft(
      {
        ...fields,
        description: fields.description ?? pick(record, 'subtitle'),
        categoryName: fields.categoryName ?? fields.categories?.[0] ?? null,
        latitude: fields.latitude ?? pick(location, 'lat', 'latitude'),
        longitude: fields.longitude ?? pick(location, 'lng', 'lon', 'longitude'),
        googleMapsUrl: link,
        placeId: fields.placeId ?? findPlaceId(link),
      },
      warnings,
    )
  },
}

/** The id in ".../?query=Name&query_place_id=ChIJ…"; scrapers also write "undefined" there. */
function findPlaceId(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  return cleanText(new URL(link).searchParams.get('query_place_id'))
}
