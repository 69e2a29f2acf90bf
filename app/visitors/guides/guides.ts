import { about } from './about-page.tsx'
import { emergencyHelp } from './emergency-page.tsx'
import type { Guide } from './guide-model.ts'
import { insuranceGuide } from './insurance-page.tsx'
import { privacy, terms } from './legal-page.tsx'
import { supportGroups } from './support-groups-page.tsx'
import { treatmentTypes } from './treatment-types-page.tsx'
import { worriedAboutSomeone } from './worried-page.tsx'

/** Every guide. */
export const guides: Guide[] = [
  about,
  treatmentTypes,
  insuranceGuide,
  supportGroups,
  emergencyHelp,
  worriedAboutSomeone,
  terms,
  privacy,
]
