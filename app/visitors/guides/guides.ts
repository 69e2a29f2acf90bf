import { type GuidePath, guidePaths } from '#app/pages.ts'
import { about } from './about-page.tsx'
import { emergencyHelp } from './emergency-page.tsx'
import type { Guide, GuideContent } from './guide-model.ts'
import { insuranceGuide } from './insurance-page.tsx'
import { privacy, terms } from './legal-page.tsx'
import { supportGroups } from './support-groups-page.tsx'
import { treatmentTypes } from './treatment-types-page.tsx'
import { worriedAboutSomeone } from './worried-page.tsx'

const contents: Record<GuidePath, GuideContent> = {
  '/about': about,
  '/treatment-types': treatmentTypes,
  '/insurance-guide': insuranceGuide,
  '/support-groups': supportGroups,
  '/emergency-help': emergencyHelp,
  '/worried-about-someone': worriedAboutSomeone,
  '/terms': terms,
  '/privacy': privacy,
}

/** Every guide, in the order of the table of pages. */
export const guides: Guide[] = guidePaths.map((path) => ({ path, ...contents[path] }))
