import type { TreatmentType } from '#app/lib/treatment-types.ts'
import type { DraftInfo } from './center-draft.ts'
import { careCodeTable } from './samhsa-care-codes.ts'
import { serviceCodeTable } from './samhsa-service-codes.ts'

export type ServiceCode = {
  /** In capitals: "OIT". */
  code: string
  /** The code book's group: "TC". */
  group: string
  /** What a visitor reads; null where the code says nothing to one. */
  info: DraftInfo | null
  /** The code names a kind of care, and so a category of the center. */
  isCategory: boolean
  treatmentTypes: TreatmentType[]
}

const codesByType: Record<TreatmentType, string> = {
  inpatient: 'HI HID HIT',
  outpatient: 'OP OMB ODT OIT ORT OD PH PHDT OMH',
  detox: 'DT HID RD OD ADTX BDTX CDTX MDTX ODTX DB DM DLC',
  counseling: 'CBT DBT TRC ICO SACA IPT GCO FCO MCO',
  'group-therapy': 'GCO GT',
  'family-therapy': 'FCO CFT',
  'medication-assisted':
    'MU METH BU NU OTP MM BUM UB UN UBN RPN BWN BWON BERI BSDM NXN VTRL OMB MWS PMAT ACM DSF',
  residential: 'RES RS RL RD HH RTCA RTCC ORES',
}

const categoryGroups = new Set(['TC', 'SET'])

type CodeBook = {
  byCode: Map<string, ServiceCode>
  byName: Map<string, ServiceCode>
  sections: Map<string, string>
  /** The codes of each group. */
  groups: Map<string, string[]>
}

const codeBook = readCodeBook()

function readCodeBook(): CodeBook {
  const book: CodeBook = {
    byCode: new Map(),
    byName: new Map(),
    sections: new Map(),
    groups: new Map(),
  }
  const types = new Map<string, TreatmentType[]>()
  for (const [type, codes] of Object.entries(codesByType) as [TreatmentType, string][]) {
    for (const code of codes.split(' ')) types.set(code, [...(types.get(code) ?? []), type])
  }
  let group = ''
  for (const line of `${careCodeTable}${serviceCodeTable}`.split('\n')) {
    const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    if (first === '#') {
      const [, category = '', section = ''] = /^(\S+) (.+)$/.exec(rest) ?? []
      group = category
      book.sections.set(group, section)
    } else if (first !== '') {
      const [official = '', plain = official] = rest.split(' => ')
      const entry: ServiceCode = {
        code: first,
        group,
        info: toInfo(plain, book.sections.get(group) ?? ''),
        isCategory: categoryGroups.has(group),
        treatmentTypes: types.get(first) ?? [],
      }
      book.byCode.set(first, entry)
      book.groups.set(group, [...(book.groups.get(group) ?? []), first])
      book.byName.set(toNameKey(group, official), entry)
    }
  }
  return book
}

function toInfo(plain: string, section: string): DraftInfo | null {
  if (plain === '-') return null
  const moved = /^(Access|Medical services|Recovery support): (.+)$/.exec(plain)
  if (moved) return { category: moved[1] ?? '', infoKey: moved[2] ?? '', infoValue: true }
  const isDenied = plain.startsWith('!')
  return { category: section, infoKey: isDenied ? plain.slice(1) : plain, infoValue: !isDenied }
}

function toNameKey(group: string, name: string): string {
  return `${group} ${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()}`
}

/** A code of SAMHSA's code book in any letter case; null when the book lacks it. */
export function findServiceCode(code: string): ServiceCode | null {
  return codeBook.byCode.get(code.toUpperCase()) ?? null
}

/** The code of a service that FindTreatment's JSON names in words, within its group ("TC"). */
export function findServiceByName(group: string, name: string): ServiceCode | null {
  return codeBook.byName.get(toNameKey(group.toUpperCase(), name)) ?? null
}

/** How many codes the groups have that no facility offers all of: of 662 in Massachusetts none does. */
const minLargeGroup = 11

/**
 * Groups in which a record claims every code, if one of them is large: such a record was filled in without looking.
 * Small groups alone prove nothing, because many centers serve all ages or both sexes.
 * @param columns keys of the file's columns; a group is what the file has of it
 */
export function listFullGroups(
  codes: readonly ServiceCode[],
  columns: Pick<ReadonlyMap<string, unknown>, 'has'>,
): string[] {
  const claimed = new Map<string, number>()
  for (const { group } of codes) claimed.set(group, (claimed.get(group) ?? 0) + 1)
  const known = new Set(codes.map(({ code }) => code))
  const full = [...claimed].filter(([group]) => {
    const members = codeBook.groups.get(group) ?? []
    return members.every((code) => known.has(code) || !columns.has(code.toLowerCase()))
  })
  const claimsTooMuch = full.some(([, count]) => count >= minLargeGroup)
  return claimsTooMuch ? full.map(([group]) => group) : []
}

/** Every section and service name that the code book gives to centers, once each. */
export function listServiceNames(): string[] {
  const infos = [...codeBook.byCode.values()].flatMap(({ info }) => info ?? [])
  return [...new Set(infos.flatMap(({ category, infoKey }) => [category, infoKey]))]
}

/** The section under which a group of services is shown: "PAY" → "Payment". */
export function findServiceSection(group: string): string | null {
  return codeBook.sections.get(group.toUpperCase()) ?? null
}
