import { pick, type RawRecord, toNestedRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { comparedNumber } from '#app/lib/phone.ts'
import type { DraftInfo } from './center-draft.ts'
import { cleanBoolean, cleanLabel, cleanPhone, cleanText } from './clean-values.ts'
import { countIn, type FormatAdapter, type RecordNotes } from './format-adapter.ts'
import { joinNames, joinStreet } from './join-values.ts'
import {
  findServiceByName,
  findServiceCode,
  findServiceSection,
  listFullGroups,
  type ServiceCode,
} from './samhsa-codes.ts'

const nameFields = ['name1', 'name', 'programname']
const secondNameFields = ['name2', 'dba']
/** Service names, separated by semicolons. */
const namedServiceFields = ['residentialservices', 'allservices']
const programFields = new Set([
  'programname',
  'dba',
  'street',
  'city',
  'state',
  'zip',
  'zipcode',
  'phone',
])
const certificationFields = ['certification', 'fullcertification', 'fullcertificationdate']
const intakeFields = ['intake1', 'intake1a', 'intake2', 'intake2a']
const hotlineFields = ['hotline1', 'hotline2']
export const samhsaFields: ReadonlySet<string> = new Set([
  ...nameFields,
  ...secondNameFields,
  ...namedServiceFields,
  ...certificationFields,
  'street1',
  'street',
  'street2',
  'city',
  'state',
  'zip',
  'zipcode',
  'zip4',
  'county',
  'phone',
  'intakeprompt',
  ...intakeFields,
  ...hotlineFields,
  'website',
  'latitude',
  'longitude',
  'typefacility',
  'services',
  'servicecodeinfo',
  // FindTreatment's paging and search data, not about the center.
  'irow',
  'frid',
  'miles',
  'distance',
])

const facilityTypes: Record<string, string> = {
  SU: 'Substance use treatment',
  SA: 'Substance use treatment',
  MH: 'Mental health treatment',
  BUPREN: 'Buprenorphine practitioner',
}
const opioidProgram = 'Opioid treatment program'

/** Every category that these lists give to a center beside the names of its codes. */
export const facilityCategories = [...Object.values(facilityTypes), opioidProgram]

/**
 * Reads SAMHSA's lists: the locator's CSV with one column per service code, FindTreatment's JSON
 * with `services`, its short form with `residential_services` and `all_services`, the directory
 * workbook saved as CSV with `service_code_info`, and the opioid treatment programs with their
 * certification. One building often has several programs, so `mergesPrograms` is set.
 */
export const samhsaAdapter: FormatAdapter = {
  name: 'SAMHSA',
  matches: (record) =>
    record.has('name1') ||
    isOpioidProgram(record) ||
    namedServiceFields.some((key) => record.has(key)),
  readName: (record) =>
    joinNames(cleanText(pick(record, ...nameFields)), cleanText(pick(record, ...secondNameFields))),
  isKnownField: (key, value) =>
    samhsaFields.has(key) || findServiceCode(key) !== null || isUnknownCode(key, value),
  readFields(record, name, notes) {
    const { codes, infos, warnings } = readServices(record, notes)
    const facilityType = cleanText(pick(record, 'typefacility'))?.toUpperCase() ?? ''
    const general = ['SA', 'MH'].find((code) => codes.some((entry) => entry.code === code))
    const categoryName =
      facilityTypes[facilityType] ??
      facilityTypes[general ?? ''] ??
      (isOpioidProgram(record) ? opioidProgram : null)
    const careNames = codes.flatMap((entry) =>
      entry.isCategory && entry.info ? entry.info.infoKey : [],
    )
    const { phone, intakePhone, leftOut } = readNumbers(record)
    return {
      name,
      intakePhone,
      ...readAges(codes),
      street: joinStreet(pick(record, 'street1', 'street'), pick(record, 'street2')),
      city: pick(record, 'city'),
      state: pick(record, 'state'),
      postalCode: pick(record, 'zip', 'zipcode'),
      county: pick(record, 'county'),
      latitude: pick(record, 'latitude'),
      longitude: pick(record, 'longitude'),
      phone,
      website: readWebsite(pick(record, 'website')),
      categoryName,
      categories: [...(categoryName ? [categoryName] : []), ...careNames],
      additionalInfo: infos,
      treatmentTypes: codes.flatMap((entry) => entry.treatmentTypes),
      mergesPrograms: true,
      warnings: [...warnings, ...(leftOut ? [recordWarnings.moreNumbers(leftOut)] : [])],
    }
  },
}

/** Recognize a row of SAMHSA's directory of opioid treatment programs. */
function isOpioidProgram(record: RawRecord): boolean {
  if (!record.has('programname')) return false
  if (certificationFields.some((key) => record.has(key))) return true
  // A row without a certification. A list with other columns, too, says nothing of opioid treatment.
  return record.has('dba') && [...record.keys()].every((key) => programFields.has(key))
}

/** SAMHSA writes "http://" for a facility without a website, so drop it without a warning. */
function readWebsite(value: unknown): unknown {
  return /^https?:\/\/$/i.test(cleanText(value) ?? '') ? null : value
}

/**
 * Read the number to call and the one for intakes, which is another. The first intake number or hotline stands in for a
 * missing phone. `leftOut` has the numbers for which a center has no field: "intake2 617-912-7500".
 */
function readNumbers(record: RawRecord) {
  const phone = pick(record, 'phone', ...intakeFields, ...hotlineFields)
  const taken = new Set([comparedNumber(cleanText(phone))])
  const others = [...intakeFields, ...hotlineFields].flatMap((field) => {
    const number = cleanPhone(record.get(field))
    const compared = comparedNumber(number)
    if (!number || taken.has(compared)) return []
    taken.add(compared)
    return { field, number }
  })
  const intake = others.find(({ field }) => intakeFields.includes(field))
  const leftOut = others.filter((other) => other !== intake)
  return {
    phone,
    intakePhone: intake?.number ?? null,
    leftOut: leftOut.map(({ field, number }) => `${field} ${number}`).join(', '),
  }
}

const ageCodes = ['CHLD', 'YAD', 'ADLT', 'SNR']

/** The code book's age groups, where they leave out minors or take only them. A list without any says nothing. */
function readAges(codes: readonly ServiceCode[]): { minimumAge?: number; maximumAge?: number } {
  const groups = ageCodes.filter((age) => codes.some(({ code }) => code === age))
  if (groups.length === 0) return {}
  if (!groups.includes('CHLD')) return { minimumAge: 18 }
  return groups.length === 1 ? { maximumAge: 17 } : {}
}

function isUnknownCode(key: string, value: unknown): boolean {
  return /^[a-z]{1,7}\d{0,2}$/.test(key) && cleanText(value) === '1'
}

type Services = { codes: ServiceCode[]; infos: DraftInfo[]; warnings: string[] }

function readServices(record: RawRecord, { unknownCodes, columns }: RecordNotes): Services {
  const found = new Map<string, ServiceCode>()
  const infos: DraftInfo[] = []
  const add = (entry: ServiceCode) => found.set(entry.code, entry)
  const count = (code: string) => countIn(unknownCodes, code)

  for (const [key, value] of record) {
    if (samhsaFields.has(key)) continue
    const entry = findServiceCode(key)
    if (entry && cleanBoolean(value)) add(entry)
    else if (!entry && isUnknownCode(key, value)) count(key.toUpperCase())
  }
  for (const code of cleanText(pick(record, 'servicecodeinfo'))?.split(/[\s*]+/) ?? []) {
    if (code === '') continue
    const entry = findServiceCode(code)
    if (entry) add(entry)
    else count(code.toUpperCase())
  }
  const program = isOpioidProgram(record) && findServiceCode('OTP')
  if (program) add(program)
  for (const key of namedServiceFields) {
    for (const name of listNames(pick(record, key))) {
      const entry = findServiceByName('SET', name) ?? findServiceByName('TC', name)
      if (entry) add(entry)
      else infos.push({ category: 'Treatment programs', infoKey: name, infoValue: true })
    }
  }
  const services = pick(record, 'services')
  for (const service of Array.isArray(services) ? services : []) {
    const group = toNestedRecord(service)
    const groupCode = cleanText(pick(group, 'f2')) ?? ''
    const known = findServiceSection(groupCode)
    const section = known ?? cleanLabel(pick(group, 'f1'))
    for (const name of listNames(pick(group, 'f3'))) {
      const entry = known && findServiceByName(groupCode, name)
      if (entry) add(entry)
      else if (section && !/^(does not|no)\b/i.test(name)) {
        infos.push({ category: section, infoKey: name, infoValue: true })
      }
    }
  }
  const fullGroups = listFullGroups([...found.values()], columns)
  const codes = [...found.values()].filter(({ group }) => !fullGroups.includes(group))
  const sections = new Set(fullGroups.map(findServiceSection))
  const warnings = sections.size > 0 ? [recordWarnings.claimsAll([...sections].join(', '))] : []
  return { codes, infos: [...codes.flatMap((entry) => entry.info ?? []), ...infos], warnings }
}

function listNames(value: unknown): string[] {
  return (cleanText(value)?.split(';') ?? []).map((name) => name.trim()).filter(Boolean)
}
