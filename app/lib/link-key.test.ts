import { expect, it } from 'vitest'
import { createLinkKey, hashLinkKey, tidyLinkKey } from './link-key.server.ts'

it('a key is different each time, and reads the same however it is typed', () => {
  const keys = Array.from({ length: 500 }, createLinkKey)
  expect(new Set(keys).size).toBe(500)
  for (const key of keys) {
    expect(key).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(hashLinkKey(typed)).toBe(hashLinkKey(key))
  }
})

it('a longer text is another key', () => {
  const key = createLinkKey()
  expect(hashLinkKey(`${key}0`)).not.toBe(hashLinkKey(key))
  expect(tidyLinkKey('')).toBe('')
})
