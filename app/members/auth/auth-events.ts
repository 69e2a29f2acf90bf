import type { Session } from '#app/context.ts'

/** Every session event. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

/** A message between tabs. Without a session in it, each tab keeps the one that it knows. */
type AuthMessage = { event: AuthEvent; session?: Session | null }

/** `isExpired`: the server reported the end of the session, not another tab. */
type AuthListener = (event: AuthEvent, isExpired: boolean) => void

/** Milliseconds between two checks. */
export const tick = 30_000
/** A session is refreshed when this many ticks or fewer are left. */
const ticksBefore = 3
const firstRetry = 200
const tries = 8

/**
 * Track the session in a tab until the returned function is called: refresh it in time, and
 * report its events here and in every other tab. `arrival` is the page's flash message. Only
 * signed-in pages load it.
 */
export function watchSession(
  initial: Session,
  arrival: string | undefined,
  listener: AuthListener,
): () => void {
  const channel = openAuthChannel()
  let session: Session | null = initial
  let isAsking = false

  const receive = (event: AuthEvent, next: Session | null, isExpired = false) => {
    session = next
    listener(event, isExpired)
  }
  const publish = (event: AuthEvent, next: Session | null, isExpired = false) => {
    channel?.postMessage({ event, session: next } satisfies AuthMessage)
    receive(event, next, isExpired)
  }
  /** Ask the server whether the session has changed or ended, and report it. */
  async function compare() {
    if (isAsking || !session) return
    isAsking = true
    const found = await fetchSession()
    isAsking = false
    const before = session
    if (found === undefined || !before) return
    if (found?.user.id !== before.user.id) return publish('SIGNED_OUT', null, found === null)
    if (found.expiresAt !== before.expiresAt) publish('TOKEN_REFRESHED', found)
    if (describe(found) !== describe(before)) publish('USER_UPDATED', found)
  }
  function check() {
    const left = session ? Date.parse(session.expiresAt) - Date.now() : Number.POSITIVE_INFINITY
    if (Math.floor(left / tick) <= ticksBefore) void compare()
  }
  const look = () => {
    if (document.visibilityState === 'visible') void compare()
  }
  // The page is left after the server has responded: by then the session has ended for every tab.
  const leave = ({ target: form }: Event) => {
    // Read the attribute, because a field named "action" would hide the property.
    if (form instanceof HTMLFormElement && form.getAttribute('action') === '/auth/sign-out') {
      window.addEventListener('pagehide', () => publish('SIGNED_OUT', null), { once: true })
    }
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<AuthMessage>) =>
      receive(data.event, data.session === undefined ? session : data.session)
  }
  listener('INITIAL_SESSION', false)
  if (arrival?.endsWith('signed-in-by-code')) publish('MFA_CHALLENGE_VERIFIED', session)
  if (/^(admin-)?signed-in/.test(arrival ?? '')) publish('SIGNED_IN', session)
  const timer = setInterval(check, tick)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('submit', leave)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('submit', leave)
    channel?.close()
  }
}

/** Tell signed-in tabs that a person is setting a new password. */
export function announceRecovery(): void {
  const channel = openAuthChannel()
  channel?.postMessage({ event: 'PASSWORD_RECOVERY' } satisfies AuthMessage)
  channel?.close()
}

/**
 * Open a channel between the tabs of one browser. Without browser support, each tab works alone.
 */
function openAuthChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('directory-auth')
}

/**
 * Fetch the current session from the server, which refreshes it if due; null if it has ended.
 * Without a connection it retries with doubling waits, and finally returns undefined.
 */
async function fetchSession(): Promise<Session | null | undefined> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const found = await fetch('/auth/session', { cache: 'no-store' })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    if (found !== undefined) return found as Session | null
    await new Promise((resolve) => setTimeout(resolve, firstRetry * 2 ** attempt))
  }
  return undefined
}

function describe({ user, role, hasTwoFactor }: Session): string {
  return JSON.stringify([user.email, user.fullName, user.username, role, hasTwoFactor])
}
