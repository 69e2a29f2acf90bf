/** A rejected form: its path and its fields, without secrets. */
export type Unsent = { action: string; fields: [name: string, value: string][] }

/** Fields that people choose or that the form sets; all others are typed. */
const notTyped =
  /^(all|call|center|centerId|decide|decision|how|intent|deleteWords|device|do|download|duplicates|from|id|infoValue|kind|opened|report|review|role|sameName|seen|status|step|target|to|version|vote|column:.*|stays:.*)$/

export function isTyped(name: string): boolean {
  return !notTyped.test(name)
}

/**
 * Read a form's fields for sending it again; null if nothing was typed. Never includes a password
 * or a code.
 */
export function readUnsent(form: FormData, action: string): Unsent | null {
  const fields: Unsent['fields'] = []
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password|^code$/i.test(name)) fields.push([name, value])
  }
  const hasWords = fields.some(([name, value]) => isTyped(name) && value.trim() !== '')
  return hasWords ? { action, fields } : null
}
