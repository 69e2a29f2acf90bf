import { describe, expect, it, vi } from 'vitest'
import type { Session } from '#app/context.ts'
import { type AuthEvent, type AuthWorld, createAuthClient, tick } from './auth-events.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const sessionEnding = (ticks: number, fullName = 'Robin'): Session => ({
  user: { id: 'robin', email: 'robin@example.org', fullName, username: null },
  role: 'user',
  hasTwoFactor: false,
  expiresAt: new Date(start + ticks * tick).toISOString(),
})

/** Tabs of one browser: what one posts, the others get. */
function openTabs(count: number, initial: Session, fetchSession: AuthWorld['fetchSession']) {
  const channels: AuthWorld['channel'][] = []
  const waits: number[] = []
  return Array.from({ length: count }, () => {
    const channel: AuthWorld['channel'] = {
      onmessage: null,
      close: () => {},
      postMessage: (data) => {
        for (const other of channels)
          if (other !== channel) other.onmessage?.({ data } as MessageEvent)
      },
    }
    channels.push(channel)
    const wait = async (milliseconds: number) => void waits.push(milliseconds)
    const client = createAuthClient(initial, { fetchSession, channel, now: () => start, wait })
    const events: AuthEvent[] = []
    const sessions: (Session | null)[] = []
    client.subscribe((event, session) => {
      events.push(event)
      sessions.push(session)
    })
    return { client, events, sessions, waits, channel }
  })
}

const openTab = (initial: Session, fetchSession: AuthWorld['fetchSession']) => {
  const [tab] = openTabs(1, initial, fetchSession)
  if (!tab) throw new Error('no tab')
  return tab
}

describe('the events of a session', () => {
  it('begin with the session that there is', () => {
    const tab = openTab(sessionEnding(100), async () => null)
    expect(tab.events).toEqual(['INITIAL_SESSION'])
    expect(tab.sessions).toEqual([sessionEnding(100)])
  })

  it.each([
    [4, 0],
    [3.99, 1],
    [3, 1],
    [0, 1],
    [-1, 1],
  ])('with %s ticks left the server is asked %s times', async (ticks, times) => {
    const fetchSession = vi.fn(async () => sessionEnding(100))
    const tab = openTab(sessionEnding(ticks), fetchSession)
    await tab.client.check()
    expect(fetchSession).toHaveBeenCalledTimes(times)
    expect(tab.events.slice(1)).toEqual(times ? ['TOKEN_REFRESHED'] : [])
  })

  it('tries again after 200 ms, doubling, and then at the next tick', async () => {
    let answers = 3
    const tab = openTab(sessionEnding(1), async () => {
      if (answers-- > 0) throw new TypeError('Failed to fetch')
      return sessionEnding(100)
    })
    await tab.client.check()
    expect(tab.waits).toEqual([200, 400, 800])
    expect(tab.events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
    const cut = openTab(sessionEnding(1), () => Promise.reject(new TypeError('Failed to fetch')))
    await cut.client.check()
    expect(cut.waits).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800, 25_600])
    expect(cut.events).toEqual(['INITIAL_SESSION'])
  })

  it('reach every tab', async () => {
    const tabs = openTabs(3, sessionEnding(1), async () => sessionEnding(100, 'Robin Example'))
    await tabs[0]?.client.check()
    for (const { events, sessions } of tabs) {
      expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED', 'USER_UPDATED'])
      expect(sessions.at(-1)).toEqual(sessionEnding(100, 'Robin Example'))
    }
  })

  it('end for all with the session, once', async () => {
    const tabs = openTabs(2, sessionEnding(1), async () => null)
    await tabs[0]?.client.compare()
    await tabs[1]?.client.compare()
    await tabs[0]?.client.check()
    for (const { events } of tabs) expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_OUT'])
  })

  it('end when somebody else has signed in meanwhile', async () => {
    const other = { ...sessionEnding(100), user: { ...sessionEnding(1).user, id: 'other' } }
    const tab = openTab(sessionEnding(100), async () => other)
    await tab.client.compare()
    expect(tab.events.at(-1)).toBe('SIGNED_OUT')
  })

  it('keep the session that a tab knows when only something is announced', async () => {
    const [tab, other] = openTabs(2, sessionEnding(100), async () => null)
    if (!tab || !other) throw new Error('no tabs')
    other.channel.postMessage({ event: 'PASSWORD_RECOVERY' })
    expect(tab.events.at(-1)).toBe('PASSWORD_RECOVERY')
    expect(tab.sessions.at(-1)).toEqual(sessionEnding(100))
  })

  it('are quiet where nothing changed', async () => {
    const tab = openTab(sessionEnding(100), async () => sessionEnding(100))
    await tab.client.compare()
    expect(tab.events).toEqual(['INITIAL_SESSION'])
  })
})
