import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '#app/context.ts'
import { type AuthEvent, announceRecovery, tick, watchSession } from './auth-events.ts'

const sessionEnding = (ticks: number, fullName = 'Robin'): Session => ({
  user: { id: 'robin', email: 'robin@example.org', fullName, username: null },
  role: 'user',
  hasTwoFactor: false,
  expiresAt: new Date(start + ticks * tick).toISOString(),
})
const start = Date.parse('2026-11-20T12:00:00Z')

/** Behaves like a browser's form: a field named "action" hides the property. */
class FakeForm {
  readonly action = { name: 'action' }
  readonly getAttribute: () => string | null
  constructor(attribute: string | null) {
    this.getAttribute = () => attribute
  }
}

/** Connects tabs of one browser: each receives the others' messages. */
class FakeChannel {
  static open = new Set<FakeChannel>()
  onmessage: ((message: { data: unknown }) => void) | null = null
  constructor() {
    FakeChannel.open.add(this)
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    FakeChannel.open.delete(this)
  }
}

const fetchSession = vi.fn<() => Promise<Session | null>>()
const onDocument = new EventTarget()
const onWindow = new EventTarget()
const ends: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('fetch', async () => Response.json(await fetchSession()))
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('document', Object.assign(onDocument, { visibilityState: 'visible' }))
  vi.stubGlobal('window', onWindow)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  fetchSession.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Open a tab and return its events; 'expired' means that the server reported the end. */
function openTab(session: Session, arrival?: string): (AuthEvent | 'expired')[] {
  const events: (AuthEvent | 'expired')[] = []
  const end = watchSession(session, arrival, (event, isExpired) =>
    events.push(isExpired ? 'expired' : event),
  )
  ends.push(end)
  return events
}

const submit = (form: FakeForm) => {
  const event = new Event('submit')
  Object.defineProperty(event, 'target', { value: form })
  onDocument.dispatchEvent(event)
}
const look = async () => {
  onDocument.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

it.each([
  [undefined, []],
  ['signed-in', ['SIGNED_IN']],
  ['admin-signed-in-by-code', ['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN']],
])('begins with the session and the event that led to it: %s', (arrival, more) => {
  expect(openTab(sessionEnding(100), arrival)).toEqual(['INITIAL_SESSION', ...more])
})

it.each([
  [5, 0],
  [4.99, 1],
  [1, 1],
])('asks the server %s times one tick later, with %s ticks left before', async (ticks, times) => {
  fetchSession.mockResolvedValue(sessionEnding(100))
  const events = openTab(sessionEnding(ticks))
  await vi.advanceTimersByTimeAsync(tick)
  expect(fetchSession).toHaveBeenCalledTimes(times)
  expect(events.slice(1)).toEqual(times ? ['TOKEN_REFRESHED'] : [])
})

it('retries after 200 ms, doubling', async () => {
  fetchSession.mockRejectedValue(new TypeError('Failed to fetch'))
  const events = openTab(sessionEnding(1))
  onDocument.dispatchEvent(new Event('visibilitychange'))
  const times: number[] = []
  for (const wait of [0, 199, 1, 399, 1, 799, 1]) {
    await vi.advanceTimersByTimeAsync(wait)
    times.push(fetchSession.mock.calls.length)
  }
  expect(times).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(events).toEqual(['INITIAL_SESSION'])
  fetchSession.mockResolvedValue(sessionEnding(100))
  await vi.advanceTimersByTimeAsync(1600)
  expect(events).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
})

it('notifies every tab of changes', async () => {
  fetchSession.mockResolvedValue(sessionEnding(100, 'Robin Example'))
  const tabs = [openTab(sessionEnding(1)), openTab(sessionEnding(1))]
  await look()
  for (const events of tabs) {
    expect(new Set(events)).toEqual(new Set(['INITIAL_SESSION', 'TOKEN_REFRESHED', 'USER_UPDATED']))
  }
})

it.each([
  ['has ended', null, 'expired'],
  ['is of somebody else', { ...sessionEnding(9).user, id: 'other' }, 'SIGNED_OUT'],
])('ends only once if the session %s', async (_how, user, end) => {
  fetchSession.mockResolvedValue(user && { ...sessionEnding(100), user })
  const events = openTab(sessionEnding(100))
  for (let times = 0; times < 3; times++) await look()
  expect(events).toEqual(['INITIAL_SESSION', end])
})

it('is quiet without changes, and keeps its session after a mere announcement', async () => {
  fetchSession.mockResolvedValue(sessionEnding(100))
  const events = openTab(sessionEnding(100))
  announceRecovery()
  await look()
  expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY'])
})

it('notifies other tabs of signing out when the page is left, based on the form’s attribute', () => {
  openTab(sessionEnding(100))
  ends.pop()
  const other = openTab(sessionEnding(100))
  const go = () => onWindow.dispatchEvent(new Event('pagehide'))
  submit(new FakeForm('/admin/reviews'))
  submit(new FakeForm(null))
  go()
  expect(other).toEqual(['INITIAL_SESSION'])
  submit(new FakeForm('/auth/sign-out'))
  go()
  expect(other).toContain('SIGNED_OUT')
})
