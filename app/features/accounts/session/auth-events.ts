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

type AuthListener = (event: AuthEvent, session: Session | null) => void

/** What the outside world is made of; tests bring their own. */
export type AuthWorld = {
  /** The session as the server has it now, prolonged where that is due; null when it has ended. Rejects without a connection. */
  fetchSession(): Promise<Session | null>
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & {
    onmessage: ((event: MessageEvent) => void) | null
  }
  now(): number
  wait(milliseconds: number): Promise<void>
}

/** Milliseconds between two checks: one tick. */
export const tick = 30_000
/** With so many ticks left or fewer, a session is refreshed. */
const ticksBefore = 3
const firstRetry = 200
const tries = 8

/** What tabs tell each other. Without a session in it, each keeps the one that it knows. */
export type AuthMessage = { event: AuthEvent; session?: Session | null }

type AuthClient = {
  subscribe(listener: AuthListener): () => void
  /** Tells the listeners here and in every other tab. */
  publish(event: AuthEvent, session: Session | null): void
  /** One tick: refreshes the session when it is about to end. */
  check(): Promise<void>
  /** Asks the server whether the session has changed or ended, and says so. */
  compare(): Promise<void>
  close(): void
}

/** The one place that knows of the session in a tab: it keeps it alive and says what happens to it. */
export function createAuthClient(initial: Session, world: AuthWorld): AuthClient {
  const listeners = new Set<AuthListener>()
  let session: Session | null = initial
  let asking = false

  const tell = (event: AuthEvent, next: Session | null) => {
    session = next
    for (const listener of listeners) listener(event, next)
  }
  const publish = (event: AuthEvent, next: Session | null) => {
    world.channel.postMessage({ event, session: next } satisfies AuthMessage)
    tell(event, next)
  }
  world.channel.onmessage = ({ data }: MessageEvent<AuthMessage>) =>
    tell(data.event, data.session === undefined ? session : data.session)

  /** Without a connection it tries again, each time after twice as long. */
  async function ask(): Promise<Session | null | undefined> {
    for (let attempt = 0; attempt < tries; attempt++) {
      try {
        return await world.fetchSession()
      } catch {
        await world.wait(firstRetry * 2 ** attempt)
      }
    }
    return undefined
  }
  async function compare() {
    if (asking || !session) return
    asking = true
    try {
      const found = await ask()
      if (found === undefined || !session) return
      if (found === null || found.user.id !== session.user.id) return publish('SIGNED_OUT', null)
      const before = session
      if (found.expiresAt !== before.expiresAt) publish('TOKEN_REFRESHED', found)
      if (describe(found) !== describe(before)) publish('USER_UPDATED', found)
    } finally {
      asking = false
    }
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      listener('INITIAL_SESSION', session)
      return () => void listeners.delete(listener)
    },
    publish,
    compare,
    async check() {
      if (!session) return
      const left = Date.parse(session.expiresAt) - world.now()
      if (Math.floor(left / tick) <= ticksBefore) await compare()
    },
    close() {
      world.channel.close()
      listeners.clear()
    },
  }
}

function describe({ user, role, hasTwoFactor }: Session): string {
  return JSON.stringify([user.email, user.fullName, user.username, role, hasTwoFactor])
}
