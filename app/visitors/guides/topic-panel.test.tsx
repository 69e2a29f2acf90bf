import { describe, expect, it } from 'vitest'
import { en as emergency } from '#app/center/help/emergency-content.en.ts'
import { findPath, readLanguage } from '#app/find-page.ts'
import * as crisisLines from '#app/lib/crisis-lines.ts'
import { languages } from '#app/lib/language.ts'
import { readSearch } from '#app/search/search-input.ts'
import { TopicPanel } from '#app/search/topic-panel.tsx'
import { type Topic, topics } from '#app/search/understand/lexicon.ts'
import { sites } from '#site/guides/support-groups.en.ts'
import type { Plan } from '#site/plans.ts'
import * as supportLines from '#site/support-lines.ts'
import { readWords, renderGuide, renderPage } from '#tests/support/render-parts.tsx'
import { guides } from './guides.ts'

const cases = topics.flatMap((topic) => languages.map((language) => ({ topic, language })))

function render(shown: Topic[], language: (typeof languages)[number] = 'en', plans: Plan[] = []) {
  return renderPage(<TopicPanel topics={shown} plans={plans} />, language)
}
const listLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
const listTopics = (html: string) =>
  [...html.matchAll(/<h2 id="topic-([a-z-]+)"/g)].map(([, topic]) => topic)

const makePlan = (name: string): Plan => ({ name, phrases: '', payment: ['medicaid'] })

const vettedCalls = new Set(
  Object.values({ ...crisisLines, ...supportLines }).flatMap((line) => [
    line.href,
    line.textHref,
    line.es.textHref,
  ]),
)
const vettedSites = new Set(
  [...Object.values(sites), emergency.content.naloxone].map(({ website }) => `https://${website}`),
)

describe.each(cases)('the topic $topic ($language)', ({ topic, language }) => {
  const html = render([topic], language)
  const links = listLinks(html)

  it('is one region with its own heading and a button', () => {
    expect(html.match(/<section aria-labelledby="([^"]*)"/)?.[1]).toBe(`topic-${topic}`)
    expect(listTopics(html)).toEqual([topic])
    expect(html.match(/class="btn /g)).toHaveLength(1)
  })

  it('links to sections of our pages, in the language of the page', () => {
    const own = links.filter((href) => href.startsWith('/'))
    expect(own).not.toEqual([])
    for (const href of own) {
      const { pathname, hash } = new URL(href, 'https://directory.example.org')
      expect(readLanguage(pathname)).toBe(language)
      const path = findPath(pathname)
      const guide = guides.find((guide) => guide.path === path)
      if (!guide) expect(path).toBe('/centers')
      else if (hash) expect(renderGuide(guide, language)).toContain(`id="${hash.slice(1)}"`)
    }
  })

  it('calls vetted numbers and links to vetted websites', () => {
    for (const href of links.filter((href) => !href.startsWith('/'))) {
      expect(vettedCalls.has(href) || vettedSites.has(href), href).toBe(true)
    }
  })
})

it('is nothing without a topic and a plan', () => {
  expect(render([])).toBe('')
})

it('shows two topics, the most urgent first', () => {
  expect(listTopics(render(['insurance', 'support-groups', 'naloxone', 'withdrawal']))).toEqual([
    'withdrawal',
    'naloxone',
  ])
  expect(listTopics(render(['insurance', 'support-groups', 'sober-living', 'family']))).toEqual([
    'family',
    'sober-living',
  ])
  expect(listTopics(render(['sober-living', 'family', 'aftermath']))).toEqual([
    'aftermath',
    'family',
  ])
  expect(listTopics(render(['insurance', 'support-groups']))).toEqual([
    'support-groups',
    'insurance',
  ])
})

it('is not printed', () => {
  expect(render(['family'])).toMatch(/^<div class="no-print /)
})

it('says to ask about a plan, also without a topic', () => {
  const plans = [makePlan('Horizon NJ Health'), makePlan('Oscar')]
  expect(readWords(render([], 'en', plans))).toContain(
    'Ask whether they take Horizon NJ Health or Oscar.',
  )
  expect(readWords(render(['insurance'], 'es', plans))).toContain(
    'Pregunte si aceptan Horizon NJ Health u Oscar.',
  )
  expect(render(['insurance'])).not.toContain('Ask whether')
})

it('keeps the rest of the search in the link to detox centers', () => {
  const renderLinks = (query: string) => {
    const search = readSearch(new URLSearchParams(query))
    const panel = <TopicPanel topics={['withdrawal']} plans={[]} search={search} path="/" />
    return listLinks(renderPage(panel)).filter((href) => href.includes('type='))
  }
  expect(renderLinks('near=Newark&type=residential&page=3')).toEqual([
    '/?near=Newark&type=detox#results',
  ])
  expect(renderLinks('near=Newark&type=detox')).toEqual([])
})

it('calls a line that is known to answer in the language of the page', () => {
  expect(listLinks(render(['withdrawal']))).toContain(supportLines.addictionLine.href)
  expect(listLinks(render(['withdrawal'], 'es'))).toContain(crisisLines.nationalHelpline.href)
})

it('names 911 first for an overdose', () => {
  expect(listLinks(render(['naloxone']))[0]).toBe(crisisLines.emergency.href)
  expect(listLinks(render(['naloxone'], 'es'))[0]).toBe(crisisLines.emergency.href)
})
