import { sampleAlert } from '#app/data/hsds/hsds.server.ts'
import { pick, type RawRecord, toNestedRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { type DraftOrganization, type DraftSource, joinAddress } from './center-draft.ts'
import { cleanParagraphs, cleanText, cleanWebAddress } from './clean-values.ts'
import type { FormatAdapter } from './format-adapter.ts'
import { type HsdsAttributes, isOwnService, readAttributes, readSlug } from './hsds-attributes.ts'
import {
  findPhone,
  hasRole,
  isVoice,
  listContacts,
  listOtherNumbers,
  readAccessibility,
  readAddress,
  readAge,
  readCostOptions,
  readDocuments,
  readFieldWords,
  readLanguages,
  toInfo,
} from './hsds-details.ts'
import { hsdsFields, hsdsShapes } from './hsds-fields.ts'
import { listUnreadSchedules, readSchedules, readSpecialSchedules } from './hsds-schedules.ts'

/** Without fields of their own, these go to the end of the description, under these labels. */
const describedFields = [
  ['How to start', ['applicationprocess']],
  ['Eligibility', ['eligibilitydescription', 'eligibility']],
  ['Fees', ['feesdescription', 'fees']],
] as const

/**
 * Reads a service at a location of the Human Services Data Specification 3, as `unfoldHsds` and `readHsdsPackage`
 * return it. An organization's services at one address are programs of one center.
 */
export const hsdsAdapter: FormatAdapter = {
  name: 'HSDS',
  matches: (record) => record.has('serviceatlocation'),
  readName: (record) => {
    const serviceName = readServiceName(record)
    if (isOwnService(record)) return serviceName
    return cleanText(pick(findOrganization(record), 'name')) ?? serviceName
  },
  isKnownField: (key) => hsdsFields.has(key),
  shapes: hsdsShapes,
  readFields(record, name) {
    const attributes = readAttributes(record)
    return isOwnService(record)
      ? readOwnService(record, attributes, name)
      : readService(record, attributes, name)
  },
}

/** A service of another publisher, in the words that we have for it. */
function readService(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const organization = findOrganization(record)
  const { place, location } = readPlace(record)
  const serviceName = readServiceName(record)
  const isProgram = serviceName !== null && serviceName !== name
  const inOrder = isProgram ? [organization, record] : [record, organization]
  const callable = [place, record, location, organization]
  const contacts = callable.flatMap(listContacts)
  const phone = findPhone(callable, isVoice) ?? findPhone(contacts, isVoice)
  const others = listOtherNumbers([...callable, ...contacts], [phone])
  const shared = readShared(record, attributes, name)
  return {
    ...shared,
    warnings: [...(shared.warnings ?? []), ...(others ? [recordWarnings.moreNumbers(others)] : [])],
    description: describeService(record, inOrder, isProgram ? serviceName : null),
    website: pickFirst(inOrder, 'url', 'website'),
    phone,
    ...readAddress(location),
    additionalInfo: [
      ...(isProgram ? [toInfo('Treatment programs', serviceName)] : []),
      ...readLanguages([record, location]),
      ...attributes.infos,
      ...readCostOptions(record),
      ...readAccessibility(location),
    ],
    offerings: attributes.hasOwnTerms ? attributes.offerings : null,
    // The publisher vouches for the wait, too, on that day. A wait without a day is left out with a warning.
    waitTime: pick(record, 'waittime'),
    waitSaidOn: pick(record, 'waittime') === null ? null : pick(record, 'assureddate'),
    assuredOn: pick(record, 'assureddate'),
    mergesPrograms: true,
  }
}

/** A center of this directory, unchanged. */
function readOwnService(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const address = completeAddress(readAddress(readPlace(record).location), attributes)
  const isMain = (phone: RawRecord) => isVoice(phone) && !hasRole(phone, 'Intake')
  return {
    ...readShared(record, attributes, name),
    ...attributes.fields,
    slug: readSlug(record),
    description: pick(record, 'description'),
    website: pick(record, 'url'),
    phone: findPhone([record], isMain),
    intakePhone: findPhone([record], (phone) => hasRole(phone, 'Intake')),
    referralFax: findPhone([record], (phone) => hasRole(phone, 'Referrals')),
    ...address,
    address: joinAddress(address),
    additionalInfo: [...readLanguages([record]), ...attributes.infos],
    hasFinalTypes: true,
    offerings: attributes.offerings,
    organization: readProvider(record),
    isSample: String(pick(record, 'alert') ?? '').startsWith(sampleAlert),
    isVerbatim: true,
  }
}

/** A center without a provider is its own organization, with the center's id. */
function readProvider(record: RawRecord): DraftOrganization | null {
  const organization = findOrganization(record)
  const isNamedById = readPlace(record).place.get('id') === record.get('id')
  if (!isNamedById || organization.get('id') === record.get('id')) return null
  const name = cleanText(pick(organization, 'name'))
    ?.match(/^.{1,200}/su)?.[0]
    .trim()
  return name ? { name, website: cleanWebAddress(pick(organization, 'website')) } : null
}

function readShared(record: RawRecord, attributes: HsdsAttributes, name: string): DraftSource {
  const { place, location } = readPlace(record)
  const scheduled = [place, record, location]
  const status = cleanText(pick(record, 'status'))?.toLowerCase() ?? null
  const unread = scheduled.flatMap((part) => listUnreadSchedules(part))
  return {
    name,
    latitude: pick(location, 'latitude'),
    longitude: pick(location, 'longitude'),
    minimumAge: readAge(record, 'minimumage'),
    maximumAge: readAge(record, 'maximumage'),
    whatToBring: readDocuments(record),
    openingHours: scheduled.map((part) => readSchedules(part)).find((hours) => hours.length > 0),
    specialHours: scheduled.map(readSpecialSchedules).find(Boolean),
    categories: attributes.categories,
    treatmentTypes: attributes.treatmentTypes,
    ...readStatus(status),
    warnings: [
      ...unread.map((schedule) => recordWarnings.unusable('opening hours', schedule)),
      ...explainStatus(status),
    ],
  }
}

const findOrganization = (record: RawRecord) => toNestedRecord(record.get('organization'))
const readServiceName = (record: RawRecord) => cleanText(pick(record, 'name'))

function readPlace(record: RawRecord) {
  const place = toNestedRecord(record.get('serviceatlocation'))
  return { place, location: toNestedRecord(place.get('location')) }
}

/** Our attributes hold the parts of an incomplete address. */
function completeAddress(
  address: ReturnType<typeof readAddress>,
  { fields }: HsdsAttributes,
): ReturnType<typeof readAddress> {
  return {
    ...address,
    street: address.street ?? cleanText(fields.street),
    city: address.city ?? cleanText(fields.city),
    county: address.county ?? cleanText(fields.county),
    state: address.state ?? cleanText(fields.state),
    postalCode: address.postalCode ?? cleanText(fields.postalCode),
  }
}

/** The description, then what we have no fields for: "Fees (Detox program): Sliding scale". */
function describeService(
  record: RawRecord,
  inOrder: readonly RawRecord[],
  program: string | null,
): string | null {
  const lines = describedFields.flatMap(([label, keys]) => {
    const words = keys.flatMap((key) => readFieldWords(record, key) ?? [])
    const title = program ? `${label} (${program})` : label
    return words.length > 0 ? [`${title}: ${words.join('; ')}`] : []
  })
  const description = cleanParagraphs(pickFirst(inOrder, 'description'))
  return [description, lines.join('\n')].filter(Boolean).join('\n\n') || null
}

function pickFirst(records: readonly RawRecord[], ...keys: string[]): unknown {
  return records.map((record) => pick(record, ...keys)).find((value) => value !== null)
}

function readStatus(status: string | null): Partial<DraftSource> {
  if (status === 'defunct') return { permanentlyClosed: true }
  const isClosed = status === 'temporarily closed' || status === 'inactive'
  return isClosed ? { temporarilyClosed: true } : {}
}

function explainStatus(status: string | null): string[] {
  if (status === 'inactive') return [recordWarnings.inactive]
  const isKnown = status === null || ['active', 'defunct', 'temporarily closed'].includes(status)
  return isKnown ? [] : [recordWarnings.unusable('status', status)]
}
