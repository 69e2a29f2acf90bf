import { EmergencyPage } from '#app/features/guides/emergency-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function EmergencyHelp() {
  return <EmergencyPage supportLine={useSite().supportLine} />
}
