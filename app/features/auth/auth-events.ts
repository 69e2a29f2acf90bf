import type { Session } from '#app/context.ts'

/** Everything that can happen to a session. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

/** What tabs tell each other. Without a session in it, each keeps the one that it knows. */
type AuthMessage = { event: AuthEvent; session?: Session | null }

/** `isExpired`: the server says that the session has ended, not another tab. */
type AuthListener = (event: AuthEvent, isExpired: boolean) => void

/** Milliseconds between two checks: one tick. */
export const tick = 30_000
/** With so many ticks left or fewer, a session is refreshed. */
const ticksBefore = 3
const firstRetry = 200
const tries = 8

/**
 * The one place that knows of the session in a tab, until it is called off: it refreshes it in time, and says what
 * happens to it, here and in every other tab. `arrival` is the flash message that the page came with. Only
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
  /** Asks the server whether the session has changed or ended, and says so. */
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
  // The page goes when the server has answered: by then the session is over for every tab.
  const leave = ({ target: form }: Event) => {
    // Its attribute: a field of the name "action" would take the property's place.
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

/** Tells the signed-in tabs that somebody is setting a new password. */
export function announceRecovery(): void {
  const channel = openAuthChannel()
  channel?.postMessage({ event: 'PASSWORD_RECOVERY' } satisfies AuthMessage)
  channel?.close()
}

/** Between the tabs of one browser. A browser that has no such thing keeps each tab to itself. */
function openAuthChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('directory-auth')
}

/**
 * The session as the server has it now, refreshed where that is due; null when it has ended. Without a connection
 * it tries again, each time after twice as long, and gives undefined in the end.
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
