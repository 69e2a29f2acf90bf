import { toFieldKey } from '#app/features/import/formats/records.ts'

type FieldNames = {
  /** As a person reads it who says that a column is this field; none can be said to be one without. */
  label?: string
  /** Further names by which files call it, as keys (`toFieldKey`). */
  also?: readonly string[]
}

/** The directory's own fields that an import reads (specification, sections 3 and 5). */
export const ownFields = {
  name: { label: 'Name', also: ['title', 'programname'] },
  address: { label: 'Address' },
  street: { label: 'Street' },
  city: { label: 'City' },
  state: { label: 'State' },
  postalCode: { label: 'ZIP code', also: ['zip', 'zipcode'] },
  county: { label: 'County' },
  neighborhood: { label: 'Neighborhood' },
  phone: { label: 'Phone' },
  phoneUnformatted: {},
  website: { label: 'Website' },
  description: { label: 'Description' },
  categoryName: { label: 'Category', also: ['category'] },
  categories: { label: 'Categories' },
  treatmentTypes: { label: 'Treatment types' },
  offerings: {},
  openingHours: { label: 'Opening hours' },
  additionalInfo: {},
  latitude: { label: 'Latitude', also: ['lat'] },
  longitude: { label: 'Longitude', also: ['lng', 'lon'] },
  countryCode: { also: ['country'] },
  totalScore: { label: 'Rating', also: ['rating'] },
  reviewsCount: { label: 'Review count' },
  imageUrl: { label: 'Image address' },
  imagesCount: { label: 'Image count' },
  price: { label: 'Price' },
  placeId: { label: 'Place id' },
  googleMapsUrl: { label: 'Map link' },
  permanentlyClosed: { label: 'Permanently closed' },
  temporarilyClosed: { label: 'Temporarily closed' },
  slug: {},
  listedIn: {},
  listedOn: {},
} as const satisfies Record<string, FieldNames>

export type OwnField = keyof typeof ownFields

const entries = Object.entries(ownFields) as [OwnField, FieldNames][]

/** Each field with the keys by which files call it; the first that is filled counts. */
export const ownFieldKeys = entries.map(
  ([field, { also = [] }]) => [field, [toFieldKey(field), ...also]] as const,
)

/** The fields that a column of any name may be said to be, with their labels. */
export const mappableFields = entries.flatMap(([field, { label }]) =>
  label ? [[field, label] as const] : [],
)

/** How long the key of a column may be that is said to be a field. */
export const maxKeyLength = 100

export function isMappable(field: string): boolean {
  return mappableFields.some(([name]) => name === field)
}
