import { isOffering } from '#app/center/offerings/offerings.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { derivePartId } from '#app/data/hsds/derive-part-id.server.ts'
import { hsdsLabels, hsdsPlacePart, ownTaxonomyId } from '#app/data/hsds/hsds.server.ts'
import { pick, type RawRecord, toNestedRecord } from '#app/data/import/formats/records.ts'
import type { DraftInfo } from './center-draft.ts'
import { cleanLabel, cleanText } from './clean-values.ts'
import { type OwnField, ownFieldKeys } from './own-fields.ts'

export type HsdsAttributes = ReturnType<typeof readAttributes>

export function listNested(value: unknown): RawRecord[] {
  return Array.isArray(value) ? value.map(toNestedRecord) : []
}

const ownLabels = new Set<string>(Object.values(hsdsLabels))

/** The fields that our own attributes hold, as they are stored. */
const labeledFields = ownFieldKeys.map(([field]) => field).filter(isLabeled)

type LabeledField = Extract<OwnField, keyof typeof hsdsLabels>

function isLabeled(field: OwnField): field is LabeledField {
  return Object.hasOwn(hsdsLabels, field)
}

/** Labels that other publishers may also use, for a place that isn't the center's. */
const addressLabels = new Set<string>([
  hsdsLabels.street,
  hsdsLabels.city,
  hsdsLabels.county,
  hsdsLabels.state,
  hsdsLabels.postalCode,
])

type LabeledValue = { label: string; value: unknown; code: string | null }

/** Pairs of a label and a value, or terms of a taxonomy, which are categories. `code` is that of a term of ours. */
function listLabeled(record: RawRecord): LabeledValue[] {
  return listNested(record.get('attributes')).map((attribute) => {
    const term = toNestedRecord(attribute.get('taxonomyterm'))
    const label = cleanLabel(pick(attribute, 'label')) ?? hsdsLabels.category
    const value = pick(attribute, 'value') ?? pick(term, 'name')
    const code = isOwnTerm(term) ? cleanText(pick(term, 'code')) : null
    return { label, value, code }
  })
}

/**
 * Read a service's attributes. Our own terms say what the service offers, also under a label of a publisher who
 * repeats our data.
 */
export function readAttributes(record: RawRecord) {
  const attributes = listLabeled(record)
  const isOwn = isOwnService(record)
  const listValues = (wanted: string) =>
    attributes.flatMap(({ label, value }) => {
      const text = label === wanted ? cleanLabel(value) : null
      return text === null ? [] : [text]
    })
  const codes = attributes.flatMap(({ label, code }) =>
    code !== null && !ownLabels.has(label) ? [code] : [],
  )
  const fields: { [Field in LabeledField]?: unknown } = {}
  for (const field of labeledFields) {
    fields[field] = attributes.find(({ label }) => label === hsdsLabels[field])?.value
  }
  const isInfo = ({ label, code }: LabeledValue) =>
    code === null && (!ownLabels.has(label) || (!isOwn && addressLabels.has(label)))
  return {
    /** Whether any term is ours. Others can only have copied it. */
    hasOwnTerms: attributes.some(({ code }) => code !== null),
    infos: [
      ...attributes.filter(isInfo).flatMap(({ label, value }): DraftInfo[] => {
        const infoKey = cleanLabel(value)
        return infoKey === null ? [] : [{ category: label, infoKey, infoValue: true }]
      }),
      ...listValues(hsdsLabels.notOffered).flatMap(readNotOffered),
    ],
    categories: listValues(hsdsLabels.category),
    treatmentTypes: [...listValues(hsdsLabels.treatmentType), ...codes].filter(isTreatmentType),
    offerings: [...listValues(hsdsLabels.offering), ...codes].filter(isOffering),
    /** By field, as they are stored. */
    fields,
  }
}

/** "Payment: Medicare" */
function readNotOffered(value: string): DraftInfo[] {
  const [, category, infoKey] = /^(.+?): (.+)$/.exec(value) ?? []
  return category && infoKey ? [{ category, infoKey, infoValue: false }] : []
}

export function isOwnTerm(term: RawRecord): boolean {
  const taxonomy = toNestedRecord(term.get('taxonomydetail'))
  return term.get('taxonomyid') === ownTaxonomyId || taxonomy.get('id') === ownTaxonomyId
}

/**
 * Whether a service is from this directory. Versions 1.0 and 1.1 derived the parts' ids from the service's; later ones
 * give it and its place one id, with terms of our taxonomy or the link to our page.
 */
export function isOwnService(service: RawRecord): boolean {
  const id = service.get('id')
  const place = toNestedRecord(service.get('serviceatlocation'))
  if (typeof id !== 'string') return false
  if (place.get('id') === derivePartId(id, hsdsPlacePart)) return true
  if (place.get('id') !== id) return false
  const hasOwnTerms = listLabeled(service).some(({ code }) => code !== null)
  return hasOwnTerms || findListing(service) !== undefined
}

/** The link to the center's page. */
function findListing(service: RawRecord): RawRecord | undefined {
  const links = listNested(service.get('additionalurls'))
  return links.find((link) => link.get('label') === hsdsLabels.listing)
}

/** "https://directory.example/centers/lark-north" → "lark-north" */
export function readSlug(service: RawRecord): string | null {
  const address = cleanText(findListing(service)?.get('url')) ?? ''
  return /\/centers\/([a-z0-9-]+)$/.exec(address)?.[1] ?? null
}
