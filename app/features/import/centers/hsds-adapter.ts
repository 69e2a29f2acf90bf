import { pick, type RawRecord, toNestedRecord } from '#app/features/import/formats/records.ts'
import { recordWarnings } from '#app/features/import/messages.en.ts'
import { deriveHsdsId, hsdsLabels, hsdsPlacePart } from '#app/lib/hsds.server.ts'
import { readOfferings } from '#app/lib/offerings.ts'
import { isTreatmentType } from '#app/lib/treatment-types.ts'
import { type DraftInfo, type DraftSource, joinAddress } from './center-draft.ts'
import { cleanLabel, cleanText } from './clean-values.ts'
import type { FormatAdapter } from './format-adapter.ts'
import { readSchedules } from './hsds-schedules.ts'

const knownFields = new Set([
  'id',
  'name',
  'description',
  'url',
  'website',
  'status',
  'phones',
  'schedules',
  'languages',
  'attributes',
  'organization',
  'serviceatlocation',
  'minimumage',
  'maximumage',
  // About the record, or about the moment.
  'organizationid',
  'programid',
  'assureddate',
  'lastmodified',
  'metadata',
  'capacities',
  'alert',
  'additionalurls',
  // Our own records repeat offerings here.
  'costoptions',
  'requireddocuments',
])

/**
 * Reads a service at a location of the Human Services Data Specification 3, as `unfoldHsds` returns
 * it. An organization's services at one address are programs of one center.
 */
export const hsdsAdapter: FormatAdapter = {
  name: 'HSDS',
  matches: (record) => record.has('serviceatlocation'),
  readName: (record) => {
    const serviceName = readServiceName(record)
    if (isOurs(record)) return serviceName
    return cleanText(pick(readOrganization(record), 'name')) ?? serviceName
  },
  isKnownField: (key) => knownFields.has(key),
  readFields(record, name) {
    const organization = readOrganization(record)
    const place = toNestedRecord(record.get('serviceatlocation'))
    const location = toNestedRecord(place.get('location'))
    const attributes = readAttributes(record)
    const isVerbatim = isOurs(record)
    const serviceName = readServiceName(record)
    const isProgram = serviceName !== null && serviceName !== name
    const whole = isProgram ? [organization, record] : [record, organization]
    // In our export the organization may be that of several centers.
    const inOrder = isVerbatim ? [record] : whole
    const address = readAddress(location)
    return {
      name,
      description: pickFirst(inOrder, 'description'),
      website: pickFirst(inOrder, 'url', 'website'),
      phone: findPhone([place, record, location, organization]),
      ...address,
      address: isVerbatim ? joinAddress(address) : null,
      latitude: pick(location, 'latitude'),
      longitude: pick(location, 'longitude'),
      minimumAge: pick(record, 'minimumage'),
      maximumAge: pick(record, 'maximumage'),
      openingHours: [place, record, location].map(readSchedules).find((hours) => hours.length > 0),
      additionalInfo: [
        ...(isProgram ? [toInfo('Treatment programs', serviceName)] : []),
        ...readLanguages(record),
        ...attributes.infos,
      ],
      categories: attributes.listValues(hsdsLabels.category),
      treatmentTypes: attributes.listValues(hsdsLabels.treatmentType).filter(isTreatmentType),
      hasFinalTypes: isVerbatim,
      offerings: isVerbatim ? readOfferings(attributes.listValues(hsdsLabels.offering)) : null,
      listedIn: attributes.listValues(hsdsLabels.listedIn)[0],
      listedOn: attributes.listValues(hsdsLabels.listedOn)[0],
      mergesPrograms: !isVerbatim,
      isVerbatim,
      ...readStatus(record),
    }
  },
}

const readOrganization = (record: RawRecord) => toNestedRecord(record.get('organization'))
const readServiceName = (record: RawRecord) => cleanText(pick(record, 'name'))

/** Our own records give a service and its place one id, and link to our page; before 1.2 the place's id is derived. */
function isOurs(service: RawRecord): boolean {
  const id = String(service.get('id'))
  const place = toNestedRecord(service.get('serviceatlocation')).get('id')
  const isListed = listNested(service.get('additionalurls')).some(
    (link) => pick(link, 'label') === hsdsLabels.listing,
  )
  return place === deriveHsdsId(id, hsdsPlacePart) || (place === id && isListed)
}

function pickFirst(records: readonly RawRecord[], ...keys: string[]): unknown {
  return records.map((record) => pick(record, ...keys)).find((value) => value !== null)
}

function listNested(value: unknown): RawRecord[] {
  return Array.isArray(value) ? value.map(toNestedRecord) : []
}

/** The first number that a person answers, with its extension. */
function findPhone(records: readonly RawRecord[]): unknown {
  const phones = records.flatMap((record) => listNested(record.get('phones')))
  const voice = phones.find((phone) => {
    const type = cleanText(pick(phone, 'type'))?.toLowerCase() ?? 'voice'
    return phone.has('number') && (type === 'voice' || type === 'cell')
  })
  if (!voice) return null
  const extension = cleanText(pick(voice, 'extension'))
  return extension ? `${pick(voice, 'number')} x${extension}` : pick(voice, 'number')
}

function readAddress(location: RawRecord) {
  const addresses = listNested(location.get('addresses'))
  const isPhysical = (address: RawRecord) => pick(address, 'addresstype') !== 'postal'
  const address = addresses.find(isPhysical) ?? addresses[0] ?? new Map()
  const read = (key: string) => cleanText(pick(address, key))
  const region = read('region')
  return {
    street: [read('address1'), read('address2')].filter(Boolean).join(', ') || null,
    city: read('city'),
    county: region !== null && / County$/i.test(region) ? region : null,
    state: read('stateprovince'),
    postalCode: read('postalcode'),
    countryCode: read('country'),
  }
}

function readStatus(record: RawRecord): Partial<DraftSource> {
  const status = cleanText(pick(record, 'status'))?.toLowerCase()
  if (status === 'defunct') return { permanentlyClosed: true }
  if (status === 'temporarily closed') return { temporarilyClosed: true }
  if (status !== 'inactive') return {}
  return { temporarilyClosed: true, warnings: [recordWarnings.inactive] }
}

function toInfo(category: string, infoKey: string): DraftInfo {
  return { category, infoKey, infoValue: true }
}

function readLanguages(record: RawRecord): DraftInfo[] {
  return listNested(record.get('languages')).flatMap((language) => {
    // One that follows from an offering.
    if (language.has('attributes')) return []
    const name = cleanLabel(pick(language, 'name'))
    return name ? [toInfo('Languages', name)] : []
  })
}

const ownLabels = new Set<string>(Object.values(hsdsLabels))

/** Attributes are pairs of a label and a value, or terms of a taxonomy, which are categories. */
function readAttributes(record: RawRecord) {
  const pairs = listNested(record.get('attributes')).flatMap((attribute): [string, string][] => {
    const term = toNestedRecord(attribute.get('taxonomyterm'))
    const label = cleanLabel(pick(attribute, 'label'))
    const value = cleanLabel(pick(attribute, 'value')) ?? cleanLabel(pick(term, 'name'))
    return value ? [[label ?? hsdsLabels.category, value]] : []
  })
  return {
    infos: pairs
      .filter(([label]) => !ownLabels.has(label))
      .map(([label, value]) => toInfo(label, value)),
    listValues: (wanted: string) =>
      pairs.filter(([label]) => label === wanted).map(([, value]) => value),
  }
}
