import type { Language, Texts } from '#app/lib/language.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { addWorkDays } from '#app/lib/work-days.ts'
import type { CenterField } from './center-field-kinds.ts'
import { centerFields } from './center-fields.ts'
import { reportedNumber } from './checked-fields.ts'

/** Working days in which staff settle a number that was reported wrong. After that, visitors no longer see it. */
export const settleWorkDays = 2

type ReportedRow = { phone: string | null; phoneReportedAt: Date | null }

/** Stands in place of the number. */
export const hiddenNumber: Texts<string> = {
  en: 'This number was reported wrong and we have not confirmed it yet.',
  es: 'Nos avisaron que este teléfono está mal y todavía no lo hemos confirmado.',
}

/** Return when a number that was reported wrong stops being shown. */
export const findHidingTime = (reportedAt: Date): Date => addWorkDays(reportedAt, settleWorkDays)

/** Return whether visitors must not see the center's number. */
export function hidesPhone({ phone, phoneReportedAt }: ReportedRow, now: Date): boolean {
  return phone !== null && phoneReportedAt !== null && findHidingTime(phoneReportedAt) <= now
}

type PhonesRow = ReportedRow & {
  intakePhone?: string | null
  referralFax?: string | null
  permanentlyClosed: boolean
}

/**
 * Return a row with only the numbers that visitors may use: none of a center that is closed for good, and not the one
 * that was reported wrong, also as an intake number or a fax.
 */
export function hidePhones<Row extends PhonesRow>(row: Row, now: Date): Row {
  if (row.permanentlyClosed) {
    return { ...row, phone: null, intakePhone: null, referralFax: null }
  }
  if (row.phone === null || !hidesPhone(row, now)) return row
  const shown = { ...row, phone: null }
  if (row.intakePhone) shown.intakePhone = withoutLine(row.intakePhone, row.phone)
  if (row.referralFax) shown.referralFax = withoutLine(row.referralFax, row.phone)
  return shown
}

/** Replaces a hidden number in a text. */
const removedNumber: Texts<string> = { en: '[number removed]', es: '[teléfono retirado]' }

/** The free texts of a center, which may repeat its number. A line of hours or of a wait may, too. */
const freeTexts = Object.entries<CenterField>(centerFields)
  .filter(
    ([, { kind, form }]) =>
      kind === 'paragraph' || (kind === 'line' && form?.section === 'admission'),
  )
  .map(([name]) => name)

/**
 * Remove from a row's free texts the numbers that `hidePhones` hides: every number of a center that is closed for good,
 * and the line that was reported wrong. A row may have any of these texts.
 */
export function hideNumbersInTexts<Row extends PhonesRow>(row: Row, now: Date): Row {
  if (!row.permanentlyClosed && !hidesPhone(row, now)) return row
  const hidden = row.permanentlyClosed ? null : listLines(row.phone ?? '')
  const texts = Object.entries(row)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([name]) => freeTexts.includes(name))
    .map(([name, text]) => {
      const removed = removedNumber[name === 'descriptionSpanish' ? 'es' : 'en']
      return [name, removeLines(text, hidden, removed)]
    })
  return { ...row, ...Object.fromEntries(texts) }
}

/** Replace these lines in a text, or all with null. */
function removeLines(text: string, lines: readonly string[] | null, replacement: string): string {
  return text.replace(numberInText, (match, before: string, area, exchange, line) =>
    lines === null || lines.includes(`${area}${exchange}${line}`) ? before + replacement : match,
  )
}

/** Return the numbers in a text that lead to another line than `phone`, or the text as it is if all do. */
function withoutLine(text: string, phone: string): string | null {
  const hidden = listLines(phone)
  if (hidden.length === 0) return normalizeNumber(text) === normalizeNumber(phone) ? null : text
  const digits = text.replace(/\D/g, '')
  if (!hidden.some((line) => digits.includes(line))) return text
  const others = listLines(text).filter((line) => !hidden.includes(line))
  return others.map((line) => formatPhone(line)?.display ?? line).join(', ') || null
}

/** Captures the character before a number (never a digit), and its area, exchange and line. */
const numberInText =
  /(^|[^\d+(])(?:(?:\+|00)?1[\s.\u2010-\u2015\u2212-]*)?\(?(\d{3})\)?[\s./\u2010-\u2015\u2212-]*(\d{3})[\s.\u2010-\u2015\u2212-]*(\d{4})(?:[\s,;]*(?:ext(?:ension|\.)?|x)[\s=:]*\d{1,6})?(?!\d)/gi

/** `'609-555-0142 ext. 3 or 609-555-0149'` → `['6095550142', '6095550149']` */
function listLines(text: string): string[] {
  return [...text.matchAll(numberInText)].map(
    ([, , area, exchange, line]) => `${area}${exchange}${line}`,
  )
}

/** For a number in letters: `'1-800-GET-HELP'` → `'1800gethelp'` */
function normalizeNumber(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** Say why a number is hidden. Null if it isn't, or if the center closed for good: then nobody confirms it any more. */
export function explainHidden(row: PhonesRow, now: Date, language: Language): string | null {
  return hidesPhone(row, now) && !row.permanentlyClosed ? hiddenNumber[language] : null
}

/** Return the line about a reported number, which is hidden if `phone` is null. */
export function describeReported(phone: string | null, language: Language): string {
  return phone === null ? hiddenNumber[language] : reportedNumber[language]
}
