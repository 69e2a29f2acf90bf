import { TreatmentTypesPage } from '#app/features/guides/treatment-types-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function TreatmentTypes() {
  return <TreatmentTypesPage supportLine={useSite().supportLine} />
}
