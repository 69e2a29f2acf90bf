import { accounts } from './accounts.ts'
import { centers } from './centers.ts'
import type { Chapter } from './chapter.ts'
import { fromCenters } from './from-centers.ts'
import { fromVisitors } from './from-visitors.ts'
import { imports } from './imports.ts'
import { participation } from './participation.ts'
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
  imports,
} satisfies Record<string, Chapter>

export type ChapterName = keyof typeof chapters
