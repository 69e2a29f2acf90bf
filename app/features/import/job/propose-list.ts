import { cleanDay } from '#app/features/import/centers/clean-values.ts'
import type { ListSource } from './import-outcome.ts'
import type { StoredContents } from './import-record.ts'

/**
 * Which list a file probably is, by how its records are written, and of which day, by the date in its
 * name: "findtreatment_2025-03-14.csv". Of a year alone it is the first day.
 */
export function proposeList(
  fileName: string,
  contents: Pick<StoredContents, 'formats'> | null,
): ListSource {
  const [[format] = []] = contents?.formats ?? []
  const [, year, month = '01', day = '01'] =
    /(?:^|\D)(20\d\d)(?:[-_.]?(0[1-9]|1[0-2])(?:[-_.]?(0[1-9]|[12]\d|3[01]))?)?(?!\d)/.exec(
      fileName,
    ) ?? []
  return {
    listedIn: nameList(format, fileName),
    listedOn: year ? cleanDay(`${year}-${month}-${day}`) : null,
  }
}

function nameList(format: string | undefined, fileName: string): string | null {
  if (format === 'Google Maps') return 'Google Maps'
  if (format !== 'SAMHSA') return null
  return /otp|opioid/i.test(fileName)
    ? 'SAMHSA’s directory of opioid treatment programs'
    : 'FindTreatment.gov'
}
