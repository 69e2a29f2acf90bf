import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { reachDatabase } from '#app/database.server.ts'
import { findIntent, refuseForm } from '#app/features/accounts/profile/account-outcome.ts'
import { AccountPage } from '#app/features/accounts/profile/account-page.tsx'
import { answerAccount } from '#app/features/accounts/profile/answer-account.server.ts'
import { listDevices } from '#app/features/accounts/profile/devices.server.ts'
import { intents, unexpected, unreachable } from '#app/features/accounts/profile/messages.ts'
import { forgetDevice } from '#app/features/accounts/second-factor/known-device.server.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { requireMember } from '#app/features/accounts/session/require-member.server.ts'
import { signOut } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { keepWhenCut } from '#app/lib/keep-when-cut.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/account.ts'
import { openDesk } from './open-account-desk.server.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export function loader({ context }: Route.LoaderArgs) {
  const { member, sessionId, database, twoFactor } = openDesk(context)
  const { email, fullName, username } = member
  return reachDatabase(context, async () => ({
    site: context.get(siteContext),
    member: { email, fullName, username },
    twoFactor: (await twoFactor.read()).kind,
    devices: await listDevices(database, member.id, sessionId),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = openDesk(context)
  const answer = await answerAccount(desk, await request.formData())
  if (!answer) throw data('This form is not one of this page.', { status: 400 })
  if (!answer.ok) {
    const { status, retryAfter, refusal } = answer
    const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
    return data(refusal, { status, headers })
  }
  if (!answer.isGone) return redirectWithFlash(context, `/account#${answer.place}`, answer.flash)
  const accounts = context.get(accountsContext)
  const ended = await signOut(accounts, request.headers.get('Cookie'))
  const cookies = [...ended, forgetDevice(accounts)]
  return redirectWithFlash(context, '/', answer.flash, { cookies })
}

/** Where the connection or the database is gone, the page stays as it is, with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const intent = findIntent(intents, form)
  // A form that is none of this page's has nothing to keep.
  if (!intent) return serverAction()
  return keepWhenCut(serverAction, (loss) => {
    const problem = loss === 'unreachable' ? unreachable : unexpected
    return refuseForm(intent, form, { id: String(Date.now()), problem })
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    site: loaderData.site,
    title: 'Your Account',
    description: 'Your name, your email, how you sign in and your signed-in devices.',
    path: '/account',
    noIndex: true,
  })
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { member, twoFactor, devices } = loaderData
  return (
    <AccountPage member={member} twoFactor={twoFactor} devices={devices} refusal={actionData} />
  )
}
