import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { CenterDetail } from '#app/center/center-model.ts'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { CenterPage, type CenterPageProps } from '#app/visitors/center-page/center-page.tsx'
import { center } from './complete-center.ts'

export const site: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: null,
  email: 'help@example.org',
  supportLine: { label: 'ReachNJ', phone: '1-844-732-2465' },
  livesChanged: null,
  dataLicense: 'CC BY 4.0',
}

export function renderPage(
  changes: Partial<CenterDetail> = {},
  props: Partial<CenterPageProps> = {},
  language: Language = 'en',
) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider value={language}>
        <SiteProvider value={site}>
          <CenterPage
            center={{ ...center, ...changes }}
            today="2026-11-23"
            firstWords="I am looking for help."
            crumbs={[{ label: 'Camden', to: '/centers?location=camden' }, { label: center.name }]}
            openNearbyPath="/centers?location=camden&open=1"
            emergency={<p>EMERGENCY</p>}
            map={<p>MAP</p>}
            {...props}
          />
        </SiteProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )
}

export const readText = (html: string) =>
  html
    // Drawn for the eye alone.
    .replace(/<(b|span)[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

export const linkOf = (html: string, label: string) =>
  html.match(new RegExp(`<a [^>]*>(?:(?!</a>).)*${label}`))?.[0] ?? ''
