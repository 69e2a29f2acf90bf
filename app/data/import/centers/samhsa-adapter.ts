import { pick, type RawRecord, toNestedRecord } from '#app/data/import/formats/records.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import type { DraftInfo } from './center-draft.ts'
import { cleanBoolean, cleanLabel, cleanText } from './clean-values.ts'
import { countIn, type FormatAdapter, type RecordNotes } from './format-adapter.ts'
import { joinNames, joinStreet } from './join-values.ts'
import { findOverruled } from './overruled-fields.ts'
import {
  findServiceByName,
  findServiceCode,
  findServiceSection,
  listFullGroups,
  type ServiceCode,
} from './samhsa-codes.ts'
import { hotlineFields, intakeFields, readNumbers } from './samhsa-numbers.ts'
import { describeValue } from './value-shapes.ts'

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

const isOverruled = findOverruled([
  nameFields,
  secondNameFields,
  ['street1', 'street'],
  ['zip', 'zipcode'],
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
  isKnownField: (key, value, record) =>
    (samhsaFields.has(key) && !isOverruled(key, value, record)) ||
    findServiceCode(key) !== null ||
    isUnknownCode(key, value),
  shapes: new Map([['services', { isList: true }]]),
  readFields(record, name, notes) {
    const { codes, infos, warnings } = readServices(record, notes)
    const facilityType = cleanText(pick(record, 'typefacility'))?.toUpperCase() ?? ''
    if (facilityType && !(facilityType in facilityTypes)) countIn(notes.unknownCodes, facilityType)
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
  const unusable: string[] = []
  const warnings: string[] = []
  const add = (entry: ServiceCode) => found.set(entry.code, entry)
  const count = (code: string) => countIn(unknownCodes, code)

  for (const [key, value] of record) {
    if (samhsaFields.has(key)) continue
    const entry = findServiceCode(key)
    const isOffered = entry ? cleanBoolean(value) : null
    if (entry && isOffered) add(entry)
    else if (entry && isOffered === null) unusable.push(`${entry.code} ${describeValue(value)}`)
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
    const names = listNames(pick(group, 'f3'))
    const isEmpty = [...group.keys()].every((key) => key === 'f1' || key === 'f2')
    if (names.length > 0 ? section === null : !isEmpty) {
      warnings.push(recordWarnings.unusable('services', describeValue(service)))
    }
    for (const name of names) {
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
  if (sections.size > 0) warnings.push(recordWarnings.claimsAll([...sections].join(', ')))
  if (unusable.length > 0) warnings.push(recordWarnings.unusableCodes(unusable.join(', ')))
  return { codes, infos: [...codes.flatMap((entry) => entry.info ?? []), ...infos], warnings }
}

function listNames(value: unknown): string[] {
  return (cleanText(value)?.split(';') ?? []).map((name) => name.trim()).filter(Boolean)
}
