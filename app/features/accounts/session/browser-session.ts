import type { Session } from '#app/context.ts'
import { openAuthChannel } from './auth-channel.ts'
import { createAuthClient, tick } from './auth-events.ts'

/**
 * Watches over the session of a signed-in tab until it is called off: refreshes it in time, and hears from other
 * tabs. Only signed-in pages load it. 'expired' is what the server says of it, 'left' what another tab does.
 */
export function watchSession(
  session: Session,
  arrival: string | undefined,
  onChange: (what: 'expired' | 'left' | 'updated') => void,
): () => void {
  let hasExpired = false
  const client = createAuthClient(session, {
    async fetchSession() {
      const found = await fetchSession()
      hasExpired = found === null
      return found
    },
    channel: openAuthChannel(),
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  client.subscribe((event) => {
    if (event === 'SIGNED_OUT') onChange(hasExpired ? 'expired' : 'left')
    if (event === 'USER_UPDATED') onChange('updated')
  })
  if (arrival?.endsWith('signed-in-by-code')) client.publish('MFA_CHALLENGE_VERIFIED', session)
  if (/^(admin-)?signed-in/.test(arrival ?? '')) client.publish('SIGNED_IN', session)
  const timer = window.setInterval(() => void client.check(), tick)
  const look = () => {
    if (document.visibilityState === 'visible') void client.compare()
  }
  // The page goes when the server has answered: by then the session is over for every tab.
  const leave = (event: SubmitEvent) => {
    const form = event.target
    // Its attribute: a field of the name "action" would take the property's place.
    if (form instanceof HTMLFormElement && form.getAttribute('action') === '/auth/sign-out') {
      window.addEventListener('pagehide', () => client.publish('SIGNED_OUT', null), { once: true })
    }
  }
  document.addEventListener('visibilitychange', look)
  document.addEventListener('submit', leave)
  return () => {
    window.clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('submit', leave)
    client.close()
  }
}

async function fetchSession(): Promise<Session | null> {
  const response = await fetch('/auth/session', { cache: 'no-store' })
  if (!response.ok) throw new Error(`the session could not be read: ${response.status}`)
  return (await response.json()) as Session | null
}
