import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import type { Guide } from '#app/visitors/guides/guide-model.ts'
import { GuidePage } from '#app/visitors/guides/guide-page.tsx'
import { addictionLine } from '#site/support-lines.ts'

export const testSite: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: '(609) 555-0100',
  email: 'help@example.org',
  supportLine: { label: addictionLine.name, phone: addictionLine.number },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}

/** Render parts of a page to HTML, as on the server. */
export function renderPage(parts: ReactNode, language: Language = 'en', site = testSite): string {
  const element = (
    <SiteProvider value={site}>
      <LanguageProvider value={language}>{parts}</LanguageProvider>
    </SiteProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** Render a guide to HTML. */
export function renderGuide(guide: Guide, language?: Language, site?: Site): string {
  return renderPage(<GuidePage guide={guide} />, language, site)
}

/** Read the text of a page's HTML, without its sources and its data for search engines. */
export function readWords(html: string): string {
  return html.replace(/<(details|script|title)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
}
