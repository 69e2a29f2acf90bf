import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJoiner, type PreparedAnswer } from './prepared-answer.ts'

const second = 1_795_000_000
const written = (at: number, text: string, body?: string): PreparedAnswer => ({
  status: body === undefined ? 304 : 200,
  headers: [],
  body: body === undefined ? undefined : Buffer.from(body),
  head: { second: at, text, bytes: Buffer.from(text, 'latin1') },
})

describe('the bytes of an answer in one piece', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: second * 1000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are its head and its body, and the head alone where there is no body', () => {
    const join = openJoiner()
    expect(String(join(written(second, 'head ', 'body')))).toBe('head body')
    expect(String(join(written(second, 'unchanged ')))).toBe('unchanged ')
  })

  it('are made once for all who ask within the second', () => {
    const join = openJoiner()
    const answer = written(second, 'head ', 'body')
    expect(join(answer)).toBe(join(answer))
  })

  it('are there only where Node wrote the head in this second, and say its time', () => {
    const join = openJoiner()
    const answer = written(second, 'at 0 ', 'body')
    join(answer)
    vi.advanceTimersByTime(1_000)
    expect(join(answer)).toBeNull()
    answer.head = { second: second + 1, text: 'at 1 ', bytes: Buffer.from('at 1 ') }
    expect(String(join(answer))).toBe('at 1 body')
    const { head, ...never } = answer
    expect(join(never)).toBeNull()
  })
})
