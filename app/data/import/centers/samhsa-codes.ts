import type { TreatmentType } from '#app/center/offerings/treatment-types.ts'
import type { DraftInfo } from './center-draft.ts'
import { careCodeTable } from './samhsa-care-codes.ts'
import { serviceCodeTable } from './samhsa-service-codes.ts'

export type ServiceCode = {
  /** In capitals, such as "OIT". */
  code: string
  /** The code book's category, such as "TC". */
  group: string
  /** Shown to visitors; null for a code that means nothing to them. */
  info: DraftInfo | null
  /** The code names a kind of care, so its name also becomes a category of the center. */
  isCategory: boolean
  treatmentTypes: TreatmentType[]
}

/**
 * The codes that say what a treatment type says. Detox is a kind of care, so it has no code for a medicine
 * that eases withdrawal (DB, DM, DLC) or for the drug that somebody withdraws from (ADTX). DB and DM treat with
 * buprenorphine and methadone; lofexidine and clonidine (DLC) treat only withdrawal's symptoms. HH is housing,
 * not residential treatment. SOTP, the certification as an opioid treatment program, is OTP under another name.
 */
const codesByType: Record<TreatmentType, string> = {
  inpatient: 'HI HID HIT',
  outpatient: 'OP OMB ODT OIT ORT OD PH PHDT OMH',
  detox: 'DT HID RD OD',
  counseling: 'CBT DBT TRC ICO SACA IPT GCO FCO MCO',
  'group-therapy': 'GCO GT',
  'family-therapy': 'FCO CFT',
  'medication-assisted':
    'MU METH BU NU OTP SOTP MM BUM DB DM UB UN UBN RPN BWN BWON BERI BSDM NXN VTRL OMB MWS PMAT ACM DSF',
  residential: 'RES RS RL RD RTCA RTCC ORES',
}

const categoryGroups = new Set(['TC', 'SET'])

type CodeBook = {
  byCode: Map<string, ServiceCode>
  byName: Map<string, ServiceCode>
  sections: Map<string, string>
  /** The codes in each group. */
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

/** Look up a SAMHSA service code, ignoring case; null if the code book doesn't have it. */
export function findServiceCode(code: string): ServiceCode | null {
  return codeBook.byCode.get(code.toUpperCase()) ?? null
}

/**
 * Look up a service by its official name within a group ("TC"), as FindTreatment's JSON names it.
 */
export function findServiceByName(group: string, name: string): ServiceCode | null {
  return codeBook.byName.get(toNameKey(group.toUpperCase(), name)) ?? null
}

/**
 * No real facility offers every service of a group this large: none of 662 in Massachusetts does.
 */
const minLargeGroup = 11

/**
 * List the groups where a record claims every code, if at least one of them is large: somebody
 * checked every box. Small groups alone prove nothing, because many centers serve all ages or both
 * sexes. Only codes with a column in the file count (`columns` is keyed by `toFieldKey`).
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

/** List every section and service name in the code book, without repeats. */
export function listServiceNames(): string[] {
  const infos = [...codeBook.byCode.values()].flatMap(({ info }) => info ?? [])
  return [...new Set(infos.flatMap(({ category, infoKey }) => [category, infoKey]))]
}

/** Return the section where a group's services are shown: "PAY" → "Payment". */
export function findServiceSection(group: string): string | null {
  return codeBook.sections.get(group.toUpperCase()) ?? null
}
