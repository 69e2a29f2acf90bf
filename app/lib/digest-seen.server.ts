import { createHash } from 'node:crypto'

/**
 * Sum up what a page shows about a row, for a hidden field `seen` of its forms. The action sums up the locked row the
 * same way: another text means that staff decided on something else than what is stored.
 */
export function digestSeen(...shown: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
