import { composeMail, type Mail } from '#app/lib/compose-mail.ts'

/**
 * The mail to the author of a review that was just approved. Its subject leaves out which center it is
 * about: subjects show on locked screens.
 */
export function composeApproval(
  site: { name: string; url: string },
  center: { name: string; slug: string },
): Mail {
  return composeMail(site, 'Your review was approved', [
    `Thank you. A person read your review of ${center.name} at ${site.name}, and everybody can read it now.`,
    { label: 'Read it where it stands', path: `/centers/${center.slug}#reviews` },
    'You can change or delete it there at any time. A changed one waits for approval again.',
  ])
}
