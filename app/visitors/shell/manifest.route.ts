import { siteContext } from '#app/context.ts'
import { stateName } from '#site/state.ts'
import type { Route } from './+types/manifest.route.ts'

/**
 * The web app manifest (W3C). Its colors are those of the light theme; `scripts/make-icons.mjs`
 * makes the icons.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext)
  const manifest = {
    id: '/',
    name,
    short_name: shorten(name),
    description: `Addiction treatment centers and recovery resources in ${stateName.en}.`,
    lang: 'en-US',
    start_url: '/',
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
      { name: 'Emergency Help', url: '/emergency-help' },
      { name: 'Find Centers', url: '/centers' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}

const maxShortName = 12

/** Cut the name at a word to fit below an icon. */
function shorten(name: string): string {
  if (name.length <= maxShortName) return name
  const words = name.slice(0, maxShortName + 1).replace(/\s+\S*$/, '')
  return words.slice(0, maxShortName).trim()
}
