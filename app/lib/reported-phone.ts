import { reportedNumber } from './checked-fields.ts'
import type { Language, Texts } from './language.ts'
import { formatPhone } from './phone.ts'
import { addWorkDays } from './work-days.ts'

/** Working days in which staff settle a number that was reported wrong. After that, visitors no longer see it. */
export const settleWorkDays = 2

type ReportedRow = { phone: string | null; phoneReportedAt: Date | null }

/** Stands in place of the number. */
export const hiddenNumber: Texts<string> = {
  en: 'This number was reported wrong and we have not confirmed it yet.',
  es: 'Nos avisaron que este teléfono está mal y todavía no lo hemos confirmado.',
}

/** Returns when a number that was reported wrong stops being shown. */
export const findHidingTime = (reportedAt: Date): Date => addWorkDays(reportedAt, settleWorkDays)

/** Returns whether visitors must not see the center's number. */
export function hidesPhone({ phone, phoneReportedAt }: ReportedRow, now: Date): boolean {
  return phone !== null && phoneReportedAt !== null && findHidingTime(phoneReportedAt) <= now
}

type PhonesRow = ReportedRow & {
  intakePhone?: string | null
  referralFax?: string | null
  permanentlyClosed: boolean
}

/**
 * Returns a row with only the numbers that visitors may use: none of a center that is closed for good, and not the one
 * that was reported wrong.
 */
export function hidePhones<Row extends PhonesRow>(row: Row, now: Date): Row {
  if (row.permanentlyClosed) {
    return { ...row, phone: null, intakePhone: null, referralFax: null }
  }
  if (!hidesPhone(row, now)) return row
  const isSame = formatPhone(row.intakePhone)?.href === formatPhone(row.phone)?.href
  return { ...row, phone: null, intakePhone: isSame ? null : row.intakePhone }
}

/** Say why a number is hidden. Null if it isn't, or if the center closed for good: then nobody confirms it any more. */
export function explainHidden(row: PhonesRow, now: Date, language: Language): string | null {
  return hidesPhone(row, now) && !row.permanentlyClosed ? hiddenNumber[language] : null
}

/** Return the line about a reported number, which is hidden if `phone` is null. */
export function describeReported(phone: string | null, language: Language): string {
  return phone === null ? hiddenNumber[language] : reportedNumber[language]
}
