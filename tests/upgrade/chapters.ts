import { accounts } from './accounts.ts'
import { admissionFacts } from './admission-facts.ts'
import { bedsByPeople } from './beds-by-people.ts'
import { bulkEdits } from './bulk-edits.ts'
import { centerLinks } from './center-links.ts'
import { centers } from './centers.ts'
import { changedNumber } from './changed-number.ts'
import type { Chapter } from './chapter.ts'
import { fromCenters } from './from-centers.ts'
import { fromVisitors } from './from-visitors.ts'
import { hiddenHouse } from './hidden-house.ts'
import { hiddenNumber } from './hidden-number.ts'
import { imports } from './imports.ts'
import { merges } from './merges.ts'
import { namedMappings } from './named-mappings.ts'
import { organizations } from './organizations.ts'
import { outpatientDetox } from './outpatient-detox.ts'
import { participation } from './participation.ts'
import { publicHistory } from './public-history.ts'
import { recentlyVerified } from './recently-verified.ts'
import { savedViews } from './saved-views.ts'
import { sources } from './sources.ts'
import { specialHours } from './special-hours.ts'
import { staffWork } from './staff-work.ts'

/** In the order in which they fill a directory. */
export const chapters = {
  accounts,
  centers,
  participation,
  'from centers': fromCenters,
  // Before the reports of visitors, which would come first among the calls.
  'staff work': staffWork,
  'from visitors': fromVisitors,
  // Before an import is left half done.
  'named mappings': namedMappings,
  imports,
  merges,
  organizations,
  'beds by people': bedsByPeople,
  'admission facts': admissionFacts,
  'bulk edits': bulkEdits,
  'saved views': savedViews,
  'center links': centerLinks,
  sources,
  'hidden number': hiddenNumber,
  'recently verified': recentlyVerified,
  'public history': publicHistory,
  'hidden house': hiddenHouse,
  'changed number': changedNumber,
  'outpatient detox': outpatientDetox,
  'special hours': specialHours,
} satisfies Record<string, Chapter>

export type ChapterName = keyof typeof chapters
