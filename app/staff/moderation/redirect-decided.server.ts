import type { RouterContextProvider } from 'react-router'
import { redirectWithFlash } from '#app/flash.server.ts'
import { type ListQuery, serializeListQuery } from '#app/lib/list-query.ts'
import { type Decision, listDecisionFields } from './decision-input.ts'
import { moderationLists } from './moderation-lists.ts'

/** Redirect back to the list, where a toast shows the decision and offers Undo. */
export function redirectDecided(
  context: Readonly<RouterContextProvider>,
  query: ListQuery,
  { from, to, reviews }: Decision & { to: 'approved' | 'rejected' },
  decided: Decision['reviews'],
): Response {
  const params = new URLSearchParams(serializeListQuery(query, 'all'))
  if (decided.length > 0) {
    const undo = listDecisionFields({ from: to, to: from, reviews: decided })
    for (const [name, value] of undo) params.append(name, value)
  }
  const path = `${moderationLists.reviews.path}${params.size > 0 ? `?${params}` : ''}`
  const count = reviews.length
  return count === 1
    ? redirectWithFlash(context, path, `review-${to}`)
    : redirectWithFlash(context, path, `reviews-${to}`, { count })
}
