import { LegalPage } from '#app/features/guides/legal-page.tsx'
import { privacyHead, privacySections } from '#app/features/guides/privacy-content.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function Privacy() {
  const now = new Date()
  return (
    <LegalPage head={privacyHead} sections={privacySections} lastUpdated={now} site={useSite()} />
  )
}
