// @ts-check
import { readFileSync } from 'node:fs'

/**
 * What `npm start` tells Node, for whoever starts the server in another way. They stand there, because a
 * process can be told them only by whoever starts it.
 */
export function readServerFlags() {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  return /** @type {string[]} */ (scripts.start.split(' ')).filter((part) => part.startsWith('--'))
}
