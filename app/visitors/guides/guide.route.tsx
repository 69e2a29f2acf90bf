import { useLocation } from 'react-router'
import { findPath } from '#app/find-page.ts'
import { GuidePage } from './guide-page.tsx'
import guidePrintCss from './guide-print.css?url'
import { guides } from './guides.ts'

export const links = () => [{ rel: 'stylesheet', href: guidePrintCss, media: 'print' }]

/** Shows the guide at the current path. */
export default function GuideRoute() {
  const path = findPath(useLocation().pathname)
  const guide = guides.find((known) => known.path === path)
  return guide && <GuidePage guide={guide} />
}
