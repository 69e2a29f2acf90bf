import { redirect } from 'react-router'
import { clientAddressContext, siteContext } from '#app/context.ts'
import { reachDatabase } from '#app/database.server.ts'
import { answerSecondStep } from '#app/features/accounts/second-factor/answer-second-step.server.ts'
import { findSecondStep } from '#app/features/accounts/second-factor/second-step.server.ts'
import {
  SecondStepPage,
  secondStepTitle,
} from '#app/features/accounts/second-factor/second-step-page.tsx'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { readCaller } from '#app/features/accounts/session/read-caller.server.ts'
import { nameAddress, readPlace } from '#app/features/accounts/sign-in/auth-mode.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { readSentForm, sendAnswer } from '#app/features/accounts/sign-in/form-answer.server.ts'
import { keepTyped } from '#app/features/accounts/sign-in/keep-typed.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/second-step.ts'

export const handle: PageHandle = { scripts: 'always' }

/** Only for those who have just given the right password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url))
  const cookie = request.headers.get('Cookie')
  const accounts = context.get(accountsContext)
  const userId = await reachDatabase(context, () => findSecondStep(accounts, cookie))
  if (!userId) throw redirect(nameAddress(place))
  return { site: context.get(siteContext), place }
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerSecondStep(
    context.get(accountsContext),
    await readSentForm(request),
    readPlace(new URL(request.url)),
    readCaller(request, context.get(clientAddressContext)),
  )
  return sendAnswer(context, answer)
}

/** Where the connection is gone, the page stays as it is. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction)

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  return describeAccountPage({ site, title: secondStepTitle, path: '/auth/second-step' })
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondStepPage place={loaderData.place} refusal={actionData} />
}
