import { forgetFormDraft } from '#app/lib/form-draft.ts'

const channelName = 'directory-auth'

/**
 * Hide and reload a page from the back/forward cache after a sign-in or sign-out elsewhere,
 * because it may show another person's data. Compares a random cookie that each sign-in sets
 * (`server/middleware/recognize-member.ts`).
 */
export function checkSession(): void {
  const { authEvents, member, react } = document.documentElement.dataset
  announce(authEvents)
  if (member !== undefined && react === undefined) reloadWhenSignedOut()
  const before = readMark()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readMark() === before) return
    document.documentElement.hidden = true
    location.reload()
  })
}

/**
 * Send the events that led to this page to other tabs, as React's pages do
 * (`app/members/auth/auth-events.ts`).
 */
function announce(events: string | undefined): void {
  if (events?.includes('SIGNED_OUT')) forgetFormDraft()
  if (!events || typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  for (const event of events.split(' ')) {
    channel.postMessage(event === 'SIGNED_OUT' ? { event, session: null } : { event })
  }
  channel.close()
}

/** Reload a member's page when the session ends in another tab. */
function reloadWhenSignedOut(): void {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(channelName).onmessage = ({ data }) => {
    if (data?.event !== 'SIGNED_OUT') return
    forgetFormDraft()
    location.reload()
  }
}

function readMark(): string {
  return /(?:^|;\s*)(?:__Host-)?signed-in=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
