import { pick, toNestedRecord } from '#app/features/import/formats/records.ts'
import { buildDraft } from './build-draft.ts'
import { cleanText } from './clean-values.ts'
import type { FormatAdapter } from './format-adapter.ts'
import { ownAdapter, readOwnFields } from './own-adapter.ts'

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
