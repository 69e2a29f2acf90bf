export const en = {
  subject: 'Your review was approved',
  thanks: (center: string, site: string) =>
    `Thank you. A person read your review of ${center} at ${site}, and everybody can read it now.`,
  read: 'Read it where it stands',
  change: 'You can change or delete it there at any time. A changed one waits for approval again.',
}
