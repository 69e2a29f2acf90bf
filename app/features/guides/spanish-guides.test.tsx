import type { ReactNode } from 'react'
import { describe, expect, it, test } from 'vitest'
import { LanguageProvider } from '#app/ui/language.tsx'
import { readStructuredData } from '#tests/support/read-html.ts'
import { emergencyMessages } from './emergency-messages.ts'
import { EmergencyPage } from './emergency-page.tsx'
import { type GuideHead, listSources } from './fact.ts'
import { supportGroupsMessages } from './support-groups-messages.ts'
import { SupportGroupsPage } from './support-groups-page.tsx'
import { renderPage, testSite } from './test-guides.tsx'

const { supportLine } = testSite
const inSpanish = (page: ReactNode) =>
  renderPage(<LanguageProvider value="es">{page}</LanguageProvider>)

const emergency = <EmergencyPage supportLine={supportLine} />
const groups = <SupportGroupsPage supportLine={supportLine} />

const guides: { texts: { en: Guide; es: Guide }; page: ReactNode; html: string }[] = [
  { texts: emergencyMessages, page: emergency, html: inSpanish(emergency) },
  { texts: supportGroupsMessages, page: groups, html: inSpanish(groups) },
]
type Guide = { head: GuideHead; content: object }

describe.each(guides)('$texts.es.head.title', ({ texts: { en, es }, page, html }) => {
  it('states as many facts as the English page, from the same sources', () => {
    expect(listSources(es.content)).toEqual(listSources(en.content))
    const english = renderPage(page)
    for (const tag of ['h1', 'h2', 'h3', 'section', 'li']) {
      expect(html.split(`<${tag}`).length).toBe(english.split(`<${tag}`).length)
    }
  })

  it('has the same parts to jump to', () => {
    const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(idsOf(html)).toEqual(idsOf(renderPage(page)))
  })

  it('leaves no English behind', () => {
    const words = html
      .replace(/<(details|script|title)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, ' ')
    expect(words.replaceAll('Crisis Text Line', '')).not.toMatch(
      /\b(the|and|or|you|with|call|text|where|hotlines?)\b/i,
    )
  })

  it('says of itself what it is, in at most 150 characters', () => {
    expect(es.head.description.length).toBeLessThanOrEqual(150)
    expect(readStructuredData(html)).toMatchObject([
      { inLanguage: 'es-US', name: es.head.title, url: expect.stringContaining('/es/') },
      { itemListElement: [{ name: 'Inicio', item: `${testSite.url}/es` }, {}] },
    ])
  })

  it('makes every number a link', () => {
    const unlinked = html.replace(/<a\b[^>]* href="(?:tel|sms):[^"]*"[^>]*>.*?<\/a>/gs, '')
    const words = unlinked
      .replace(/<(details|script|title)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, ' ')
    expect(words.replaceAll('Línea 988 de Prevención', '')).not.toMatch(
      /\b(911|988|211|741741|88788)\b|\d{3}-\d{3}-\d{4}/,
    )
  })

  it('says when its facts were checked', () => {
    expect(html).toContain('Comprobado el 20 de noviembre de 2026.')
  })
})

test('the crisis lines say how to be answered in Spanish', () => {
  const html = inSpanish(emergency)
  expect(html).toContain('Para español, oprima 2.')
  expect(html).toContain('href="sms:988?&amp;body=AYUDA"')
  expect(html).toContain('href="sms:741741?&amp;body=HOLA"')
  expect(html).not.toContain('body=HOME')
  // The violence hotline, Poison Control and ReachNJ.
  expect(html.split('No sabemos si contestan en español.')).toHaveLength(4)
  expect(inSpanish(groups)).toContain('href="sms:988?&amp;body=AYUDA"')
})

test('another support line is called in its place', () => {
  const page = <EmergencyPage supportLine={{ label: 'County Line', phone: '609-555-0155' }} />
  expect(inSpanish(page)).toContain('County Line contesta las 24 horas, todos los días.')
  expect(inSpanish(page)).not.toContain('ReachNJ')
})
