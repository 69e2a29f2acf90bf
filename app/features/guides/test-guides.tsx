import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import type { Guide } from './guide-model.ts'
import { GuidePage } from './guide-page.tsx'

export const testSite: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: '(609) 555-0100',
  email: 'help@example.org',
  supportLine: { label: reachNj.name, phone: reachNj.number },
  livesChanged: null,
}

/** The HTML of parts of a page, as the server writes it. */
export function renderPage(parts: ReactNode, language: Language = 'en', site = testSite): string {
  const element = (
    <SiteProvider value={site}>
      <LanguageProvider value={language}>{parts}</LanguageProvider>
    </SiteProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The HTML of a guide. */
export function renderGuide(guide: Guide, language?: Language, site?: Site): string {
  return renderPage(<GuidePage guide={guide} />, language, site)
}

/** The words of a page's HTML, without the list of its sources and what only search engines read. */
export function readWords(html: string): string {
  return html.replace(/<(details|script|title)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
}
