import { emptyList, type KeptCenter, type KeptList, parseList } from '#app/lib/kept-list.ts'
import { describeCall } from './call-record.ts'

/** The whole list, with what was written down, as a file that `readFile` opens again. */
export function writeFile(list: KeptList): string {
  const { version, centers, orderedAt } = list
  return JSON.stringify({ version, centers, orderedAt }, null, 2)
}

/** A list out of a saved file; null where it is none. */
export function readFile(text: string): KeptList | null {
  const list = parseList(text)
  return list && { ...emptyList, centers: list.centers, orderedAt: list.orderedAt }
}

/** The list for reading, a paragraph for each center. */
export function writeText(centers: readonly KeptCenter[], siteUrl: string): string {
  const paragraphs = centers.map((center, index) => {
    const { name, phone, address, place, slug } = center.current?.facts ?? center.facts
    const lines = [
      `${index + 1}. ${name}`,
      `Phone: ${phone ?? 'not known'}`,
      address ?? place,
      ...describeCall(center.call).map(({ label, value }) => `${label}: ${value}`),
      `${siteUrl}/centers/${slug}`,
    ]
    return lines.filter(Boolean).join('\n')
  })
  return `${paragraphs.join('\n\n')}\n`
}

/** An appointment of a quarter of an hour to call back (RFC 5545); `at` is "2026-11-24T09:30", local time. */
export function writeCalendar(
  { name, phone }: { name: string; phone: string | null },
  at: string,
  now: Date,
): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const start = `${at.replaceAll(/[-:]/g, '')}00`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NJ Recovery Directory//List//EN',
    'BEGIN:VEVENT',
    `UID:${stamp}-${start}@list`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${escapeText(`Call ${name}`)}`,
    ...(phone ? [`DESCRIPTION:${escapeText(phone)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** A line of a calendar has at most 75 bytes, and a character at most three of them here. */
const fold = (line: string) => line.replaceAll(/(.{24})(?=.)/gu, '$1\r\n ')
