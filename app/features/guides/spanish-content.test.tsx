import { describe, expect, it } from 'vitest'
import type { Language } from '#app/lib/language.ts'
import { LanguageProvider } from '#app/ui/language.tsx'
import { aboutHead } from './about-content.ts'
import { AboutPage } from './about-page.tsx'
import { listSources } from './fact.ts'
import { insuranceContent, insuranceHead } from './insurance-content.ts'
import { InsurancePage } from './insurance-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyHead, privacySections } from './privacy-content.ts'
import { termsHead, termsSections } from './terms-content.ts'
import { renderPage, testSite } from './test-guides.tsx'
import { treatmentTypesContent, treatmentTypesHead } from './treatment-types-content.ts'
import { TreatmentTypesPage } from './treatment-types-page.tsx'

const { supportLine } = testSite
const legal = { lastUpdated: new Date('2026-12-01T00:30:00Z'), site: testSite }

const guides = [
  { head: aboutHead, page: <AboutPage site={testSite} /> },
  {
    head: treatmentTypesHead,
    content: treatmentTypesContent,
    page: <TreatmentTypesPage supportLine={supportLine} />,
  },
  {
    head: insuranceHead,
    content: insuranceContent,
    page: <InsurancePage supportLine={supportLine} />,
  },
  {
    head: termsHead,
    page: <LegalPage head={termsHead} sections={termsSections} {...legal} />,
  },
  {
    head: privacyHead,
    page: <LegalPage head={privacyHead} sections={privacySections} {...legal} />,
  },
]

describe.each(guides)('$head.es.title', ({ head, content, page }) => {
  const render = (language: Language) =>
    renderPage(<LanguageProvider value={language}>{page}</LanguageProvider>)
  const english = render('en')
  // But for the line that says who has not read it yet.
  const spanish = render('es').replace(/<p class="review-note.*?<\/p>/s, '')
  /** What the page itself says: without its sources and the box with whom to call. */
  const readWords = (html: string) =>
    html
      .replace(
        /<details[\s\S]*?<\/details>|<section aria-labelledby="call"[\s\S]*?<\/section>/g,
        '',
      )
      .replace(/<[^>]*>/g, ' ')
  const count = (html: string, tag: string) => html.split(`<${tag}`).length
  const readIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

  it('has the parts of the English page, in as many headings, paragraphs, items and links', () => {
    expect(readIds(spanish)).toEqual(readIds(english))
    for (const tag of ['h2', 'h3', 'p', 'li', 'a ', 'td', 'label']) {
      expect([tag, count(spanish, tag)]).toEqual([tag, count(english, tag)])
    }
  })

  it('is in Spanish from its title on', () => {
    expect(spanish).toContain(`>${head.es.title}</h1>`)
    expect(readWords(spanish).match(/\b(?:the|and|you|your|with|is not)\b.*/gi) ?? []).toEqual([])
  })

  it('states the same facts, with the same sources, at the same address', () => {
    expect(head.es).toMatchObject({ path: head.en.path, type: head.en.type })
    expect(head.es.description.length).toBeLessThanOrEqual(150)
    expect(listSources(content?.es)).toEqual(listSources(content?.en))
    // Every number that stands in the English text: 911, 180 days, 24 hours.
    const numbers = (html: string) => (readWords(html).match(/\d+/g) ?? []).sort().join(' ')
    expect(numbers(spanish)).toBe(numbers(english))
  })
})
