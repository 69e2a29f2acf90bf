import { SupportGroupsPage } from '#app/features/guides/support-groups-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function SupportGroups() {
  return <SupportGroupsPage supportLine={useSite().supportLine} />
}
