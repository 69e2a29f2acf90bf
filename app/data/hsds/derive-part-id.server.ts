import { createHash } from 'node:crypto'

/** Derive the UUID (version 8) of a part from the id of its whole: always the same. */
export function derivePartId(wholeId: string, part: string): string {
  const hex = createHash('sha256').update(`${wholeId} ${part}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
