import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { z } from 'zod'
import { getPageName, localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { readWords, renderGuide, renderPage, testSite } from '#tests/support/render-parts.tsx'
import { type Guide, listSources } from './guide-model.ts'
import { ReviewNote } from './guide-page.tsx'
import { guides } from './guides.ts'
import reviews from './spanish-review.json' with { type: 'json' }

// Half past midnight UTC, still the evening before in New Jersey.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-12-01T00:30:00Z'), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const get = (path: string) => guides.find((guide) => guide.path === path) as Guide
/** Pages with crisis lines. */
const withLines = ['/emergency-help', '/support-groups', '/worried-about-someone']
const readIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const pages = languages.flatMap((language) =>
  guides.map((guide) => ({ guide, language, path: localize(guide.path, language) })),
)

describe.each([
  ['en', 'Schedule: Many weekly meetings; times change. See the website.'],
  ['es', 'Horario: Muchas reuniones por semana. Los horarios cambian: vea el sitio web.'],
] as const)('/support-groups in %s', (language, schedule) => {
  it('says the schedule of each of the six groups', () => {
    const words = readWords(renderGuide(get('/support-groups'), language)).replace(/\s+/g, ' ')
    expect(words.split(schedule)).toHaveLength(7)
  })
})

describe.each(pages)('$path', ({ guide, language, path }) => {
  const html = renderGuide(guide, language)
  const title = getPageName(guide.path, language)
  const { description, content } = guide.texts[language]

  it('has one h1, its title, and headings without skipped levels', () => {
    const headings = [...html.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/gs)]
    const levels = headings.map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(headings[0]?.[2]).toBe(title)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it('links only to its existing parts, once each', () => {
    const ids = readIds(html)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)) {
      expect(ids).toContain(id)
    }
  })

  it('describes itself in at most 150 characters', () => {
    expect(description.length).toBeLessThanOrEqual(150)
    expect(html).toContain(`<meta name="description" content="${description}"/>`)
    const address = testSite.url + path
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(data.map(([, json]) => JSON.parse(json ?? ''))).toMatchObject([
      {
        '@type': guide.type,
        url: address,
        name: title,
        inLanguage: `${language}-US`,
        ...(content && { lastReviewed: '2026-11-20' }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: `${testSite.url}${localize('/', language)}` }, { item: address }],
      },
    ])
  })

  it('shows when and where its content was checked', () => {
    const checked = {
      en: 'Checked November 20, 2026.',
      es: 'Revisado el 20 de noviembre de 2026.',
    }
    expect(html.includes(checked[language])).toBe(content !== undefined)
    for (const source of listSources(content ?? {})) {
      expect(html).toContain(`href="https://${source.replaceAll('&', '&amp;')}"`)
    }
  })
})

