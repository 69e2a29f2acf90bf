import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it.each([
  ['https://example.org/a b', undefined, 'https://example.org/a%20b'],
  ['https://exámple.org/', undefined, 'https://xn--exmple-qta.org/'],
  ['/centers', 'https://example.org', 'https://example.org/centers'],
  ['/centers', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
])('reads %j', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href)
})

it('reads a foreign letter after many calls as after one', () => {
  const read = () => parseUrl('https://exámple.org/') !== null
  expect(Array.from({ length: 20_000 }, read)).not.toContain(false)
})
