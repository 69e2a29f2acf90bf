import { useLocation } from 'react-router'
import { GuidePage } from '#app/features/guides/guide-page.tsx'
import { guides } from '#app/features/guides/guides.ts'
import { findPath } from '#app/pages.ts'

/** Shows the guide at the current path. */
export default function GuideRoute() {
  const path = findPath(useLocation().pathname)
  const guide = guides.find((known) => known.path === path)
  return guide && <GuidePage guide={guide} />
}
