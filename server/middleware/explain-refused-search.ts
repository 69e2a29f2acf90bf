import type { Site } from '#app/context.ts'
import { isFrameable, localize, readLanguage } from '#app/find-page.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import type { Texts } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'

const texts = {
  en: {
    refusals: {
      'too many': {
        title: 'Too many searches',
        text: 'Many searches came from your network within a minute.',
      },
      busy: {
        title: 'The search is busy',
        text: 'Many people are searching right now.',
      },
    },
    again: (seconds: number) => `Please try again in ${seconds} seconds.`,
    danger: `In danger, call ${emergency.number}`,
    crisis: `In a crisis, call or text ${suicideAndCrisis.number}`,
    centers: 'All treatment centers',
    help: 'Emergency Help',
  },
  es: {
    refusals: {
      'too many': {
        title: 'Demasiadas búsquedas',
        text: 'Su red hizo muchas búsquedas en un minuto.',
      },
      busy: {
        title: 'La búsqueda está ocupada',
        text: 'Muchas personas están buscando en este momento.',
      },
    },
    again: (seconds: number) => `Vuelva a intentarlo en ${seconds} segundos.`,
    danger: `Si hay peligro, llame al ${emergency.number}`,
    crisis: `En una crisis, llame al ${suicideAndCrisis.number} y oprima 2, o envíe AYUDA al ${suicideAndCrisis.number}`,
    centers: 'Todos los centros de tratamiento',
    help: 'Ayuda de emergencia',
  },
} satisfies Texts<unknown>

const statuses = { 'too many': 429, busy: 503 } as const

type Refusal = {
  reason: keyof typeof statuses
  /** After which to try again. */
  seconds: number
}

/** Say why a search is refused, beside the lines to call and the pages that still answer. */
export function explainRefusedSearch(
  { name, supportLine }: Pick<Site, 'name' | 'supportLine'>,
  pathname: string,
  { reason, seconds }: Refusal,
): Response {
  const language = readLanguage(pathname)
  const text = texts[language]
  const refusal = text.refusals[reason]
  // The pages that it links to may not be framed.
  const target = isFrameable(pathname) ? ' target="_blank" rel="noopener"' : ''
  const lines = [
    [emergency.href, text.danger],
    [suicideAndCrisis.href, text.crisis],
    [dialNumber(supportLine.phone), `${supportLine.label}, 24/7: ${supportLine.phone}`],
  ]
  const links = lines.map(([href = '', label = '']) => {
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`
  })
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${refusal.title} - ${escapeHtml(name)}</title></head><body><main>
<h1>${refusal.title}</h1>
<p>${refusal.text} ${text.again(seconds)}</p>
<ul>${links.join('')}</ul>
<p><a href="${localize('/centers', language)}"${target}>${text.centers}</a>
<a href="${localize('/emergency-help', language)}"${target}>${text.help}</a></p>
</main></body></html>`
  return new Response(html, {
    status: statuses[reason],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'Retry-After': String(seconds),
    },
  })
}
