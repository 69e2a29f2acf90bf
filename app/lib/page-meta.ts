import type { MetaDescriptor } from 'react-router'
import { getLocale, type Language, languages, type Texts } from './language.ts'
import { findPath, localize } from './paths.ts'

const maxDescriptionLength = 150

/** Path of a PNG of ours, and in words what it shows. */
type PreviewImage = { path: string; alt: string }

/** The words of the site's own picture. */
export const slogans: Texts<string> = {
  en: 'Your Path to Recovery Starts Here',
  es: 'Su camino a la recuperación empieza aquí',
}

type PageMeta = {
  site: { name: string; url: string }
  /** The page's language; English unless said otherwise. */
  language?: Language
  title: string
  description: string
  /** Path of the page's one true address, with the part of the query that counts. */
  path: string
  /** The picture for previews, 1200 by 630; the site's own when none is given. */
  image?: PreviewImage
  /** Out of search engines' results: pages of filters, errors. */
  noIndex?: boolean
  /** schema.org data, each a graph of its own. */
  structuredData?: Record<string, unknown>[]
}

/** A page's title, description (at most 150 characters), canonical address, preview and schema.org data. */
export function describePage(page: PageMeta): MetaDescriptor[] {
  const { site, language = 'en' } = page
  const path = localize(page.path, language)
  const image = page.image ?? {
    path: '/og/site.png',
    alt: `${site.name}: ${slogans[language]}`,
  }
  const picture = language === 'en' ? image.path : `/${language}${image.path}`
  const title = `${page.title} | ${site.name}`
  const description = truncate(page.description, maxDescriptionLength)
  const url = site.url + path
  // Pages that are in no table are the same in every language.
  const inOthers = findPath(path.replace(/[?#].*/s, '')) ? languages : []
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...inOthers.map((other) => ({
      ...{ tagName: 'link' as const, rel: 'alternate', hrefLang: other as string },
      href: site.url + localize(path, other),
    })),
    ...inOthers.slice(0, 1).map((usual) => ({
      ...{ tagName: 'link' as const, rel: 'alternate', hrefLang: 'x-default' },
      href: site.url + localize(path, usual),
    })),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    ...(language === 'en'
      ? []
      : [{ property: 'og:locale', content: getLocale(language).replace('-', '_') }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: site.url + picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}

/** Cut at a word's end, with an ellipsis, to at most `maxLength` characters. */
export function truncate(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength - 1)
  // One letter more than fits, so that a word which ends just here is kept.
  const atWord = plain.slice(0, maxLength).replace(/\s\S*$/, '')
  return `${(atWord.length < maxLength && atWord.length > maxLength / 2 ? atWord : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
