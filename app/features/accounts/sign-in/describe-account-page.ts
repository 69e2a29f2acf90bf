import type { MetaDescriptor } from 'react-router'
import { describePage } from '#app/lib/page-meta.ts'

type AccountPage = { site: { name: string; url: string }; title: string; path: string }

/** The head of an account page: nothing for search engines but the sign-in itself. */
export function describeAccountPage({ site, title, path }: AccountPage): MetaDescriptor[] {
  return describePage({
    site,
    title,
    description: `Members of ${site.name} can vote, comment and export their own data. You do not need an account to search, call or read anything here.`,
    path,
    noIndex: path !== '/auth',
  })
}
