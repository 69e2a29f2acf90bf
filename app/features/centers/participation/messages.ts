import type { FormErrors } from '#app/lib/form.ts'
import { maxCommentsAnHour, maxLengths } from './participation-fields.ts'

export const hints = {
  comment:
    'Everybody can read it, with your username or first name. Please leave out names and health details of others.',
  review:
    'Please leave out names and health details of others. A person reads each review before it is shown.',
  report: 'Only the people who run this site read it.',
} as const

const tooLong = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`

export const fieldErrors = {
  commentMissing: 'Write your comment',
  commentTooLong: tooLong(maxLengths.comment),
  reviewMissing: 'Write your review',
  reviewTooLong: tooLong(maxLengths.review),
  ratingMissing: 'Choose a rating from 1 to 5',
  reasonMissing: 'Say what is wrong with it',
  reasonTooLong: tooLong(maxLengths.reason),
} as const

export const pleaseCheck = 'This is not sent yet. Please check:'

/** Why nothing was done although nothing typed is wrong. */
export const failures = {
  'signed-out': {
    title: 'You are signed out.',
    text: 'Sign in again in another tab; what you wrote stays here. Then send it again.',
    status: 401,
  },
  suspended: {
    title: 'Your account is suspended.',
    text: 'It cannot vote, comment or review. Write to us if you think that this is a mistake.',
    link: { to: '/contact', label: 'Contact us' },
    status: 403,
  },
  gone: {
    title: 'This is not there any more.',
    text: 'It was deleted, or it was written by somebody else.',
    status: 409,
  },
  'too-many': {
    title: 'You have posted many comments within an hour.',
    text: `At most ${maxCommentsAnHour} an hour are taken. Please try again later; what you wrote is still here.`,
    status: 429,
  },
  unavailable: {
    title: 'This was not saved: something on our side failed.',
    text: 'Please try again. What you wrote is still here.',
    status: 503,
  },
  unreachable: {
    title: 'This was not saved: this site could not be reached.',
    text: 'Try again when you have a connection. What you wrote is still here.',
    status: 503,
  },
} satisfies Record<string, FormErrors>

export type Failure = keyof typeof failures

/** Where a member's own review stands. */
export const reviewStates = {
  pending: {
    label: 'Waiting for approval',
    text: 'Only you see it until a person has read it.',
  },
  approved: {
    label: 'Approved',
    text: 'Everybody can read it. When you change it, it waits for approval again.',
  },
  rejected: {
    label: 'Not approved',
    text: 'Only you see it. You can change it, and a person will read it again.',
  },
} as const

export const ratingWords = ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'] as const
