import { listTranslations, localize } from '#app/find-page.ts'
import { getLocale, type Texts } from '#app/lib/language.ts'
import { useSite } from './site.tsx'
import { useLanguage } from './use-language.tsx'

const maxDescriptionLength = 150

/** What `public/share.png` shows. */
const pictureTexts: Texts<string> = {
  en: 'A path leads past a house with a light on, through the hills, toward the sun',
  es: 'Un camino pasa junto a una casa con la luz encendida y sube por las colinas hacia el sol',
}

type PageMetaProps = {
  title: string
  description: string
  /** English path of the canonical URL, with the relevant part of the query. */
  path: string
  /** Hides the page from search engines: pages of filters, forms, errors. */
  noIndex?: boolean
  /** The feed of what the page shows, in each format. */
  feed?: { title: string; formats: { type: string; path: string }[] }
  /** schema.org data, each with its own graph; the default describes a plain page. */
  structuredData?: Record<string, unknown>[]
}

/**
 * Renders a page's title, description (at most 150 characters), canonical URL, preview and
 * schema.org data in the page's language. React moves all but the last into the head.
 */
export function PageMeta({ noIndex, ...page }: PageMetaProps) {
  const site = useSite()
  const language = useLanguage()
  const path = localize(page.path, language)
  const title = `${page.title} | ${site.name}`
  const description = truncate(page.description, maxDescriptionLength)
  const url = site.url + path
  const plainPage = { '@type': 'WebPage', name: page.title, description, url, inLanguage: language }
  const { structuredData = noIndex ? [] : [plainPage] } = page
  const translations = listTranslations(path.replace(/[?#].*/s, ''))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {translations.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={site.url + localize(path, other)}
        />
      ))}
      {translations.slice(0, 1).map((usual) => (
        <link
          key={usual}
          rel="alternate"
          hrefLang="x-default"
          href={site.url + localize(path, usual)}
        />
      ))}
      {page.feed?.formats.map(({ type, path }) => (
        <link key={type} rel="alternate" type={type} title={page.feed?.title} href={path} />
      ))}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      {language !== 'en' && (
        <meta property="og:locale" content={getLocale(language).replace('-', '_')} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site.url}/share.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureTexts[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      {noIndex && <meta name="robots" content="noindex, follow" />}
      {structuredData.map((graph) => (
        <script
          key={String(graph['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
        />
      ))}
    </>
  )
}

function serializeGraph(graph: Record<string, unknown>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...graph })
  return json.replaceAll('<', '\\u003c')
}

/** Cut a text at the end of a word, with an ellipsis, to at most `maxLength` characters. */
export function truncate(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength - 1)
  // One extra character shows whether a word ends exactly here.
  const atWord = plain.slice(0, maxLength).replace(/\s\S*$/, '')
  return `${(atWord.length < maxLength && atWord.length > maxLength / 2 ? atWord : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
