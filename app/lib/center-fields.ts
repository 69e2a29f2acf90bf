import type { CenterField } from './center-field-kinds.ts'
import type { Language } from './language.ts'

const day = { kind: 'line', form: { section: 'hours' }, isSuggested: true } as const

/** Every field of a center that people or files write, in the order of the admin's form. */
export const centerFields = {
  name: {
    label: 'Name',
    translated: { es: 'Nombre' },
    kind: 'own',
    form: { section: 'center', isWide: true },
    file: { also: ['title', 'programname'] },
    isSuggested: true,
  },
  slug: {
    label: 'Address on this site',
    kind: 'own',
    form: { section: 'center', isWide: true },
    file: { isOnlyByName: true },
    inActivity: 'address on this site',
  },
  description: {
    label: 'Description',
    translated: { es: 'Descripción' },
    kind: 'paragraph',
    form: { section: 'center', isWide: true, rows: 5 },
    file: {},
    fill: 'description',
    isSuggested: true,
  },
  descriptionSpanish: {
    label: 'Description in Spanish',
    kind: 'paragraph',
    form: { section: 'center', isWide: true, rows: 5, lang: 'es' },
  },
  openState: { label: 'Status', kind: 'own', form: { section: 'center' } },
  permanentlyClosed: { label: 'Permanently closed', kind: 'own', file: {} },
  temporarilyClosed: { label: 'Temporarily closed', kind: 'own', file: {} },
  phone: {
    label: 'Phone',
    translated: { es: 'Teléfono' },
    kind: 'own',
    form: { section: 'contact', type: 'tel' },
    file: {},
    fill: 'phone',
    isSuggested: true,
  },
  phoneUnformatted: {
    label: 'Dialed number',
    kind: 'own',
    file: { isOnlyByName: true },
    fill: 'phone',
  },
  website: {
    label: 'Website',
    translated: { es: 'Sitio web' },
    kind: 'own',
    form: { section: 'contact', type: 'url' },
    file: {},
    fill: 'website',
    isSuggested: true,
  },
  street: {
    label: 'Street',
    translated: { es: 'Calle' },
    kind: 'line',
    form: { section: 'place' },
    file: {},
    fill: 'street',
    isSuggested: true,
  },
  city: {
    label: 'City',
    translated: { es: 'Ciudad' },
    kind: 'line',
    form: { section: 'place' },
    file: {},
    fill: 'city',
    isSuggested: true,
  },
  state: {
    label: 'State',
    translated: { es: 'Estado' },
    kind: 'line',
    form: { section: 'place' },
    file: {},
    fill: 'state',
    isSuggested: true,
  },
  postalCode: {
    label: 'ZIP code',
    translated: { es: 'Código postal' },
    kind: 'line',
    form: { section: 'place', inputMode: 'numeric' },
    file: { also: ['zip', 'zipcode'] },
    fill: 'ZIP',
    inActivity: 'ZIP code',
    isSuggested: true,
  },
  county: { label: 'County', kind: 'own', form: { section: 'place' }, file: {}, fill: 'county' },
  neighborhood: {
    label: 'Neighborhood',
    kind: 'line',
    form: { section: 'place' },
    file: {},
    fill: 'neighborhood',
  },
  address: {
    label: 'Full address',
    kind: 'line',
    form: { section: 'place' },
    file: { label: 'Address' },
    fill: 'address',
  },
  countryCode: {
    label: 'Country',
    translated: { es: 'País' },
    kind: 'own',
    form: { section: 'place' },
    file: { also: ['country'], isOnlyByName: true },
    isOnPage: true,
    inActivity: 'country',
  },
  latitude: {
    label: 'Latitude',
    kind: 'own',
    form: { section: 'place', inputMode: 'decimal' },
    file: { also: ['lat'] },
    fill: 'coordinates',
  },
  longitude: {
    label: 'Longitude',
    kind: 'own',
    form: { section: 'place', inputMode: 'decimal' },
    file: { also: ['lng', 'lon'] },
    fill: 'coordinates',
  },
  hoursMonday: { label: 'Monday', translated: { es: 'Lunes' }, ...day },
  hoursTuesday: { label: 'Tuesday', translated: { es: 'Martes' }, ...day },
  hoursWednesday: { label: 'Wednesday', translated: { es: 'Miércoles' }, ...day },
  hoursThursday: { label: 'Thursday', translated: { es: 'Jueves' }, ...day },
  hoursFriday: { label: 'Friday', translated: { es: 'Viernes' }, ...day },
  hoursSaturday: { label: 'Saturday', translated: { es: 'Sábado' }, ...day },
  hoursSunday: { label: 'Sunday', translated: { es: 'Domingo' }, ...day },
  categoryName: {
    label: 'Main category',
    kind: 'line',
    form: { section: 'treatment' },
    file: { label: 'Category', also: ['category'] },
    fill: 'category',
  },
  price: {
    label: 'Price in dollars',
    kind: 'own',
    form: { section: 'treatment', inputMode: 'decimal' },
    file: { label: 'Price' },
    fill: 'price',
  },
  treatmentTypes: { label: 'Treatment types', kind: 'own', file: {}, fill: 'treatment types' },
  categories: {
    label: 'Categories',
    kind: 'own',
    form: { section: 'treatment', isWide: true, rows: 4 },
    file: {},
    fill: 'categories',
  },
  openingHours: { label: 'Opening hours', kind: 'own', file: {}, fill: 'opening hours' },
  offerings: {
    label: 'What it offers',
    kind: 'own',
    form: { section: 'offerings' },
    file: { isOnlyByName: true },
  },
  additionalInfo: {
    label: 'Additional information',
    kind: 'own',
    form: { section: 'information' },
    file: { isOnlyByName: true },
    fill: 'additional information',
  },
  imageUrl: {
    label: 'Image address',
    kind: 'own',
    form: { section: 'picture', type: 'url' },
    file: {},
    fill: 'image',
  },
  googleMapsUrl: {
    label: 'Google Maps address',
    kind: 'own',
    form: { section: 'picture', type: 'url' },
    file: { label: 'Map link' },
    fill: 'map link',
  },
  placeId: {
    label: 'Google place id',
    kind: 'line',
    form: { section: 'picture' },
    file: { label: 'Place id' },
    fill: 'place id',
  },
  totalScore: {
    label: 'Rating',
    kind: 'own',
    form: { section: 'figures', inputMode: 'decimal' },
    file: { also: ['rating'] },
    inActivity: 'rating',
    fill: 'rating',
  },
  reviewsCount: {
    label: 'Number of reviews',
    kind: 'count',
    form: { section: 'figures', inputMode: 'numeric' },
    file: { label: 'Review count' },
    fill: 'rating',
  },
  imagesCount: {
    label: 'Number of photos',
    kind: 'count',
    form: { section: 'figures', inputMode: 'numeric' },
    file: { label: 'Image count' },
    fill: 'image',
  },
  listedIn: { label: 'List', kind: 'own', file: { isOnlyByName: true } },
  listedOn: { label: 'List’s day', kind: 'own', file: { isOnlyByName: true } },
} as const satisfies Record<string, CenterField>

type Table = typeof centerFields
export type FieldName = keyof Table

/** The names of the fields that have a property: `FieldWith<'fill'>`. */
export type FieldWith<Key extends string, Value = unknown> = {
  [Name in FieldName]: Table[Name] extends Record<Key, Value> ? Name : never
}[FieldName]

type Entry<Key extends keyof CenterField> = CenterField & Required<Pick<CenterField, Key>>

/** What visitors call a field: `labelField('postalCode', 'en')` → 'ZIP code'. */
export function labelField(name: FieldWith<'translated'>, language: Language): string {
  const { label, translated } = centerFields[name]
  return language === 'en' ? label : translated[language]
}

/** The fields that have a property, with all of theirs: `listFields('form')`. */
export function listFields<Key extends 'form' | 'file' | 'fill' | 'isSuggested' | 'isOnPage'>(
  key: Key,
): [FieldWith<Key>, Entry<Key>][] {
  return Object.entries(centerFields).filter(([, field]) => key in field) as never
}
