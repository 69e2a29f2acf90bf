/** What a page says once about something that was just done. */
export type Notice = { title: string; text?: string; tone: 'good' | 'danger' }

/**
 * Every notice by its code. A redirect carries the code in its address (`?notice=signed-in`), so that a
 * notice needs neither a cookie nor a script, and no address can put words into our mouth.
 */
const notices = {
  'signed-in': {
    title: 'Welcome back!',
    text: 'You have successfully logged in.',
    tone: 'good',
  },
  'signed-out': { title: 'Logged Out', tone: 'good' },
  'account-created': {
    title: 'Account Created!',
    text: 'Please check your email to verify your account.',
    tone: 'good',
  },
} as const satisfies Record<string, Notice>

export type NoticeCode = keyof typeof notices

/** The notice that an address asks for; null for a code that there is not. */
export function findNotice(code: string | null): Notice | null {
  return code !== null && Object.hasOwn(notices, code) ? notices[code as NoticeCode] : null
}

/** A path of this site with a notice: ("/centers?q=a#b", 'signed-in') → "/centers?q=a&notice=signed-in#b". */
export function addNotice(path: string, code: NoticeCode): string {
  const url = new URL(path, 'http://site')
  url.searchParams.set('notice', code)
  return url.pathname + url.search + url.hash
}
