/** What a member can do on a center's page. */
const intents = [
  'vote',
  'add-comment',
  'edit-comment',
  'delete-comment',
  'save-review',
  'delete-review',
  'report',
] as const

export type Intent = (typeof intents)[number]

/** Characters, as the database has them. */
export const maxLengths = { comment: 4000, review: 8000, reason: 1000 } as const

/** Comments of one member within an hour. */
export const maxCommentsAnHour = 20

export const votes = ['upvote', 'downvote'] as const

export type Vote = (typeof votes)[number]

/** Where on the page each of them stands: a form without scripts leads back there. */
export const places: Record<Intent, 'votes' | 'comments' | 'reviews'> = {
  vote: 'votes',
  'add-comment': 'comments',
  'edit-comment': 'comments',
  'delete-comment': 'comments',
  'save-review': 'reviews',
  'delete-review': 'reviews',
  report: 'comments',
}

/** Where on the page a form stands that was sent; 'main' for one that is none of ours. */
export function findPlace(form: FormData): string {
  if (form.get('kind') === 'review') return 'reviews'
  return places[form.get('intent') as Intent] ?? 'main'
}

/** To the sign-in, and from there back to a place on a center's page: ("harbor", 'votes'). */
export function signInPath(slug: string, place: string): string {
  return `/auth?redirectTo=${encodeURIComponent(`/centers/${slug}#${place}`)}`
}
