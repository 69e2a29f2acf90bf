import {
  emptyList,
  getLatest,
  type KeptCenter,
  type KeptList,
} from '#app/center/saved/kept-list.ts'
import { parseList } from '#app/center/saved/stored-list.ts'
import { localize } from '#app/find-page.ts'
import { defaultSiteName } from '#site/state.ts'
import { describeCall } from './call-record.ts'
import { describeClosing, describeSavedPlace } from './describe-saved.ts'
import { fill } from './fill.ts'
import type { ListTexts } from './messages.ts'

/** Return the whole list, with the records of calls, as a file for `readFile`. */
export function writeFile(list: KeptList): string {
  const { version, centers, orderedAt } = list
  return JSON.stringify({ version, centers, orderedAt }, null, 2)
}

/** Read a list from a saved file; null when the file isn't a list. */
export function readFile(text: string): KeptList | null {
  const list = parseList(text)
  return list && { ...emptyList, centers: list.centers, orderedAt: list.orderedAt }
}

/** Return the list as plain text, one paragraph per center. */
export function writeText(
  centers: readonly KeptCenter[],
  siteUrl: string,
  text: ListTexts,
): string {
  const paragraphs = centers.map((kept, index) => {
    const center = getLatest(kept)
    const { name, phone, address, slug } = center
    const lines = [
      `${index + 1}. ${name}`,
      describeClosing(center, text),
      fill(text.share.phone, { phone: phone ?? text.share.noPhone }),
      address ?? describeSavedPlace(center, text.language).value,
      ...describeCall(kept.call, text).map(({ label, value }) => `${label}: ${value}`),
      siteUrl + localize(`/centers/${slug}`, text.language),
    ]
    return lines.filter(Boolean).join('\n')
  })
  return `${paragraphs.join('\n\n')}\n`
}

/**
 * Return a 15-minute appointment to call back (RFC 5545). `at` is local time: "2026-11-24T09:30".
 */
export function writeCalendar(
  { name, phone }: { name: string; phone: string | null },
  at: string,
  now: Date,
  text: ListTexts,
): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  // A list from a file may have any text in this field.
  const start = `${at.slice(0, 16).replaceAll(/[^\dT]/g, '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${defaultSiteName}//List//EN`,
    'BEGIN:VEVENT',
    `UID:${stamp}-${start}@list`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeText(fill(text.call.appointment, { name }))}`,
    ...(phone ? [`DESCRIPTION:${escapeText(phone)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A raw line break would start a new property; some readers also accept a lone CR. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** A calendar line has at most 75 bytes, and a character at most four. */
const fold = (line: string) => line.replaceAll(/(.{18})(?=.)/gsu, '$1\r\n ')
