export type AccountMail = { subject: string; text: string; html: string }

type Site = { name: string; url: string }

/** The mail after signing up: a link that shows that the address is one's own. */
export function composeVerification(site: Site, token: string): AccountMail {
  return compose(site, `Confirm your e-mail address`, [
    `Somebody, probably you, created an account at ${site.name} with this e-mail address.`,
    { label: 'Confirm my e-mail address', path: `/verify-email?token=${token}` },
    'The link works once, within 24 hours. If it was not you, do nothing: without it the account cannot be used.',
  ])
}

/** The mail to somebody who has an account and signs up again. */
export function composeKnownAddress(site: Site): AccountMail {
  return compose(site, 'You have an account already', [
    `Somebody, probably you, tried to create an account at ${site.name} with this e-mail address. There is one already, and nothing about it was changed.`,
    { label: 'Sign in', path: '/auth' },
    'Your password is lost, or you never confirmed this address? Setting a new password does both.',
    { label: 'Set a new password', path: '/forgotten-password' },
    'If it was not you, do nothing.',
  ])
}

/** The mail with which one sets a new password. */
export function composeReset(site: Site, token: string): AccountMail {
  return compose(site, 'Set a new password', [
    `Somebody, probably you, asked for a new password at ${site.name}.`,
    { label: 'Set a new password', path: `/reset-password?token=${token}` },
    'The link works once, within an hour. If it was not you, do nothing: your password stays as it is.',
  ])
}

/** The mail after the password was changed. */
export function composePasswordChanged(site: Site): AccountMail {
  return compose(site, 'Your password was changed', [
    `The password of your account at ${site.name} was changed just now, and you were signed out everywhere.`,
    'If it was not you, set a new one at once:',
    { label: 'Set a new password', path: '/forgotten-password' },
  ])
}

type Part = string | { label: string; path: string }

function compose(site: Site, subject: string, parts: Part[]): AccountMail {
  const ending = `${site.name}, ${site.url}. In danger, call 911. In a crisis, call or text 988.`
  return {
    subject,
    text: [
      ...parts.map((part) =>
        typeof part === 'string' ? part : `${part.label}:\n${site.url}${part.path}`,
      ),
      `-- \n${ending}`,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      ...parts.map(
        (part) => `<p>${typeof part === 'string' ? escapeHtml(part) : link(site, part)}</p>`,
      ),
      `<p style="color:#555">${escapeHtml(ending)}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

function link(site: Site, { label, path }: { label: string; path: string }): string {
  return `<a href="${escapeHtml(site.url + path)}">${escapeHtml(label)}</a>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
