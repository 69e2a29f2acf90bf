import { AboutPage } from '#app/features/guides/about-page.tsx'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { useSite } from '#app/ui/site.tsx'

export const handle: PageHandle = { scripts: 'none' }

export default function About() {
  return <AboutPage site={useSite()} />
}
