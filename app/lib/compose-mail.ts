import { escapeHtml } from './escape-html.ts'

/** A mail as the outbox takes it. */
export type Mail = { subject: string; text: string; html: string }

/** A paragraph, or a link to a path of this site. */
type MailPart = string | { label: string; path: string }

/** A letter of the site's, as text and as HTML, with the crisis numbers beneath. */
export function composeMail(
  site: { name: string; url: string },
  subject: string,
  parts: readonly MailPart[],
): Mail {
  const ending = `${site.name}, ${site.url}. In danger, call 911. In a crisis, call or text 988.`
  const inText = (part: MailPart) =>
    typeof part === 'string' ? part : `${part.label}:\n${site.url}${part.path}`
  const inHtml = (part: MailPart) =>
    typeof part === 'string'
      ? escapeHtml(part)
      : `<a href="${escapeHtml(site.url + part.path)}">${escapeHtml(part.label)}</a>`
  return {
    subject,
    text: [...parts.map(inText), `-- \n${ending}`].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      ...parts.map((part) => `<p>${inHtml(part)}</p>`),
      `<p style="color:#555">${escapeHtml(ending)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}
