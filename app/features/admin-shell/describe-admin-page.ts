import type { Location, MetaDescriptor } from 'react-router'
import type { Site } from '#app/context.ts'
import { describePage } from '#app/lib/page-meta.ts'

type MetaArgs = {
  location: Location
  /** The root's brings the settings. */
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[]
}

/** The `meta` of an admin page: its own title, and nothing for search engines. */
export function describeAdminPage(title: string) {
  return ({ location, matches }: MetaArgs): MetaDescriptor[] => {
    const root = matches.find((match) => match?.id === 'root')?.loaderData
    if (!root) return []
    const { site } = root as { site: Site }
    return describePage({ site, title, description: title, path: location.pathname, noIndex: true })
  }
}
