import { LegalPage } from '#app/features/guides/legal-page.tsx'
import { termsHead, termsSections } from '#app/features/guides/terms-content.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function Terms() {
  const now = new Date()
  return <LegalPage head={termsHead} sections={termsSections} lastUpdated={now} site={useSite()} />
}
