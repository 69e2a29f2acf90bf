import { type Field, longest, mostInAnHour } from './participation-fields.ts'

export const hints = {
  comment:
    'Everybody can read it, with your username or first name. Please leave out names and health details of others.',
  review:
    'Please leave out names and health details of others. A person reads each review before it is shown.',
  report: 'Only the people who run this site read it.',
} as const

const tooLong = (most: number) => `Use at most ${most.toLocaleString('en-US')} characters`

export const faults = {
  commentMissing: 'Write your comment',
  commentTooLong: tooLong(longest.comment),
  reviewMissing: 'Write your review',
  reviewTooLong: tooLong(longest.review),
  ratingMissing: 'Choose a rating from 1 to 5',
  reasonMissing: 'Say what is wrong with it',
  reasonTooLong: tooLong(longest.reason),
} as const

/** What keeps something from being done although nothing typed is wrong. */
export const obstacles = {
  'signed-out': {
    title: 'You are signed out.',
    remedy: 'Sign in again in another tab; what you wrote stays here. Then send it again.',
    status: 401,
  },
  suspended: {
    title: 'Your account is suspended.',
    remedy: 'It cannot vote, comment or review. Write to us if you think that this is a mistake.',
    status: 403,
  },
  gone: {
    title: 'This is not there any more.',
    remedy: 'It was deleted, or it was written by somebody else.',
    status: 409,
  },
  'too-many': {
    title: 'You have posted many comments within an hour.',
    remedy: `At most ${mostInAnHour} an hour are taken. Please try again later; what you wrote is still here.`,
    status: 429,
  },
  unavailable: {
    title: 'This was not saved: something on our side failed.',
    remedy: 'Please try again. What you wrote is still here.',
    status: 503,
  },
  unreachable: {
    title: 'This was not saved: this site could not be reached.',
    remedy: 'Try again when you have a connection. What you wrote is still here.',
    status: 503,
  },
} as const

export type Obstacle = keyof typeof obstacles

export type Errors = Partial<Record<Field, string>>

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
