import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listHsdsErrors } from '#tests/support/hsds-validator.ts'
import { runs } from '#tests/support/thorough.ts'
import { toUri } from './to-uri.ts'

it.each([
  ['https://example.org', 'https://example.org'],
  ['http://example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
  ['https://example.org/a b', 'https://example.org/a%20b'],
  ['https://exámple.org/', 'https://xn--exmple-qta.org/'],
  ['https://', undefined],
  ['https://example.org/#a#b', undefined],
  [null, undefined],
])('makes a URI of %s', (website, uri) => {
  expect(toUri(website)).toBe(uri)
})

it('makes no URI that a validator refuses', () => {
  const website = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => `https://example.org/${text}`),
    fc.string().map((text) => `https://${text}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
  )
  fc.assert(
    fc.property(website, (text) => {
      const url = toUri(text)
      expect(
        listHsdsErrors('url', {
          id: '00000000-0000-4000-8000-000000000001',
          url: url ?? 'https://a.b',
        }),
      ).toEqual([])
    }),
    { numRuns: runs(100, 2000) },
  )
})
