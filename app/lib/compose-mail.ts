import { localize } from '#app/find-page.ts'
import { escapeHtml } from './escape-html.ts'
import type { Language, Texts } from './language.ts'

/** An email for the outbox. */
export type Mail = { subject: string; text: string; html: string }

const endings: Texts<string> = {
  en: 'In danger, call 911. In a crisis, call or text 988.',
  es: 'Si hay peligro, llame al 911. En una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988.',
}

/**
 * A paragraph, or a link to a path of this site. The path is in English and gets translated to the
 * email's language.
 */
export type MailPart = string | { label: string; path: string }

/** Compose an email as text and as HTML, with the crisis numbers at the bottom. */
export function composeMail(
  site: { name: string; url: string },
  subject: string,
  parts: readonly MailPart[],
  language: Language = 'en',
): Mail {
  const ending = `${site.name}, ${site.url}. ${endings[language]}`
  const find = (path: string) => site.url + localize(path, language)
  const inText = (part: MailPart) =>
    typeof part === 'string' ? part : `${part.label}:\n${find(part.path)}`
  const inHtml = (part: MailPart) =>
    typeof part === 'string'
      ? escapeHtml(part)
      : `<a href="${escapeHtml(find(part.path))}">${escapeHtml(part.label)}</a>`
  return {
    subject,
    text: [...parts.map(inText), `-- \n${ending}`].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">`,
      ...parts.map((part) => `<p>${inHtml(part)}</p>`),
      `<p style="color:#555">${escapeHtml(ending)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}
