import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Site } from '#app/context.ts'
import { reachNj } from '#app/lib/crisis-lines.ts'
import { SiteProvider } from '#app/ui/site.tsx'
import { aboutHead } from './about-content.ts'
import { AboutPage } from './about-page.tsx'
import { emergencyContent, emergencyHead } from './emergency-content.ts'
import { EmergencyPage } from './emergency-page.tsx'
import { insuranceContent, insuranceHead } from './insurance-content.ts'
import { InsurancePage } from './insurance-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { privacyHead, privacySections } from './privacy-content.ts'
import { supportGroupsContent, supportGroupsHead } from './support-groups-content.ts'
import { SupportGroupsPage } from './support-groups-page.tsx'
import { termsHead, termsSections } from './terms-content.ts'
import { treatmentTypesContent, treatmentTypesHead } from './treatment-types-content.ts'
import { TreatmentTypesPage } from './treatment-types-page.tsx'

export const testSite: Site = {
  name: 'NJ Recovery Directory',
  url: 'https://directory.example.org',
  phone: '(609) 555-0100',
  email: 'help@example.org',
  supportLine: { label: reachNj.name, phone: reachNj.number },
  livesChanged: null,
}

// Half past midnight in London, still the evening before in New Jersey.
const lastUpdated = new Date('2026-12-01T00:30:00Z')

/** The seven pages, each with its head and what it states as fact. */
export function listGuides(site: Site = testSite) {
  const { supportLine } = site
  const legal = { lastUpdated, site }
  return [
    { head: aboutHead.en, page: <AboutPage site={site} /> },
    {
      head: treatmentTypesHead.en,
      content: treatmentTypesContent.en,
      page: <TreatmentTypesPage supportLine={supportLine} />,
    },
    {
      head: insuranceHead.en,
      content: insuranceContent.en,
      page: <InsurancePage supportLine={supportLine} />,
    },
    {
      head: supportGroupsHead,
      content: supportGroupsContent,
      page: <SupportGroupsPage supportLine={supportLine} />,
    },
    {
      head: emergencyHead,
      content: emergencyContent,
      page: <EmergencyPage supportLine={supportLine} />,
    },
    {
      head: termsHead.en,
      page: <LegalPage head={termsHead} sections={termsSections} {...legal} />,
    },
    {
      head: privacyHead.en,
      page: <LegalPage head={privacyHead} sections={privacySections} {...legal} />,
    },
  ].map(({ page, ...guide }) => ({ content: undefined, ...guide, html: renderPage(page) }))
}

/** The HTML of a component that holds links, as the server writes it. */
export function renderPage(children: ReactNode): string {
  const element = <SiteProvider value={testSite}>{children}</SiteProvider>
  const router = createMemoryRouter([{ path: '*', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
