import { composeMail, type Mail } from '#app/lib/compose-mail.ts'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { labelUrgency, replyTimes, type Urgency } from '#app/lib/urgency.ts'
import type { ContactInput } from './contact-input.ts'

type About = { name: string; slug: string } | null

const marks: Record<Urgency, string> = { normal: '', high: '[High] ', urgent: '[Urgent] ' }

/** Compose the email that tells the operator about a message. A reply goes to its sender. */
export function composeMessageMail(
  input: ContactInput,
  center: About,
  site: { name: string; url: string },
): Mail {
  const items: [string, string][] = [
    ['Name', input.name],
    ['Email', input.email],
    ['Phone', input.phone ?? 'not given'],
    ['Subject', input.subject ?? 'not given'],
    ['Urgency', labelUrgency(input.urgency)],
  ]
  if (center) items.push(['Center', `${center.name} (${site.url}/centers/${center.slug})`])
  const ending = `Answer this mail to write to ${input.name}. Promised: ${replyTimes[input.urgency]}. Sent by the contact form of ${site.name}, ${site.url}.`
  return {
    subject: `${marks[input.urgency]}${input.subject ?? `Message from ${input.name}`}`,
    text: [
      ...items.map(([label, value]) => `${label}: ${value}`),
      '',
      input.message,
      '',
      '-- ',
      ending,
    ].join('\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      '<table style="border-spacing:0">',
      ...items.map(
        ([label, value]) =>
          `<tr><th style="padding-right:1em;text-align:left;vertical-align:top">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p style="white-space:pre-wrap">${escapeHtml(input.message)}</p>`,
      `<p style="color:#555">${escapeHtml(ending)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

/**
 * Compose the email, at most one a day, that tells the operator about messages held without an
 * email.
 */
export function composeHeldMail(site: { name: string; url: string }): Mail {
  return composeMail(site, 'Messages wait that were not mailed to you', [
    'The contact form received more messages within an hour than are mailed. Those beyond the limit are stored, and nobody was turned away. You are told of it once a day.',
    { label: 'Read them', path: '/admin/messages?state=held' },
  ])
}
