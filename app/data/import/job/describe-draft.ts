import { listFields } from '#app/center/fields/list-center-fields.ts'
import { formatWeekday } from '#app/center/hours/opening-hours.ts'
import { labelOffering } from '#app/center/offerings/offerings.ts'
import { labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'

export type DescribedValue = { label: string; text: string; warnings: string[] }
export type DescribedDraft = {
  /** The fields with a value or a warning, in the order of the admin's form. */
  values: DescribedValue[]
  /** Warnings about no single field. */
  warnings: string[]
}

const fileFields = listFields('file').map(
  ([field, { label, file }]) => ({ field, label: file.label ?? label }) as const,
)

/** A warning begins with what it is about: a field's label, or one of these words. */
const warnedWords: [words: string, field: keyof CenterDraft][] = [
  ['coordinates', 'latitude'],
  ['only one of latitude', 'latitude'],
  ['image', 'imageUrl'],
  ['country', 'countryCode'],
  ['status', 'temporarilyClosed'],
]

/** Describe a draft's values in words, each with its warnings. */
export function describeDraft(draft: CenterDraft): DescribedDraft {
  const warned = draft.warnings.map((text) => ({ text, field: findWarnedField(text) }))
  const values = fileFields.map(({ field, label }) => ({
    label,
    text: describeValue(field, draft),
    warnings: warned.filter((warning) => warning.field === field).map(({ text }) => text),
  }))
  return {
    values: values.filter(({ text, warnings }) => text !== '' || warnings.length > 0),
    warnings: warned.filter(({ field }) => field === null).map(({ text }) => text),
  }
}

function findWarnedField(warning: string): keyof CenterDraft | null {
  const labels = fileFields.map(({ field, label }) => [label.toLowerCase(), field] as const)
  const found = [...warnedWords, ...labels].find(([words]) => warning.startsWith(`${words} `))
  return found?.[1] ?? null
}

function describeValue(field: (typeof fileFields)[number]['field'], draft: CenterDraft): string {
  switch (field) {
    case 'openingHours':
      return draft.openingHours
        .map(({ dayOfWeek, hours }) => `${formatWeekday(dayOfWeek)} ${hours}`)
        .join('; ')
    case 'additionalInfo':
      return draft.additionalInfo
        .map(
          ({ category, infoKey, infoValue }) => `${category}: ${infoValue ? '' : 'no '}${infoKey}`,
        )
        .join('; ')
    case 'treatmentTypes':
      return draft.treatmentTypes.map((type) => labelTreatmentType(type)).join('; ')
    case 'offerings':
      return draft.offerings.map((offering) => labelOffering(offering)).join('; ')
    case 'categories':
      return draft.categories.join('; ')
    case 'permanentlyClosed':
    case 'temporarilyClosed':
      return draft[field] ? 'Yes' : ''
    default: {
      const value = draft[field]
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      return value === null ? '' : String(value)
    }
  }
}
