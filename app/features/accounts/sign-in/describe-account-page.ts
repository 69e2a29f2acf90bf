import type { MetaDescriptor } from 'react-router'
import type { Language } from '#app/lib/language.ts'
import { describePage } from '#app/lib/page-meta.ts'
import { messages } from './messages.ts'

type AccountPage = {
  site: { name: string; url: string }
  title: string
  path: string
  language: Language
}

/** The head of an account page: nothing for search engines but the sign-in itself. */
export function describeAccountPage({
  site,
  title,
  path,
  language,
}: AccountPage): MetaDescriptor[] {
  return describePage({
    site,
    title,
    description: messages[language].description(site.name),
    path,
    language,
    noIndex: path !== '/auth',
  })
}
