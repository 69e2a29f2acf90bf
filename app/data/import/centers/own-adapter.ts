import { deriveTreatmentTypes } from '#app/center/offerings/derive-treatment-types.ts'
import { isOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { isBlank, pick, type RawRecord, toNestedRecord } from '#app/data/import/formats/records.ts'
import { fileProblems, recordWarnings } from '#app/data/import/messages.ts'
import { parseUrl } from '#app/lib/parse-url.ts'
import type { DraftSource } from './center-draft.ts'
import { type TidyName, tidyName } from './clean-name.ts'
import { cleanText } from './clean-values.ts'
import { countIn, type FormatAdapter } from './format-adapter.ts'
import { readHours, readInfo, readTexts, readTreatmentTypes } from './list-values.ts'
import { findOverruled } from './overruled-fields.ts'
import { nameFileField, type OwnField, ownFieldKeys } from './own-fields.ts'
import { describeValue, type Shape } from './value-shapes.ts'

const nameKeys = ['name', 'title']

/** Fields that the directory sets itself: known, but never read from a file. */
const derivedFields = [
  'id',
  'pinned',
  'pinnedat',
  'createdat',
  'updatedat',
  'verifiedat',
  'verifiedby',
  'evidence',
  'organizationid',
  'organization',
  'organizationwebsite',
  'source',
  'searchterms',
  'locationkeys',
]

/** The list that an export says a center is from. */
const listFieldKeys = new Set(['listedin', 'listedon'])

const ownShapes = new Map<string, Shape>(
  [
    'categories',
    'treatmenttypes',
    'openinghours',
    'offerings',
    'additionalinfo',
    ...derivedFields,
  ].map((key) => [key, 'any']),
)

const isOverruled = findOverruled(ownFieldKeys.map(([, keys]) => keys))

/** Only our own exports have all of these. */
const exportedFields = ['slug', 'createdat', 'source']

const knownFields = new Set([...derivedFields, ...ownFieldKeys.flatMap(([, keys]) => keys)])

/** Reads the format that `npm run export` writes (specification, sections 3 and 5). */
export const ownAdapter: FormatAdapter = {
  name: 'directory',
  matches: () => true,
  readName: (record) => readOwnName(record)?.name ?? null,
  isKnownField: (key, value, record) => {
    if (!knownFields.has(key) || isOverruled(key, value, record)) return false
    // In other files a person says what list it is.
    return !listFieldKeys.has(key) || record.size === 0 || isOwnExport(record)
  },
  shapes: ownShapes,
  readFields(record, name, notes) {
    const fields = readOwnFields(record, name)
    const tidied = readOwnName(record)
    if (tidied?.wasInCapitals) countIn(notes.remarks, fileProblems.capitals)
    if (!tidied?.dropped) return fields
    return {
      ...fields,
      warnings: [...(fields.warnings ?? []), recordWarnings.nameEnding(tidied.dropped)],
    }
  },
}

function readOwnFields(record: RawRecord, name: string): DraftSource {
  const warnings: string[] = []
  const given = Object.fromEntries(
    ownFieldKeys.map(([field, keys]) => [field, pick(record, ...keys)]),
  ) as Record<OwnField, unknown>
  const leaveOut = (field: OwnField) => (value: unknown) =>
    warnings.push(recordWarnings.unusable(nameFileField(field), describeValue(value)))
  const additionalInfo = readInfo(given.additionalInfo, leaveOut('additionalInfo'))
  const offered = additionalInfo.filter(({ infoValue }) => infoValue).map(({ infoKey }) => infoKey)
  const finalTypes = readTreatmentTypes(given.treatmentTypes, leaveOut('treatmentTypes'))
  const offerings = readTexts(given.offerings, leaveOut('offerings'))
  for (const offering of offerings) if (!isOffering(offering)) leaveOut('offerings')(offering)
  const isVerbatim = isOwnExport(record)
  const statesNone =
    given.treatmentTypes === '[]' || (isVerbatim && Array.isArray(given.treatmentTypes))
  const hasFinalTypes = finalTypes.length > 0 || statesNone
  return {
    ...given,
    name,
    categories: readTexts(given.categories, leaveOut('categories')),
    openingHours: readHours(given.openingHours, warnings),
    additionalInfo,
    treatmentTypes: hasFinalTypes ? finalTypes : deriveTreatmentTypes(offered),
    hasFinalTypes,
    offerings: given.offerings === null ? null : readOfferings(offerings),
    isVerbatim,
    isSample: isSampleRecord(record),
    warnings,
  }
}

/** Only our own exports have names that need no tidying. */
function readOwnName(record: RawRecord): TidyName | null {
  const written = cleanText(pick(record, ...nameKeys))
  if (written === null) return null
  return isOwnExport(record)
    ? { name: written, dropped: null, wasInCapitals: false }
    : tidyName(written)
}

export function isOwnExport(record: RawRecord): boolean {
  return exportedFields.every((key) => record.has(key))
}

/** A fictional center stays one: our exports say it by its source, and a copied list by its place id. */
function isSampleRecord(record: RawRecord): boolean {
  const source = cleanText(pick(record, 'source'))?.toLowerCase()
  return source === 'sample' || /^sample-/i.test(cleanText(pick(record, 'placeid')) ?? '')
}

const mapFields = new Set(['location', 'url', 'postalcode', 'countrycode'])
const latitudeKeys = ['lat', 'latitude']
const longitudeKeys = ['lng', 'lon', 'longitude']
const locationKeys = [...latitudeKeys, ...longitudeKeys]
const isOverruledByGoogle = findOverruled([
  ['title', 'name'],
  ['url', 'googlemapsurl'],
])
/** Only Google Maps scrapers write these next to `title`; one is enough. */
const distinctiveFields = ['location', 'subtitle', 'url', 'categoryname']

/**
 * Reads exports of Google Maps scrapers, as JSON or flattened into CSV. They use our field names,
 * but keep the coordinates in `location` and the map link in `url`, and often the place id only in
 * that link.
 */
export const googleAdapter: FormatAdapter = {
  name: 'Google Maps',
  matches: (record) => record.has('title') && distinctiveFields.some((key) => record.has(key)),
  readName: (record) => cleanText(pick(record, 'title', 'name')),
  isKnownField: (key, value, record) => {
    if (isOverruledByGoogle(key, value, record)) return false
    // The subtitle is the description where there is none.
    if (key === 'subtitle') return isBlank(record.get('description'))
    if (mapFields.has(key) || key === 'title') return true
    return ownAdapter.isKnownField(key, value, record)
  },
  shapes: new Map<string, Shape>([
    ...ownShapes,
    ['location', { isList: false, needs: locationKeys }],
  ]),
  readFields(record, name) {
    const location = toNestedRecord(pick(record, 'location'))
    const fields = readOwnFields(record, name)
    const link = cleanText(pick(record, 'url', 'googlemapsurl'))
    return {
      ...fields,
      description: fields.description ?? pick(record, 'subtitle'),
      categoryName: fields.categoryName ?? fields.categories?.[0] ?? null,
      latitude: fields.latitude ?? pick(location, ...latitudeKeys),
      longitude: fields.longitude ?? pick(location, ...longitudeKeys),
      googleMapsUrl: link,
      placeId: cleanText(fields.placeId) ?? findPlaceId(link),
    }
  },
}

/**
 * Read the id from ".../?query=Name&query_place_id=ChIJ…"; scrapers sometimes write "undefined"
 * there.
 */
function findPlaceId(link: string | null): string | null {
  return cleanText(parseUrl(link ?? '')?.searchParams.get('query_place_id'))
}
