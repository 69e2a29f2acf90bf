import { getAuthPath } from '#app/features/auth/auth-mode.ts'
import { findSafePath } from '#app/features/auth/safe-path.ts'

/** Where on a center's page members take part. */
export type PageSection = 'votes' | 'comments' | 'reviews'

/** What a member can do there, and where: a form without scripts leads back to it. */
const places = {
  vote: 'votes',
  'add-comment': 'comments',
  'edit-comment': 'comments',
  'delete-comment': 'comments',
  'save-review': 'reviews',
  'delete-review': 'reviews',
  report: 'comments',
} as const satisfies Record<string, PageSection>

export type Intent = keyof typeof places

/** Characters, as the database has them. */
export const maxLengths = { comment: 4000, review: 8000, reason: 1000 } as const

/** Comments of one member within an hour. */
export const maxCommentsAnHour = 20

export const votes = ['upvote', 'downvote'] as const

export type Vote = (typeof votes)[number]

export type OwnReview = {
  content: string
  /** 1 to 5. */
  rating: number
  status: 'pending' | 'approved' | 'rejected'
}

/** Where on the page a form stands that was sent; 'main' for one that is none of ours. */
export function findPlace(form: FormData): string {
  if (form.get('kind') === 'review') return 'reviews'
  const intent = String(form.get('intent'))
  return Object.hasOwn(places, intent) ? places[intent as Intent] : 'main'
}

/** To the sign-in, and from there back to a place on a center's page: ("harbor", 'votes'). */
export function signInPath(slug: string, place: string): string {
  const path = `/centers/${encodeURIComponent(slug)}#${place}`
  return getAuthPath({ mode: 'sign-in', redirectTo: findSafePath(path) })
}

/** Why nothing was done although nothing typed is wrong. */
export type Failure =
  | 'signed-out'
  | 'suspended'
  | 'gone'
  | 'too-many'
  | 'unavailable'
  | 'unreachable'
