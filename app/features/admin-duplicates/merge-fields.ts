import { centerFields } from '#app/lib/center-fields.ts'
import type { CheckedField } from '#app/lib/checked-fields.ts'
import { describeAddress } from '#app/lib/describe-address.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { labelOffering, type Offering } from '#app/lib/offerings.ts'
import { formatHours, formatWeekday } from '#app/lib/opening-hours.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { labelTreatmentType, type TreatmentType } from '#app/lib/treatment-types.ts'

/** What a merge compares of a center, and may take over. */
export type MergeValues = {
  name: string
  slug: string
  description: string | null
  descriptionSpanish: string | null
  phone: string | null
  phoneUnformatted: string | null
  phoneReportedAt: Date | null
  verifiedAt: Date | null
  verifiedBy: 'called' | 'website' | null
  website: string | null
  address: string | null
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  county: string | null
  neighborhood: string | null
  countryCode: string
  latitude: number | null
  longitude: number | null
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  openingHours: { dayOfWeek: number; hours: string }[]
  categoryName: string | null
  categories: string[]
  treatmentTypes: TreatmentType[]
  offerings: Offering[]
  additionalInfo: { category: string; infoKey: string; infoValue: boolean }[]
  price: number | null
  imageUrl: string | null
  imagesCount: number | null
  googleMapsUrl: string | null
  placeId: string | null
  totalScore: number | null
  reviewsCount: number | null
  source: 'staff' | 'import' | 'sample'
  listedIn: string | null
  listedOn: string | null
}

export type MergeColumn = keyof MergeValues

/** Columns that only make sense together, so staff choose one center's values for all of them. */
export type MergeField = {
  name: string
  label: string
  columns: readonly MergeColumn[]
  /** What checks are evidence of these columns. */
  checked?: readonly CheckedField[]
  /** The value as staff read it; '' for none. */
  describe: (center: MergeValues) => string
}

const joinWords = (...words: (string | number | null)[]) => words.filter(Boolean).join(', ')

function field(name: MergeColumn & keyof typeof centerFields): MergeField {
  const describe = (center: MergeValues) => String(center[name] ?? '')
  return { name, label: centerFields[name].label, columns: [name], describe }
}

export const mergeFields: readonly MergeField[] = [
  field('name'),
  { ...field('slug'), describe: ({ slug }) => `/centers/${slug}` },
  {
    ...field('phone'),
    // A person verified a center at its number, so both go together.
    columns: ['phone', 'phoneUnformatted', 'phoneReportedAt', 'verifiedAt', 'verifiedBy'],
    checked: ['phone'],
    describe: ({ phone }) => formatPhone(phone)?.display ?? phone ?? '',
  },
  {
    name: 'address',
    label: 'Address',
    columns: [
      'address',
      'street',
      'city',
      'state',
      'postalCode',
      'county',
      'neighborhood',
      'countryCode',
      'latitude',
      'longitude',
    ],
    checked: ['address'],
    describe: (center) => describeAddress(center) ?? '',
  },
  { ...field('website'), checked: ['website'] },
  {
    name: 'status',
    label: centerFields.openState.label,
    columns: ['permanentlyClosed', 'temporarilyClosed'],
    checked: ['status'],
    describe: describeStatus,
  },
  {
    ...field('openingHours'),
    checked: ['hours'],
    describe: ({ openingHours }) =>
      openingHours
        .map(({ dayOfWeek, hours }) => `${formatWeekday(dayOfWeek)} ${formatHours(hours)}`)
        .join('; '),
  },
  field('description'),
  field('descriptionSpanish'),
  {
    name: 'offerings',
    label: centerFields.offerings.label,
    columns: ['offerings', 'treatmentTypes'],
    checked: ['care', 'payment', 'medicines', 'languages'],
    describe: describeOffers,
  },
  {
    ...field('additionalInfo'),
    describe: ({ additionalInfo }) =>
      additionalInfo
        .map(({ infoKey, infoValue }) => (infoValue ? infoKey : `no ${infoKey}`))
        .join(', '),
  },
  field('categoryName'),
  { ...field('categories'), describe: ({ categories }) => categories.join(', ') },
  field('price'),
  {
    ...field('totalScore'),
    columns: ['totalScore', 'reviewsCount'],
    describe: ({ totalScore, reviewsCount }) =>
      joinWords(totalScore, reviewsCount && `${reviewsCount} reviews`),
  },
  { ...field('imageUrl'), columns: ['imageUrl', 'imagesCount'] },
  {
    ...field('googleMapsUrl'),
    columns: ['googleMapsUrl', 'placeId'],
    describe: ({ googleMapsUrl, placeId }) => joinWords(googleMapsUrl, placeId),
  },
  {
    name: 'list',
    label: 'Where it is from',
    columns: ['source', 'listedIn', 'listedOn'],
    describe: ({ source, listedIn, listedOn }) => joinWords(source, listedIn, listedOn),
  },
]

function describeStatus({ permanentlyClosed, temporarilyClosed }: MergeValues): string {
  if (permanentlyClosed) return 'Permanently closed'
  return temporarilyClosed ? 'Temporarily closed' : 'Open'
}

function describeOffers({ treatmentTypes, offerings }: MergeValues): string {
  const types = treatmentTypes.map((type) => labelTreatmentType(type, 'en'))
  const offers = offerings.map((offering) => labelOffering(offering, 'en'))
  return [...new Set([...types, ...offers])].join(', ')
}

/** Whether both centers say the same, apart from case and punctuation. */
export function isEqualField(field: MergeField, one: MergeValues, other: MergeValues): boolean {
  const [left, right] = [one, other].map((center) =>
    foldText(field.describe(center)).replace(/[^\p{L}\p{N}]+/gu, ' '),
  )
  return left === right
}

/** The fields that are named here are taken from the center that goes; all others stay. */
export function suggestTaken(kept: MergeValues, merged: MergeValues): string[] {
  return mergeFields
    .filter(({ describe }) => describe(kept) === '' && describe(merged) !== '')
    .map(({ name }) => name)
}
