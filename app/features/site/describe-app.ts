import { getLocale, type Language } from '#app/lib/language.ts'
import { localize } from '#app/lib/paths.ts'
import { siteMessages } from './messages.tsx'

const maxShortNameLength = 12

/**
 * The web app manifest (W3C): how the site looks among a phone's apps. Colours are those of the light
 * theme; the icons come from `scripts/make-icons.mjs`.
 */
export function describeApp(siteName: string, language: Language = 'en') {
  const text = siteMessages[language].app
  return {
    id: '/',
    name: siteName,
    short_name: shorten(siteName),
    description: text.description,
    lang: getLocale(language),
    start_url: localize('/', language),
    scope: '/',
    display: 'standalone',
    theme_color: '#0d382b',
    background_color: '#faf6ec',
    categories: ['health', 'medical'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: text.emergencyHelp, url: localize('/emergency-help', language) },
      { name: text.findCenters, url: localize('/centers', language) },
    ],
  }
}

/** The first words that fit under an icon. */
function shorten(name: string): string {
  if (name.length <= maxShortNameLength) return name
  const words = name.slice(0, maxShortNameLength + 1).replace(/\s+\S*$/, '')
  return words.slice(0, maxShortNameLength).trim()
}
