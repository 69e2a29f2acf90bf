import { findExtraWords, isSameLine, readPhoneText } from '#app/center/fields/read-phone-text.ts'
import { recordWarnings } from '#app/data/import/messages.ts'
import { formatNumber, parsePhone } from '#app/lib/phone.ts'
import { cleanPhoneText, isPlainNumber } from './clean-values.ts'

type Given = Partial<Record<'phone' | 'phoneUnformatted' | 'intakePhone' | 'referralFax', unknown>>

type Phones = Record<'phone' | 'phoneUnformatted' | 'intakePhone' | 'referralFax', string | null>

/**
 * Read a record's phone columns. If the phone's column has several numbers, the first one is the
 * phone, and one called a fax or an intake number fills that field. A warning quotes the rest.
 */
export function readPhones(
  given: Given,
  { intakePhone, referralFax }: Pick<Phones, 'intakePhone' | 'referralFax'>,
  warnings: string[],
): Phones {
  const written = cleanPhoneText(given.phone)
  const dialed = cleanPhoneText(given.phoneUnformatted)
  const text = written ?? dialed ?? ''
  const { phone, intake, fax, rest } = readPhoneText(text)
  const number = phone ?? parsePhone(dialed)
  if (number === null && fax === null && text !== '') {
    warnings.push(recordWarnings.unusable('phone', text))
  }
  if (phone && written && dialed && parsePhone(dialed) && !isSameLine(written, dialed)) {
    warnings.push(recordWarnings.phonesDiffer(formatNumber(phone).display, dialed))
  }
  const others = [given.intakePhone, given.referralFax].map(cleanPhoneText)
  for (const words of [rest, ...others.map((other) => other && findExtraWords(other))]) {
    if (words) warnings.push(recordWarnings.phoneRest(words))
  }
  return {
    phone: number && (phone && isPlainNumber(text) ? text : formatNumber(number).display),
    phoneUnformatted: number?.number ?? null,
    intakePhone: intakePhone ?? (intake && formatNumber(intake).display),
    referralFax: referralFax ?? (fax && formatNumber(fax).display),
  }
}

/** The phone columns of a directory's own export. */
export function keepPhones(given: Given): Phones {
  const phone = cleanPhoneText(given.phone)
  return {
    phone,
    phoneUnformatted: cleanPhoneText(given.phoneUnformatted) ?? parsePhone(phone)?.number ?? null,
    intakePhone: cleanPhoneText(given.intakePhone),
    referralFax: cleanPhoneText(given.referralFax),
  }
}
