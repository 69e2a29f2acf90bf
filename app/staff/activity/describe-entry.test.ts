import { expect, it } from 'vitest'
import type { AuditLogEntry } from './audit-log.ts'
import { formatLogTime } from './audit-log-table.tsx'
import { describeAction, describeField, describeValue } from './describe-entry.ts'
import { serializeAuditLog } from './read-audit-log.server.ts'

it('says what was done in plain words, also where it does not know it', () => {
  expect(describeAction('center.updated')).toBe('changed')
  expect(describeAction('member.role-changed')).toBe('changed the role of')
  expect(describeAction('center.moved-up')).toBe('moved up')
  expect(describeAction('toString.constructor')).toBe('constructor')
  expect(describeAction('center.constructor')).toBe('constructor')
})

it('names fields and values as a person would', () => {
  expect(describeField('permanentlyClosed')).toBe('permanently closed')
  expect(describeField('image_url')).toBe('image url')
  expect(describeField('postalCode')).toBe('ZIP code')
  expect(
    [null, true, false, 0, '', ['a', true], { dayOfWeek: 1, hours: '9-5' }].map(describeValue),
  ).toMatchInlineSnapshot(`
      [
        "",
        "yes",
        "no",
        "0",
        "",
        "a, yes",
        "day of week: 1; hours: 9-5",
      ]
    `)
})

it('prints the time that it was in New Jersey, and names the zone', () => {
  expect(formatLogTime(new Date('2026-11-20T10:12:02Z'))).toBe('Nov 20, 2026, 5:12:02 AM EST')
  expect(formatLogTime(new Date('2026-07-01T03:59:59Z'))).toBe('Jun 30, 2026, 11:59:59 PM EDT')
})

it('writes a file in which nothing is a formula', () => {
  const entry: AuditLogEntry = {
    id: 1,
    when: new Date('2026-11-20T10:12:02.187Z'),
    who: '=HYPERLINK("http://x")',
    action: 'center.updated',
    subjectName: '+1, "Hope" House',
    subjectId: null,
    subjectPath: null,
    changes: [
      { field: 'phone', old: null, new: '@SUM(A1)' },
      { field: 'pinned', old: true, new: false },
    ],
  }
  const [, ...lines] = serializeAuditLog([entry]).split('\r\n')
  expect(lines.join('\n')).toBe(
    '2026-11-20T10:12:02.187Z,"\'=HYPERLINK(""http://x"")",changed,"\'+1, ""Hope"" House",' +
      '"phone: (empty) → @SUM(A1)\npinned: yes → no",center.updated,\n',
  )
})
