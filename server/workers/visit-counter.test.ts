import { describe, expect, it } from 'vitest'
import { anonymous, type Viewer } from '#db/viewer.ts'
import { dropPrefixes, foldCountableSearch, isVisit } from './visit-counter.ts'

describe('a search that found nothing', () => {
  it.each([
    ['Detox', 'detox'],
    ['women’s sober-living, Newark', 'women s sober living newark'],
    ['Newark, NJ 07102', 'newark nj 07102'],
    ['one two three four five six', 'one two three four five six'],
    ['a'.repeat(80), 'a'.repeat(80)],
  ])('%s is counted as "%s"', (query, folded) => {
    expect(foldCountableSearch(query)).toBe(folded)
  })

  it.each([
    ['nothing', ''],
    ['an email address', 'pat.doe@example.org'],
    ['a web address', 'https://example.org'],
    ['a web address without its beginning', 'www.example.org'],
    ['a phone number', '609-555-0199'],
    ['a phone number cut in two halves that look like ZIP codes', '60955 50199'],
    ['a phone number in other digits', '٦٠٩ ٥٥٥ ٠١٩٩'],
    ['a ZIP code in other digits', '０８６０８'],
    ['a date of birth', 'john 1984'],
    ['a house number with a ZIP code', '12 mill lane 08608'],
    ['a ZIP code of nine digits', '08608-1234'],
    ['a story', 'my son takes pills and i cannot'],
    ['a text that is too long', 'a'.repeat(81)],
  ])('is not counted if it contains %s', (_, query) => {
    expect(foldCountableSearch(query)).toBeNull()
  })
})

it('half-typed searches are dropped', () => {
  const searches = new Map([
    ['zzq', 1],
    ['zzqx', 2],
    ['zzqx clinic', 3],
    ['zz top', 1],
    ['aa', 4],
  ])
  expect(dropPrefixes(searches)).toEqual(
    new Map([
      ['aa', 4],
      ['zz top', 1],
      ['zzqx clinic', 3],
    ]),
  )
})

describe('a visit', () => {
  const staff = (role: 'moderator' | 'admin'): Viewer => ({ kind: 'member', userId: 'x', role })
  const ask = (headers: Record<string, string> = {}, method = 'GET', path = '/centers/a') =>
    new Request(`http://localhost${path}`, {
      method,
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', ...headers },
    })

  it.each([
    ['a page opened', ask()],
    ['with an old phone', ask({ 'User-Agent': 'Mozilla/5.0 (Android 9; CUBOT X19)' })],
  ])('is %s', (_, request) => {
    expect(isVisit(request, anonymous)).toBe(true)
  })

  it.each([
    ['a head alone', ask({}, 'HEAD'), anonymous],
    ['a form', ask({}, 'POST'), anonymous],
    ['a moderator’s', ask(), staff('moderator')],
    ['an admin’s', ask(), staff('admin')],
    ['rendered ahead', ask({ 'Sec-Purpose': 'prefetch;prerender' }), anonymous],
    ['fetched ahead by Safari', ask({ Purpose: 'prefetch' }), anonymous],
    ['nameless', ask({ 'User-Agent': '' }), anonymous],
    ['the page after a vote', ask({ Cookie: 'flash=comment-posted' }), anonymous],
    ['the same page again, by script', ask({}, 'GET', '/centers/a.data'), anonymous],
  ])('is not %s', (_, request, viewer) => {
    expect(isVisit(request, viewer)).toBe(false)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
  ])('is not a request by %s', (agent) => {
    expect(isVisit(ask({ 'User-Agent': agent }), anonymous)).toBe(false)
  })
})
