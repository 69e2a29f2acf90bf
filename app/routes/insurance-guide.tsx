import { InsurancePage } from '#app/features/guides/insurance-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function InsuranceGuide() {
  return <InsurancePage supportLine={useSite().supportLine} />
}
