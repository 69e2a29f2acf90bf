import type { AuthMessage, AuthWorld } from './auth-events.ts'

/** Between the tabs of one browser. A browser that has no such thing keeps each tab to itself. */
export function openAuthChannel(): AuthWorld['channel'] {
  if (typeof BroadcastChannel === 'undefined') {
    return { onmessage: null, postMessage: () => {}, close: () => {} }
  }
  return new BroadcastChannel('directory-auth')
}

/** Tells the signed-in tabs that somebody is setting a new password. */
export function announceRecovery(): void {
  const channel = openAuthChannel()
  channel.postMessage({ event: 'PASSWORD_RECOVERY' } satisfies AuthMessage)
  channel.close()
}
