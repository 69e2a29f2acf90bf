import type { FlashTexts } from '#app/lib/flash-message.ts'
export const inboxTitle = 'Messages'

export const inboxPath = '/admin/messages'

/** Rows on a page. */
export const inboxPageSize = 20

export const inboxStates = ['open', 'held', 'answered', 'all'] as const

export type InboxState = (typeof inboxStates)[number]

export const stateNames: Record<InboxState, string> = {
  open: 'Open',
  held: 'Not mailed',
  answered: 'Answered',
  all: 'All',
}

export const emptyInbox: Record<InboxState, { title: string; text: string }> = {
  open: { title: 'No open messages', text: 'What comes through the contact form waits here.' },
  held: {
    title: 'No messages wait unmailed',
    text: 'What comes beyond the limit of mails, or looks like a program’s, waits here.',
  },
  answered: { title: 'No answered messages', text: 'Those marked as answered are kept here.' },
  all: { title: 'No messages yet', text: 'What comes through the contact form is kept here.' },
}

/** Why a message was not mailed. */
export const heldNames = {
  limit: 'Not mailed: beyond the limit of an hour',
  honeypot: 'Not mailed: perhaps written by a program',
} as const

export const changeFailed = 'Failed to update the message'
export const deleteFailed = 'Failed to delete the message'
export const deleteTitle = 'Delete this message?'
export const deleteText =
  'It goes for good, with all that it says. What was mailed to the site’s own address stays there.'

export const loads = 'messages'

/** Shown once on the page that follows a form. */
export const inboxFlash = {
  'message-answered': { title: 'Message marked as answered.' },
  'message-reopened': { title: 'Message is open again.' },
  'message-removed': { title: 'Message deleted for good.' },
} satisfies FlashTexts
