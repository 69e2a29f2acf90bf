import { createHash, randomBytes } from 'node:crypto'

/** Crockford's base 32: no letter looks like a digit, and none makes a rude word of U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const keyLength = 16

/** Create a key of 80 random bits that people can type: "7Q2M-X9KD-0TBR-4HVN". */
export function createLinkKey(): string {
  const letters = [...randomBytes(keyLength)].map((byte) => alphabet[byte % alphabet.length])
  return letters.join('').replace(/(.{4})(?!$)/g, '$1-')
}

/** Read a key as somebody typed it: "7q2m x9kd otbr 4hvn" → "7Q2MX9KD0TBR4HVN". */
export function tidyLinkKey(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .slice(0, keyLength + 1)
}

/** Hash a key for the database, which never stores the key itself. */
export function hashLinkKey(key: string): string {
  return createHash('sha256').update(tidyLinkKey(key)).digest('hex')
}
