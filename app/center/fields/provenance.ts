import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import { reportedNumber } from './checked-fields.ts'

/** The source of a listing and its last check. Dates are "2021-09-30". */
export type Provenance =
  | { kind: 'phone-reported' }
  | { kind: 'checked'; on: string }
  | { kind: 'sample' }
  | { kind: 'staff' }
  | { kind: 'listed'; list: string | null; on: string | null }

type ListRow = {
  listedIn: string | null
  /** "2021-09-30" */
  listedOn: string | null
}

type ListingRow = ListRow & {
  source: 'staff' | 'import' | 'sample'
  verifiedAt: Date | null
  phoneReportedAt: Date | null
}

const en = {
  checked: (date: string) => `Checked ${date}`,
  sample: 'Sample listing',
  addedByStaff: 'Added by our staff; not checked yet',
  listedFrom: (list: string) => `Listed from ${list}; not checked yet`,
  anImport: 'an import',
  fromStaff: 'From our staff',
  from: (list: string) => `From ${list}`,
}
const es = {
  checked: (date) => `Revisado el ${date}`,
  sample: 'Ficha de muestra',
  addedByStaff: 'Agregado por nuestro equipo; aún sin revisar',
  listedFrom: (list) => `Tomado de ${list}; aún sin revisar`,
  anImport: 'una lista importada',
  fromStaff: 'De nuestro equipo',
  from: (list) => `De ${list}`,
} satisfies typeof en
const texts: Texts<typeof en> = { en, es }

export function findProvenance(row: ListingRow): Provenance {
  if (row.phoneReportedAt) return { kind: 'phone-reported' }
  if (row.verifiedAt) return { kind: 'checked', on: formatIsoDate(row.verifiedAt) }
  if (row.source === 'import') return { kind: 'listed', list: row.listedIn, on: row.listedOn }
  return { kind: row.source }
}

/** "Checked May 3, 2025", "Listed from SAMHSA, 2021; not checked yet". */
export function describeProvenance(provenance: Provenance, language: Language): string {
  const text = texts[language]
  switch (provenance.kind) {
    case 'phone-reported':
      return reportedNumber[language]
    case 'checked': {
      const noon = new Date(`${provenance.on}T17:00Z`)
      return text.checked(formatDate(noon, language))
    }
    case 'sample':
      return text.sample
    case 'staff':
      return text.addedByStaff
    case 'listed':
      return text.listedFrom(nameList(provenance.list, provenance.on, language))
  }
}

/** The source of a center's services: "From SAMHSA, 2021"; null for a sample. */
export function describeSource(
  row: Pick<ListingRow, 'source' | keyof ListRow>,
  language: Language,
): string | null {
  const text = texts[language]
  if (row.source === 'sample') return null
  if (row.source === 'staff') return text.fromStaff
  return text.from(nameList(row.listedIn, row.listedOn, language))
}

/** "SAMHSA, 2021" */
function nameList(list: string | null, listedOn: string | null, language: Language): string {
  const year = listedOn?.slice(0, 4)
  return [list ?? texts[language].anImport, year].filter(Boolean).join(', ')
}
