/**
 * A number as a page shows it, "(732) 961-9666 ext. 21", and as a link, "tel:+17329619666;ext=21".
 */
type Phone = { display: string; href: string }

const extension = /(?:[,;]\s*)?(?:\bext(?:ension|\.|n)?|[x#])\s*[.:=]?\s*(\d{1,6})\s*$/i

/** Includes any text around the digits. */
const maxNumberLength = 100

/**
 * Format a US number from a file ("+1 609-555-0142", "6095550142", "617-547-2255 x222"). Null if
 * it cannot be dialed: wrong length, an area code or exchange outside the North American plan, or a
 * value that a spreadsheet mangled ("9.18E+11").
 */
export function formatPhone(raw: string | null | undefined): Phone | null {
  if (!raw || raw.length > maxNumberLength) return null
  const text = raw.trim().replace(/^tel:/i, '')
  const found = extension.exec(text)
  const number = (found ? text.slice(0, found.index) : text).replace(/[\u2010-\u2015\u2212]/g, '-')
  if (!/^[\d\s().+/-]+$/.test(number)) return null
  const digits = number.replace(/\D/g, '').replace(/^(?:001|1)(?=\d{10}$)/, '')
  // Area code and exchange begin with 2 to 9. "N9X" is reserved; "N11" is a service, except after a
  // toll-free code.
  if (!/^(?:8(?:00|33|44|55|66|77|88)[2-9]|[2-9](?!11|9)\d\d[2-9](?!11))\d{6}$/.test(digits))
    return null
  const extensionDigits = found?.[1]
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return {
    display: `(${area}) ${exchange}-${line}${extensionDigits ? ` ext. ${extensionDigits}` : ''}`,
    href: `tel:+1${digits}${extensionDigits ? `;ext=${extensionDigits}` : ''}`,
  }
}

/**
 * Return the link for a displayed number that is known to be valid: "1-844-732-2465" →
 * "tel:+18447322465", "988" → "tel:988".
 */
export function dialNumber(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length > 10 ? `tel:+${digits}` : `tel:${digits}`
}
