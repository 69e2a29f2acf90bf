import { pick, type RawRecord } from '#app/data/import/formats/records.ts'
import { comparedNumber } from '#app/lib/phone.ts'
import { cleanPhone, cleanText } from './clean-values.ts'

export const intakeFields = ['intake1', 'intake1a', 'intake2', 'intake2a']
export const hotlineFields = ['hotline1', 'hotline2']

/**
 * Read the number to call, and another one for intakes. Without a phone, the first intake number or hotline is the
 * phone. `leftOut` lists the other numbers, and what can't be dialed: "intake2 617-912-7500".
 */
export function readNumbers(record: RawRecord) {
  const phone = pick(record, 'phone', ...intakeFields, ...hotlineFields)
  const taken = new Set([comparedNumber(cleanText(phone))])
  const others = [...intakeFields, ...hotlineFields].flatMap((field) => {
    const written = cleanText(record.get(field))
    if (written === null || written === cleanText(phone)) return []
    const number = cleanPhone(written)
    const compared = comparedNumber(number)
    if (number ? taken.has(compared) : isPlaceholder(written)) return []
    taken.add(compared)
    return { field, number, written }
  })
  const intake = others.find(({ field, number }) => number && intakeFields.includes(field))
  const leftOut = others.filter((other) => other !== intake)
  return {
    phone,
    intakePhone: intake?.number ?? null,
    leftOut: leftOut
      .map(({ field, number, written }) => `${field} ${number ?? written}`)
      .join(', '),
  }
}

/** "(999) 999-9999" stands for no number. */
function isPlaceholder(written: string): boolean {
  return /^(\d)\1*$/.test(written.replace(/[\s().+-]/g, ''))
}
