import { forgetFormDraft } from '#app/lib/form-draft.ts'

const channelName = 'directory-auth'

/**
 * A page that comes back from the browser's memory after a sign-in or sign-out elsewhere hides and loads
 * itself anew: what it shows may be another person's. The mark is a random cookie of each sign-in
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

/** Tells the other tabs, as React's pages do (`app/features/auth/auth-events.ts`), what led to this page. */
function announce(events: string | undefined): void {
  if (events?.includes('SIGNED_OUT')) forgetFormDraft()
  if (!events || typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  for (const event of events.split(' ')) {
    channel.postMessage(event === 'SIGNED_OUT' ? { event, session: null } : { event })
  }
  channel.close()
}

/** What a member's page shows goes with the session, also when it ends in another tab. */
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
