/**
 * Characters of a rejected form that its answer may repeat: far more than people type. Escaped for HTML and for scripts,
 * each may become ten.
 */
export const maxRepeated = 100_000

/** A rejected form: its path and its fields, without secrets. */
export type Unsent = { action: string; fields: [name: string, value: string][] }

/** Fields that people choose or that the form sets; all others are typed. */
const notTyped =
  /^(all|call|center|centerId|decide|decision|how|intent|deleteWords|device|do|download|duplicates|from|id|infoValue|kind|opened|report|review|role|sameName|seen|status|step|target|to|version|vote|column:.*|stays:.*)$/

export function isTyped(name: string): boolean {
  return !notTyped.test(name)
}

/** List a form's texts, without passwords and codes. */
export function listTexts(form: FormData): [name: string, text: string][] {
  return [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && !/password|^code$/i.test(field[0]),
  )
}

/**
 * Read a form's fields for sending it again. Returns null if nothing was typed, or too much to repeat: half a form must
 * not be sent as if it were all of it. Never includes a password or a code.
 */
export function readUnsent(form: FormData, action: string): Unsent | null {
  const fields = listTexts(form)
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (length > maxRepeated) return null
  const hasWords = fields.some(([name, value]) => isTyped(name) && value.trim() !== '')
  return hasWords ? { action, fields } : null
}
