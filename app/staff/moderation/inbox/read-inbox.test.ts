import { describe, expect, it } from 'vitest'
import { isOverdue } from './read-inbox.server.ts'

const at = (time: string) => new Date(time)

describe('an answer is late', () => {
  it('on the day after an urgent message, in New Jersey time', () => {
    // 11:30 p.m. on November 20 in New Jersey.
    const sent = at('2026-11-21T04:30:00Z')
    expect(isOverdue('urgent', sent, at('2026-11-21T04:59:59Z'))).toBe(false)
    expect(isOverdue('urgent', sent, at('2026-11-21T05:00:00Z'))).toBe(true)
  })

  it.each([
    ['high', 24],
    ['normal', 48],
  ] as const)('after %s: %i hours', (urgency, hours) => {
    const sent = at('2026-11-20T12:00:00Z')
    const later = (ms: number) => new Date(sent.getTime() + hours * 3_600_000 + ms)
    expect(isOverdue(urgency, sent, later(0))).toBe(false)
    expect(isOverdue(urgency, sent, later(1))).toBe(true)
  })
})
