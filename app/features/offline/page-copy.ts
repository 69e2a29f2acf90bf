import { getLocale, type Language } from '#app/lib/language.ts'
import { offlineMessages } from './messages.ts'

const files = /(?:(?:href|src)="|url\("?)(\/(?:assets|illustrations)\/[^"#?)]+|\/favicon\.svg)/g
const pageScript = /<script\b[^>]*>[\s\S]*?<\/script>/g
const scriptPreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const mainStart = /<main\b[^>]*>/

/** A page without its scripts: whole as HTML, and every link in it a navigation that the worker answers. */
export function stripScripts(html: string): string {
  return html.replace(pageScript, '').replace(scriptPreload, '')
}

/** Says above the page's content when it was saved, in the visitor's own time. */
export function markAsCopy(html: string, savedAt: Date, language: Language): string {
  const text = offlineMessages[language]
  const moment = savedAt.toLocaleString(getLocale(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  const note = `<div class="wrap pt-4"><p class="rounded-m border-[1.5px] border-ink bg-surface px-4 py-3 leading-normal"><b>${text.copyLead(moment)}</b> ${text.copyRest}</p></div>`
  return html.replace(mainStart, (main) => main + note)
}

/** The styles, fonts and drawings of ours that a page names, once each; photographs are not among them. */
export function listFiles(html: string): string[] {
  return [...new Set([...html.matchAll(files)].map(([, path]) => path ?? ''))]
}
