import { describe, expect, it } from 'vitest'
import { writeRobots } from './write-robots.ts'

/** Whether a crawler that follows RFC 9309 may read a path: the longest rule that matches decides. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, rule]) => rule ?? '')
  return !rules.some((rule) => {
    const pattern = rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return new RegExp(`^${pattern}`).test(path)
  })
}

describe('robots.txt', () => {
  const robots = writeRobots('https://directory.example.org')

  it.each([
    ['/', true],
    ['/centers', true],
    ['/centers/harbor-light', true],
    ['/centers?location=Trenton', true],
    ['/centers?location=Trenton&type=detox', true],
    ['/og/site.png', true],
    ['/images/centers/1/640?v=abc', true],
    ['/assets/main.css', true],
    ['/centers?q=jo', false],
    ['/?q=jo', false],
    ['/centers?location=Trenton&q=jo', false],
    ['/admin', false],
    ['/admin/users', false],
    ['/dashboard', false],
    ['/auth?redirectTo=%2Fadmin', false],
    ['/account', false],
    ['/quick-exit', false],
  ])('says of %s: %s', (path, allowed) => {
    expect(mayRead(robots, path)).toBe(allowed)
  })

  it('names the sitemap by its whole address', () => {
    expect(robots).toMatch(/^Sitemap: https:\/\/directory\.example\.org\/sitemap\.xml$/m)
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
    'keeps %s to itself',
    (url) => {
      expect(writeRobots(url)).toBe('User-agent: *\nDisallow: /\n')
    },
  )
})
