import { describe, expect, it } from 'vitest'
import { anonymous, type Viewer } from '#db/viewer.ts'
import { isVisit } from './workers/visit-counter.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const member = (role: 'user' | 'moderator' | 'admin'): Viewer => ({
  kind: 'member',
  userId: '00000000-0000-4000-8000-000000000001',
  role,
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Request(`http://localhost${path}`, {
    method,
    headers: { 'User-Agent': firefox, ...headers },
  })
}

describe('a visit', () => {
  it.each([
    ['a page opened', ask('/centers/a'), anonymous],
    ['by a member', ask('/centers/a'), member('user')],
    [
      'with an old phone',
      ask('/', { 'User-Agent': 'Mozilla/5.0 (Android 9; CUBOT X19)' }),
      anonymous,
    ],
    ['from a link elsewhere', ask('/centers/a', { Referer: 'https://example.org/' }), anonymous],
    [
      'the page reloaded whole',
      ask('/centers/a', { Referer: 'http://localhost/centers/a' }),
      anonymous,
    ],
  ])('is %s', (_, request, viewer) => {
    expect(isVisit(request, viewer)).toBe(true)
  })

  it.each([
    ['a head alone', ask('/centers/a', {}, 'HEAD'), anonymous],
    ['a form', ask('/centers/a', {}, 'POST'), anonymous],
    ['a moderator’s', ask('/centers/a'), member('moderator')],
    ['an admin’s', ask('/centers/a'), member('admin')],
    ['fetched ahead', ask('/centers/a', { 'Sec-Purpose': 'prefetch' }), anonymous],
    ['rendered ahead', ask('/centers/a', { 'Sec-Purpose': 'prefetch;prerender' }), anonymous],
    ['fetched ahead by Safari', ask('/centers/a', { Purpose: 'prefetch' }), anonymous],
    ['nameless', ask('/centers/a', { 'User-Agent': '' }), anonymous],
    ['the page after a vote', ask('/centers/a', { Cookie: 'flash=comment-posted' }), anonymous],
    [
      'the same page again, by script',
      ask('/centers/a.data', { Referer: 'http://localhost/centers/a' }),
      anonymous,
    ],
  ])('is not %s', (_, request, viewer) => {
    expect(isVisit(request, viewer)).toBe(false)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 BingPreview/1.0b',
    'WhatsApp/2.23',
    'curl/8.5.0',
    'python-requests/2.31',
  ])('is not one by %s', (agent) => {
    expect(isVisit(ask('/centers/a', { 'User-Agent': agent }), anonymous)).toBe(false)
  })
})
