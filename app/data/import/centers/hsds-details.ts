import {
  isPlainObject,
  pick,
  type RawRecord,
  toNestedRecord,
} from '#app/data/import/formats/records.ts'
import { comparedNumber, formatPhone } from '#app/lib/phone.ts'
import type { DraftInfo } from './center-draft.ts'
import { cleanAddress, cleanLabel, cleanText } from './clean-values.ts'
import { isOwnTerm, listNested } from './hsds-attributes.ts'

export function toInfo(category: string, infoKey: string): DraftInfo {
  return { category, infoKey, infoValue: true }
}

function toInfos(category: string, texts: readonly (string | null)[]): DraftInfo[] {
  return texts.flatMap((text) => (text ? [toInfo(category, text)] : []))
}

/** The languages of a service and its location. Those that follow from what we say it offers are no statements. */
export function readLanguages(records: readonly RawRecord[]): DraftInfo[] {
  const listed = records.flatMap((record) => listNested(record.get('languages')))
  const stated = listed.filter((language) => {
    const terms = listNested(language.get('attributes')).map((attribute) =>
      toNestedRecord(attribute.get('taxonomyterm')),
    )
    return !terms.some(isOwnTerm)
  })
  return toInfos('Languages', stated.map(nameLanguage))
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function nameLanguage(language: RawRecord): string | null {
  const name = cleanLabel(pick(language, 'name', 'language'))
  const code = cleanText(pick(language, 'code'))
  if (name !== null || code === null || !/^[a-z]{2,3}$/i.test(code)) return name
  return languageNames.of(code) ?? null
}

/** Ways to pay: "Sliding scale", "Weekly fee: 25 USD". */
export function readCostOptions(record: RawRecord): DraftInfo[] {
  const options = listNested(record.get('costoptions')).map((cost) => {
    const name = cleanLabel(pick(cost, 'option', 'amountdescription'))
    const amount = cleanText(pick(cost, 'amount'))
    const price = amount && [amount, cleanText(pick(cost, 'currency'))].filter(Boolean).join(' ')
    return [name, price].filter(Boolean).join(': ')
  })
  return toInfos('Payment', options)
}

export function readAccessibility(location: RawRecord): DraftInfo[] {
  const described = listNested(location.get('accessibility'))
  return toInfos(
    'Accessibility',
    described.map((access) => cleanLabel(pick(access, 'description', 'accessibility', 'details'))),
  )
}

export function readDocuments(record: RawRecord): string | null {
  const documents = listNested(record.get('requireddocuments'))
  return (
    documents
      .map((row) => cleanText(pick(row, 'document')))
      .filter(Boolean)
      .join('; ') || null
  )
}

/** An age limit of the service, or in HSDS 1 and 2 of its first eligibility. */
export function readAge(record: RawRecord, key: 'minimumage' | 'maximumage'): unknown {
  const [eligibility = new Map()] = listNested([record.get('eligibility')].flat())
  return pick(record, key) ?? pick(eligibility, key)
}

const silentTypes = /^(fax|sms|text|tty|tdd|video|pager)/i

type PhoneRole = 'Intake' | 'Referrals'

/** The words of a field: a text, or in HSDS 1 and 2 those of each row of eligibility. */
export function readFieldWords(record: RawRecord, key: string): string | null {
  const texts = [record.get(key)]
    .flat()
    .map((value) => (isPlainObject(value) ? pick(toNestedRecord(value), key) : value))
    .map(cleanText)
  return texts.filter(Boolean).join('; ') || null
}

/** The people and offices to contact, who may have phones. */
export function listContacts(record: RawRecord): RawRecord[] {
  return listNested(record.get('contacts'))
}

/** A number with its extension. Without a role, the first that a person answers. */
export function findPhone(
  records: readonly RawRecord[],
  isWanted: (phone: RawRecord) => boolean,
): unknown {
  const phones = records.flatMap((record) => listNested(record.get('phones')))
  const phone = phones.find((candidate) => candidate.has('number') && isWanted(candidate))
  if (!phone) return null
  const extension = cleanText(pick(phone, 'extension'))
  const number = pick(phone, 'number')
  const written = extension ? `${number} x${extension}` : number
  // Programs dial "+15088792250"; people read "(508) 879-2250".
  const isForPrograms = typeof written === 'string' && /^\+\d+(?: x\d+)?$/.test(written)
  return isForPrograms ? (formatPhone(written)?.display ?? written) : written
}

/** Of one object. A hostile file repeats thousands in each record. */
const maxPhones = 100

function listFirstPhones(record: RawRecord): RawRecord[] {
  const phones = record.get('phones')
  return Array.isArray(phones) ? listNested(phones.slice(0, maxPhones)) : []
}

/** List the numbers that are not `used`, with what they are for: "fax 609-555-0143". */
export function listOtherNumbers(records: readonly RawRecord[], used: readonly unknown[]): string {
  // Without its extension: "609-555-0142 x3".
  const taken = new Set(
    used.map((number) => comparedNumber(cleanText(number)?.split(' x')[0] ?? null)),
  )
  const others = records
    .flatMap((record) => listFirstPhones(record))
    .flatMap((phone) => {
      const number = cleanText(pick(phone, 'number'))
      const compared = comparedNumber(number)
      if (number === null || taken.has(compared)) return []
      taken.add(compared)
      const type = cleanText(pick(phone, 'type'))
      return [type && !/^voice$/i.test(type) ? `${type} ${number}` : number]
    })
  return others.join(', ')
}

export function isVoice(phone: RawRecord): boolean {
  return !silentTypes.test(cleanText(pick(phone, 'type')) ?? 'voice')
}

/** In our own records the description says what a further number is for. */
export function hasRole(phone: RawRecord, role: PhoneRole): boolean {
  return phone.get('description') === role
}

export function readAddress(location: RawRecord) {
  const addresses = listNested(location.get('addresses'))
  const isPhysical = (address: RawRecord) => pick(address, 'addresstype') !== 'postal'
  const address = addresses.find(isPhysical) ?? addresses[0] ?? new Map()
  const read = (key: string) => cleanText(pick(address, key))
  const lines = [pick(address, 'address1'), pick(address, 'address2')].map(cleanAddress)
  const region = read('region')
  return {
    street: lines.filter(Boolean).join(', ') || null,
    city: read('city'),
    county: region !== null && / County$/i.test(region) ? region : null,
    state: read('stateprovince'),
    postalCode: read('postalcode'),
    countryCode: read('country'),
  }
}
