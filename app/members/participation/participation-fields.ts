import { getAuthPath } from '#app/members/auth/auth-mode.ts'
import { findSafePath } from '#app/members/auth/safe-path.ts'

/** Sections of a center's page where members contribute. */
export type PageSection = 'votes' | 'comments' | 'reviews'

/** The page section of each form: without scripts, the form returns there. */
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

/** In characters; the database has the same limits. */
export const maxLengths = { comment: 4000, review: 8000, reason: 1000 } as const

/** Per member. */
export const maxCommentsAnHour = 20

export const votes = ['upvote', 'downvote'] as const

export type Vote = (typeof votes)[number]

export type OwnReview = {
  content: string
  /** 1 to 5. */
  rating: number
  status: 'pending' | 'approved' | 'rejected'
}

/** Return the page section of a submitted form, or 'main' for an unknown form. */
export function findPlace(form: FormData): string {
  if (form.get('kind') === 'review') return 'reviews'
  const intent = String(form.get('intent'))
  return Object.hasOwn(places, intent) ? places[intent as Intent] : 'main'
}

/** Return the path to sign in and come back to a section of a center's page. */
export function signInPath(slug: string, place: string): string {
  const path = `/centers/${encodeURIComponent(slug)}#${place}`
  return getAuthPath({ mode: 'sign-in', redirectTo: findSafePath(path) })
}

/** Reasons to reject a form whose fields are all valid. */
export type Failure =
  | 'signed-out'
  | 'suspended'
  | 'gone'
  | 'too-many'
  | 'unavailable'
  | 'unreachable'
