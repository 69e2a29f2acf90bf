import { eq } from 'drizzle-orm'
import { summarizeCenter } from '#app/center/summarize-center.ts'
import type { Site } from '#app/context.ts'
import type { Language } from '#app/lib/language.ts'
import { slogans } from '#app/ui/page-meta.tsx'
import type { Executor } from '#db/client.server.ts'
import { summaryColumns } from '#db/schema/center-summary.ts'
import { treatmentCenters as center } from '#db/schema/centers.ts'
import { shareMessages } from './messages.ts'
import type { ShareCard } from './share-card.ts'

/** Describe the preview picture of the site. */
export function describeSiteCard(site: Site, language: Language): ShareCard {
  return {
    ...labelSite(site),
    title: slogans[language],
    details: [shareMessages[language].details],
    language,
    badge: null,
  }
}

/** Describe the preview picture of a center; null if no center has this slug. */
export async function readCenterCard(
  db: Executor,
  site: Site,
  slug: string,
  language: Language,
): Promise<ShareCard | null> {
  const [row] = await db.select(summaryColumns).from(center).where(eq(center.slug, slug))
  if (!row) return null
  const { name, place, treatmentTypeLabels, openStatus, trusted, isSample } = summarizeCenter(
    row,
    new Date(),
    language,
  )
  const standing = openStatus === 'Open' ? trusted && ('Trusted' as const) : openStatus
  return {
    ...labelSite(site),
    title: name,
    details: [place ?? '', treatmentTypeLabels.join(', ')],
    // The sample label takes precedence.
    badge: isSample ? 'Sample listing' : standing || null,
    language,
  }
}

function labelSite(site: Site): Pick<ShareCard, 'siteName' | 'host'> {
  return { siteName: site.name, host: new URL(site.url).host }
}
