import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import { type Failure, maxCommentsAnHour, maxLengths } from './participation-fields.ts'

const tooLong = (max: number) => `Use at most ${formatNumber(max, 'en')} characters`

export const en = {
  hints: {
    comment:
      'Everybody can read it, with your username or first name. Please leave out names and health details of others.',
    review:
      'Please leave out names and health details of others. A person reads each review before it is shown.',
    report: 'Only the people who run this site read it.',
  },
  fieldErrors: {
    commentMissing: 'Write your comment',
    commentTooLong: tooLong(maxLengths.comment),
    reviewMissing: 'Write your review',
    reviewTooLong: tooLong(maxLengths.review),
    ratingMissing: 'Choose a rating from 1 to 5',
    reasonMissing: 'Say what is wrong with it',
    reasonTooLong: tooLong(maxLengths.reason),
  },
  pleaseCheck: 'This is not sent yet. Please check:',
  failures: {
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
      text: 'It was deleted or changed, or it was written by somebody else.',
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
  } as Record<Failure, FormErrors>,
  signIn: 'Sign in',
  /** The status of a member's own review. */
  reviewStates: {
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
  },
  ratingWords: ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'],
  rating: 'Rating',
  chooseRating: 'Choose',
  noRating: 'No rating',
  votes: {
    title: 'Was this listing helpful?',
    hint: 'One vote per member. You can change it or take it back.',
    yes: 'Yes',
    no: 'No',
    signIn: 'Sign in to vote',
    counted: 'Your vote is counted.',
    removed: 'Your vote is taken back.',
  },
  reviews: {
    title: 'Reviews',
    from: (count: number) =>
      `from ${count} member ${count === 1 ? 'review' : 'reviews'} on this site`,
    none: 'No reviews yet. A person reads each review before it is shown.',
    newest: (count: number) => `Shown here: the newest ${count}.`,
    signIn: 'Sign in to write a review',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    /** The first is "9 reviews with 5 stars"; the others are "2 with 4". */
    firstBar: (count: number, stars: string) =>
      `${count} ${count === 1 ? 'review' : 'reviews'} with ${stars}`,
    nextBar: (count: number, stars: number) => `${count} with ${stars}`,
  },
  comments: {
    title: 'Comments',
    none: 'No comments yet.',
    signIn: 'Sign in to comment',
  },
  sending: 'Sending...',
  saving: 'Saving...',
  deleting: 'Deleting...',
  edit: 'Edit',
  change: 'Change',
  delete: 'Delete',
  noWayBack: 'It cannot be brought back.',
  comment: {
    add: 'Add a comment',
    label: 'Your comment',
    post: 'Post Comment',
    save: 'Save Comment',
    delete: 'Delete My Comment',
  },
  review: {
    write: 'Write a review',
    change: 'Change your review',
    label: 'Your review',
    send: 'Send for Approval',
    delete: 'Delete My Review',
  },
  report: {
    title: 'Report',
    /** For screen readers only. */
    what: {
      comment: (author: string) => ` the comment by ${author}`,
      review: (author: string) => ` the review by ${author}`,
    },
    label: 'What is wrong with it?',
    send: 'Send Report',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'vote-counted': { title: 'Your vote is counted.' },
    'vote-removed': { title: 'Your vote is taken back.' },
    'comment-posted': { title: 'Your comment is posted.' },
    'comment-changed': { title: 'Your comment is changed.' },
    'comment-deleted': { title: 'Your comment is deleted.' },
    'review-sent': {
      title: 'Thank you for your review.',
      text: 'A person reads it before it is shown.',
    },
    'review-kept': { title: 'Your review stays as it is.' },
    'review-deleted': { title: 'Your review is deleted.' },
    'report-sent': { title: 'Thank you for telling us.', text: 'A person will look at it.' },
  } satisfies FlashTexts,
}