describe.each(guides)('$path in Spanish', (guide) => {
  const english = renderGuide(guide, 'en')
  // Ignores the note that says it has not been reviewed.
  const spanish = renderGuide(guide, 'es').replace(/<p class="review-note.*?<\/p>/s, '')
  const { en, es } = guide.texts

  it('has the parts of the English page, and the same sources', () => {
    const count = (html: string, tag: string) => html.split(`<${tag}`).length
    expect(readIds(spanish)).toEqual(readIds(english))
    for (const tag of ['h1', 'h2', 'h3', 'section', 'li', 'td', 'label']) {
      expect([tag, count(spanish, tag)]).toEqual([tag, count(english, tag)])
    }
    expect(listSources(es.content ?? {})).toEqual(listSources(en.content ?? {}))
  })

  it('has the numbers of the English page: 911, 180 days, 24 hours', () => {
    const readNumbers = (html: string): string[] =>
      readWords(html)
        .replaceAll('24/7', '24')
        .replaceAll(/988\s+y oprima 2, o\s+envíe AYUDA al 988/g, '988')
        .match(/\d+/g) ?? []
    const [here, there] = [readNumbers(spanish), readNumbers(english)]
    for (const number of there) expect(here).toContain(number)
    // The Spanish page has extra numbers for crisis lines: keys to press and numbers to text.
    if (!withLines.includes(guide.path)) {
      expect(here.sort()).toEqual(there.sort())
    }
  })

  it('leaves no English text', () => {
    const names = /Crisis Text Line|Horizon Blue Cross Blue Shield of New Jersey/g
    expect(readWords(spanish).replace(names, '')).not.toMatch(
      /\b(the|and|or|of|you|your|with|call|text|where|is not|hotlines?)\b/i,
    )
  })
})

test.each(
  guides
    .filter(({ texts }) => texts.en.content)
    .flatMap((guide) => languages.map((l) => [guide, l] as const)),
)('a guide with sourced content links to the configured support line', (guide, language) => {
  const html = renderGuide(guide, language)
  expect(html).toContain('href="tel:+18447322465"')
  expect(html).toContain('ReachNJ')
  const supportLine = { label: 'County Line', phone: '609-555-0155' }
  const other = renderGuide(guide, language, { ...testSite, supportLine })
  expect(other).toContain('href="tel:+16095550155"')
  expect(other).toContain('County Line')
  expect(other).not.toContain('ReachNJ')
})

test('the guides have the links in the specification', () => {
  const treatment = renderGuide(get('/treatment-types'))
  expect(treatment).toContain('href="/centers"')
  for (const type of ['inpatient', 'residential', 'outpatient', 'detox', 'medication-assisted']) {
    expect(treatment).toContain(`href="/centers?type=${type}"`)
  }
  expect(renderGuide(get('/insurance-guide'))).toContain('href="/contact"')
  for (const href of ['tel:911', 'sms:911', 'tel:988', 'sms:988']) {
    expect(renderGuide(get('/emergency-help'))).toContain(`href="${href}"`)
  }
  expect(renderGuide(get('/about'))).toMatch(/<section id="trusted"/)
})

test.each(['/about', '/terms', '/privacy'])(
  '%s shows the phone and the address, and works without a phone',
  (path) => {
    const html = renderGuide(get(path))
    expect(html).toContain('href="mailto:help@example.org"')
    expect(html).toContain('href="tel:+16095550100"')
    const bare = renderGuide(get(path), 'en', { ...testSite, phone: null })
    expect(bare).toContain('href="mailto:help@example.org"')
    expect(bare).not.toContain('6095550100')
  },
)

test('the date of the last update is the day in New Jersey', () => {
  expect(renderGuide(get('/privacy'))).toMatch(
    /Last updated: <time dateTime="2026-11-30"[^>]*>November 30, 2026<\/time>/,
  )
})

test('the crisis lines say how to get an answer in Spanish', () => {
  const html = renderGuide(get('/emergency-help'), 'es')
  expect(html).toContain('Para español, oprima 2.')
  expect(html).toContain('href="sms:988?&amp;body=AYUDA"')
  expect(html).toContain('href="sms:741741?&amp;body=HOLA"')
  expect(html).not.toContain('body=HOME')
  expect(html).toContain('en inglés y en español')
  // For the violence hotline, Poison Control and ReachNJ.
  expect(html.split('No sabemos si contestan en español.')).toHaveLength(4)
  expect(renderGuide(get('/support-groups'), 'es')).toContain('href="sms:988?&amp;body=AYUDA"')
})

describe('the note that no clinician has reviewed a Spanish page', () => {
  const review = z.union([
    z.strictObject({ reviewedBy: z.null(), reviewedOn: z.null() }),
    z.strictObject({ reviewedBy: z.string().min(3), reviewedOn: z.iso.date() }),
  ])

  it.each(Object.entries(reviews))(
    'of %s is true: by nobody yet, or by one on a day',
    (path, state) => {
      expect(guides.map((guide) => guide.path)).toContain(path)
      const { reviewedOn } = review.parse(state)
      const note =
        'Un profesional de la salud que habla español todavía no ha revisado esta página.'
      expect(renderPage(<ReviewNote path={path} />, 'es').includes(note)).toBe(reviewedOn === null)
      expect(renderPage(<ReviewNote path={path} />)).toBe('')
    },
  )

  it('is at the end, by the sources: nothing stands between 911 and what to do', () => {
    const page = renderGuide(get('/emergency-help'), 'es')
    const note = page.indexOf('review-note')
    expect(note).toBeGreaterThan(page.lastIndexOf('<h2'))
    expect(page.indexOf('source-note')).toBeGreaterThan(note)
  })

  it('is asked for every guide with sourced content', () => {
    const sourced = guides.filter(({ texts }) => texts.en.content).map(({ path }) => path)
    expect(Object.keys(reviews).sort()).toEqual(sourced.sort())
  })

  it('is on no other page', () => {
    expect(renderPage(<ReviewNote path="/contact" />, 'es')).toBe('')
  })
})
