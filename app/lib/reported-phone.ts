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

/** Returns a row without its intake phone if that is the number that visitors must not see. */
export function hideIntakePhone<Row extends ReportedRow & { intakePhone?: string | null }>(
  row: Row,
  now: Date,
): Row {
  const isSame = formatPhone(row.intakePhone)?.href === formatPhone(row.phone)?.href
  return isSame && hidesPhone(row, now) ? { ...row, intakePhone: null } : row
}

/** Return the line about a reported number, which is hidden if `phone` is null. */
export function describeReported(phone: string | null, language: Language): string {
  return phone === null ? hiddenNumber[language] : reportedNumber[language]
}
