/** A form that was not taken: where it is sent, and what it held, secrets left out. */
export type Unsent = { action: string; fields: [name: string, value: string][] }

/** Fields that are chosen or brought along by the form; the rest is typed. */
const notTyped =
  /^(call|center|centerId|decide|decision|how|intent|deleteWords|device|do|download|duplicates|from|id|infoValue|kind|opened|report|review|role|sameName|seen|status|step|target|to|version|vote|column:.*)$/

export function isTyped(name: string): boolean {
  return !notTyped.test(name)
}

/** What a form held, for sending it again; null where nothing was typed. A password or a code never comes back. */
export function readUnsent(form: FormData, action: string): Unsent | null {
  const fields: Unsent['fields'] = []
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password|^code$/i.test(name)) fields.push([name, value])
  }
  const hasWords = fields.some(([name, value]) => isTyped(name) && value.trim() !== '')
  return hasWords ? { action, fields } : null
}
