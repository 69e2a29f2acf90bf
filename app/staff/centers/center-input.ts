import * as z from 'zod'
import { oldestAge, waysToStart } from '#app/center/admission/admission-facts.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { FieldWith } from '#app/center/fields/list-center-fields.ts'
import { openStates } from '#app/center/fields/open-states.ts'
import { readOnePhone } from '#app/center/fields/read-phone-text.ts'
import {
  formatSpecialHours,
  maxSpecialLength,
  parseSpecialHours,
} from '#app/center/hours/special-hours.ts'
import { isPastDay } from '#app/lib/calendar-day.ts'
import type { Result } from '#app/lib/form.ts'
import { parseUrl } from '#app/lib/parse-url.ts'
import type { CenterForm, Field } from './center-form.ts'
import { inputErrors as say } from './messages.ts'

/** How many characters a field takes. */
const maxLengths = { line: 200, paragraph: 10_000, slug: 90, address: 2_000, infoRows: 300 }

const line = z.string().max(maxLengths.line, say.tooLong(maxLengths.line))
const orNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z.preprocess((value) => value || null, schema.nullable())
const text = orNull(line)

export const webAddress = (protocol: RegExp, message: string) =>
  orNull(
    z
      .string()
      .max(maxLengths.address, say.tooLong(maxLengths.address))
      .refine((value) => {
        // `URL` also reads "https:oak.example.org", which the database refuses.
        const url = /^\w+:\/\/\S+$/.test(value) ? parseUrl(value) : null
        return (
          url !== null &&
          protocol.test(url.protocol) &&
          url.username === '' &&
          /\../.test(url.hostname)
        )
      }, message),
  )

const number = (least: number, most: number, message: string) =>
  orNull(
    z
      .string()
      .regex(/^[+-]?\d{1,12}(\.\d{1,15})?$/, message)
      .transform(Number)
      .refine((value) => value >= least && value <= most, message),
  )
const wholeNumber = orNull(
  z
    .string()
    .regex(/^\d{1,9}$/, say.wholeNumber)
    .transform(Number),
)

const phoneErrors = { none: say.phone, several: say.onePhone }

const phone = orNull(
  z.string().transform((value, context) => {
    const found = readOnePhone(value)
    if (typeof found !== 'string') return found.display
    context.addIssue({ code: 'custom', message: phoneErrors[found] })
    return z.NEVER
  }),
)

const lines = z
  .string()
  .max(maxLengths.paragraph, say.tooLong(maxLengths.paragraph))
  .transform((value) => [...new Set(value.split('\n').map((entry) => entry.trim()))])
  .transform((entries) => entries.filter((entry) => entry !== ''))
  .refine(
    (entries) => entries.every((entry) => entry.length <= maxLengths.line),
    say.tooLong(maxLengths.line),
  )

const paragraph = orNull(z.string().max(maxLengths.paragraph, say.tooLong(maxLengths.paragraph)))

/** The form's texts → the values that are stored; '' is null. */
const kindInput = {
  line: text,
  paragraph,
  count: wholeNumber,
  age: orNull(
    z
      .string()
      .regex(/^\d{1,3}$/, say.age)
      .transform(Number)
      .refine((age) => age <= oldestAge, say.age),
  ),
  phone,
  link: webAddress(/^https?:$/, say.website),
  day: orNull(z.string().refine((day) => isPastDay(day), say.day)),
  'yes-no': orNull(z.enum(['yes', 'no'], say.yesNo).transform((answer) => answer === 'yes')),
}

