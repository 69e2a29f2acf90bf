import { proposeList } from '#app/data/import/job/import-record.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'

/** The day of a list ("2026-11-25"): the one in its file's name, or else when its host last changed it. */
export function findListedDay(fileName: string, lastModified: string | null): string | null {
  const { listedOn } = proposeList(fileName, null)
  if (listedOn) return listedOn
  const changed = new Date(lastModified ?? '')
  return Number.isNaN(changed.getTime()) ? null : formatIsoDate(changed)
}
