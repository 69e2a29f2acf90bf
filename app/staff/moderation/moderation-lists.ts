import {
  closeFailed,
  commentsTitle,
  type ModerationFlashCode,
  reportsTitle,
  reviewsTitle,
  updateFailed,
} from './messages.ts'
import { commentStates, reportStates, reviewStates } from './post.ts'

/** The three lists of Manage Reviews. */
export type ModerationTab = 'reviews' | 'comments' | 'reports'

type ModerationList = {
  path: string
  label: string
  /** Of the page. */
  title: string
  /** The first one is the default. */
  states: readonly [string, ...string[]]
  /** The title of an error, where its form was not saved. */
  failed: string
  /** The flash messages that offer an Undo. */
  undoCodes: readonly ModerationFlashCode[]
}

export const moderationLists: Record<ModerationTab, ModerationList> = {
  reviews: {
    path: '/admin/reviews',
    label: 'Reviews',
    title: reviewsTitle,
    states: reviewStates,
    failed: updateFailed,
    undoCodes: ['review-approved', 'review-rejected', 'reviews-approved', 'reviews-rejected'],
  },
  comments: {
    path: '/admin/reviews/comments',
    label: 'Comments',
    title: commentsTitle,
    states: commentStates,
    failed: updateFailed,
    undoCodes: [],
  },
  reports: {
    path: '/admin/reviews/reports',
    label: 'Reports',
    title: reportsTitle,
    states: reportStates,
    failed: closeFailed,
    undoCodes: ['report-closed'],
  },
}

/** The list of a page or of a dialog over it: "/admin/reviews/reports/remove/comment/ID" → reports. */
export function findModerationTab(pathname: string): ModerationTab {
  const name = pathname.split('/')[3]
  return name === 'comments' || name === 'reports' ? name : 'reviews'
}