const ownInput = {
  name: line.min(1, say.nameMissing),
  slug: orNull(
    z
      .string()
      .max(maxLengths.slug, say.tooLong(maxLengths.slug))
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, say.slug),
  ),
  openState: z.enum(openStates, say.openState),
  phone,
  howToStart: orNull(z.enum(waysToStart, say.wayToStart)),
  website: webAddress(/^https?:$/, say.website),
  county: orNull(line.transform((value) => value.replace(/\s+(county|co\.?)$/i, ''))),
  countryCode: z
    .string()
    .transform((value) => value.toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{2}$/, say.countryCode)),
  latitude: number(-90, 90, say.latitude),
  longitude: number(-180, 180, say.longitude),
  categories: lines,
  specialHours: orNull(
    z
      .string()
      .max(maxSpecialLength, say.tooLong(maxSpecialLength))
      .transform((value, context) => {
        const { days, unread } = parseSpecialHours(value)
        if (unread[0] === undefined) return formatSpecialHours(days)
        context.addIssue({ code: 'custom', message: say.specialHours(unread[0].slice(0, 80)) })
        return z.NEVER
      }),
  ),
  price: number(0, 1_000_000, say.price),
  imageUrl: webAddress(/^https:$/, say.imageUrl),
  googleMapsUrl: webAddress(/^https?:$/, say.googleMapsUrl),
  totalScore: number(0, 5, say.totalScore),
  additionalInfo: z
    .array(
      z.object({
        category: line.min(1, say.infoHalf),
        infoKey: line.min(1, say.infoHalf),
        infoValue: z.boolean(),
      }),
    )
    .max(maxLengths.infoRows, say.infoTooMany(maxLengths.infoRows))
    .refine((rows) => {
      const names = new Set(rows.map(({ category, infoKey }) => `${category}\n${infoKey}`))
      return names.size === rows.length
    }, say.infoTwice),
} satisfies Record<Exclude<Field & FieldWith<'kind', 'own'>, 'offerings'>, z.ZodType>

type Input<Name extends Field> = Name extends keyof typeof ownInput
  ? (typeof ownInput)[Name]
  : (typeof centerFields)[Name]['kind'] extends keyof typeof kindInput
    ? (typeof kindInput)[(typeof centerFields)[Name]['kind']]
    : never

export type CenterValues = { [Name in Exclude<Field, 'offerings'>]: z.output<Input<Name>> }

function getInput(field: Exclude<Field, 'offerings'>): z.ZodType {
  if (field in ownInput) return ownInput[field as keyof typeof ownInput]
  return kindInput[centerFields[field].kind as keyof typeof kindInput]
}

/**
 * The values of the fields that were changed, or the first error of each. What a center has held all
 * along (an import may have brought it) is nobody's fault now, and is left as it is.
 */
export function checkCenter(
  form: CenterForm,
  changed: readonly Field[],
): Result<Partial<CenterValues>, Record<string, string>> {
  const errors: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  for (const field of changed) {
    if (field === 'offerings') continue
    const result = getInput(field).safeParse(form[field])
    if (result.success) values[field] = result.data
    else errors[field] = result.error.issues[0]?.message ?? ''
  }
  Object.assign(errors, findPlaceErrors(form, changed, errors))
  if (!errors.minimumAge && !errors.maximumAge && areAgesReversed(form, changed)) {
    errors.maximumAge = say.agesReversed
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: values as Partial<CenterValues> }
}

/** What only several fields together can say. */
function findPlaceErrors(
  form: CenterForm,
  changed: readonly Field[],
  known: Record<string, string>,
): Record<string, string> {
  const errors: Record<string, string> = {}
  const isNew = (field: Field) => changed.includes(field) && !known[field]
  if (form.countryCode.toUpperCase() === 'US') {
    if (isNew('state') && form.state !== '' && !/^[a-z]{2}$/i.test(form.state)) {
      errors.state = say.state
    }
    if (
      isNew('postalCode') &&
      form.postalCode !== '' &&
      !/^\d{5}(-\d{4})?$/.test(form.postalCode)
    ) {
      errors.postalCode = say.postalCode
    }
  }
  const isHalf = (form.latitude === '') !== (form.longitude === '')
  if (isHalf && (isNew('latitude') || isNew('longitude'))) {
    errors[form.latitude === '' ? 'latitude' : 'longitude'] = say.missingCoordinate
  }
  return errors
}

function areAgesReversed(
  { minimumAge, maximumAge }: CenterForm,
  changed: readonly Field[],
): boolean {
  const isChanged = changed.includes('minimumAge') || changed.includes('maximumAge')
  return isChanged && minimumAge !== '' && maximumAge !== '' && +maximumAge < +minimumAge
}
