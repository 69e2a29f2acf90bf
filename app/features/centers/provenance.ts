import { reportedNumber } from '#app/lib/checked-fields.ts'
import { formatDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { messages } from './messages.ts'

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

/** Where a listing comes from, and whether a person has checked it. */
export function describeProvenance(row: ListingRow, language: Language): string {
  const text = messages[language].summary
  if (row.phoneReportedAt) return reportedNumber[language]
  if (row.verifiedAt) return text.checked(formatDate(row.verifiedAt, language))
  if (row.source === 'sample') return text.sample
  if (row.source === 'staff') return text.addedByStaff
  return text.listedFrom(nameList(row, language))
}

/** Where what it offers is from: "From SAMHSA, 2021"; null for a sample. */
export function describeSource(
  row: Pick<ListingRow, 'source' | keyof ListRow>,
  language: Language,
): string | null {
  const text = messages[language].summary
  if (row.source === 'sample') return null
  return row.source === 'staff' ? text.fromStaff : text.from(nameList(row, language))
}

/** "SAMHSA, 2021" */
function nameList({ listedIn, listedOn }: ListRow, language: Language): string {
  const year = listedOn?.slice(0, 4)
  return [listedIn ?? messages[language].summary.anImport, year].filter(Boolean).join(', ')
}
