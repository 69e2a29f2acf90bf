import { clientAddressContext, sessionContext, siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { readCaller } from '#app/features/accounts/session/read-caller.server.ts'
import { answerAuth } from '#app/features/accounts/sign-in/answer-auth.server.ts'
import { readPlace } from '#app/features/accounts/sign-in/auth-mode.ts'
import { AuthPage, authTitles } from '#app/features/accounts/sign-in/auth-page.tsx'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { readSentForm, sendAnswer } from '#app/features/accounts/sign-in/form-answer.server.ts'
import { keepTyped } from '#app/features/accounts/sign-in/keep-typed.ts'
import { readFlash } from '#app/flash.server.ts'
import { describeFlash } from '#app/lib/flash-messages.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import type { Route } from './+types/auth.ts'

export const handle: PageHandle = { scripts: 'always' }

export function loader({ request, context }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url))
  const role = context.get(sessionContext)?.role
  // A member on the way to the admin area may be somebody of the staff, under another account.
  if (role && (role !== 'user' || place.mode !== 'admin')) throw redirectTo(place.redirectTo ?? '/')
  // A form says it by its flash message; this one comes by a link, the bin in the table.
  const isToDelete = /^\/admin\/centers\/[^/]+\/delete([?#]|$)/.test(place.redirectTo ?? '')
  const needed =
    isToDelete && !role && !readFlash(request, context)
      ? describeFlash('delete-needs-sign-in', undefined)
      : null
  return { site: context.get(siteContext), place, isMember: role !== undefined, needed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerAuth(
    context.get(accountsContext),
    await readSentForm(request),
    readPlace(new URL(request.url)),
    readCaller(request, context.get(clientAddressContext)),
  )
  return sendAnswer(context, answer)
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site, place } = loaderData
  return describeAccountPage({ site, title: authTitles[place.mode], path: '/auth' })
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { place, isMember, needed } = loaderData
  return <AuthPage place={place} refusal={actionData} isMember={isMember} needed={needed} />
}
