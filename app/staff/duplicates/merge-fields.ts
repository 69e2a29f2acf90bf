import { centerFields } from '#app/center/fields/center-fields.ts'
import { formatHours, formatWeekday } from '#app/center/hours/opening-hours.ts'
import { labelOffering } from '#app/center/offerings/offerings.ts'
import { labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { admissionMergeFields } from './merge-admission.ts'
import type { MergeColumn, MergeField, MergeValues } from './merge-values.ts'

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
  field('specialHours'),
  {
    name: 'organization',
    label: 'Organization',
    columns: ['organizationId'],
    describe: ({ organization }) => organization ?? '',
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
  ...admissionMergeFields,
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
