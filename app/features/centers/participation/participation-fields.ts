/** What a member can do on a center's page. */
export const intents = [
  'vote',
  'add-comment',
  'edit-comment',
  'delete-comment',
  'save-review',
  'delete-review',
  'report',
] as const

export type Intent = (typeof intents)[number]

/** The fields of those forms, beside `intent` and the id of what they are about. */
export const fields = ['content', 'rating', 'reason'] as const

export type Field = (typeof fields)[number]

/** What stands in the fields, as typed; '' where the form has none. */
export type Values = Record<Field, string>

/** Characters, as the database has them. */
export const longest = { comment: 4000, review: 8000, reason: 1000 } as const

/** Comments of one member within an hour. */
export const mostInAnHour = 20

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

/** The fields of a form that was sent, as they were typed. */
export function readValues(form: FormData): Values {
  return {
    content: readField(form, 'content'),
    rating: readField(form, 'rating'),
    reason: readField(form, 'reason'),
  }
}

/** One field's text; '' where the form has none. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
