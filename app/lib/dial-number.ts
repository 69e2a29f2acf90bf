/** The address that dials a printed number known to be good: "1-844-732-2465" → "tel:+18447322465", "988" → "tel:988". */
export function dialNumber(printed: string): string {
  const digits = printed.replace(/\D/g, '')
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length > 10 ? `tel:+${digits}` : `tel:${digits}`
}
