import { data, redirect } from 'react-router'
import { sessionContext, siteContext } from '#app/context.ts'
import { reachDatabase } from '#app/database.server.ts'
import { findIntent, refuseForm } from '#app/features/accounts/profile/account-outcome.ts'
import {
  twoFactorIntents,
  unexpected,
  unreachable,
} from '#app/features/accounts/profile/messages.ts'
import { answerTwoFactor } from '#app/features/accounts/second-factor/answer-two-factor.server.ts'
import { drawQrCode } from '#app/features/accounts/second-factor/draw-qr-code.server.ts'
import {
  needsTwoFactor,
  twoFactorPath,
} from '#app/features/accounts/second-factor/needs-two-factor.ts'
import {
  TwoFactorPage,
  twoFactorTitle,
} from '#app/features/accounts/second-factor/two-factor-page.tsx'
import { requireMember } from '#app/features/accounts/session/require-member.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { keepWhenCut } from '#app/lib/keep-when-cut.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/account-two-factor.ts'
import { openDesk } from './open-account-desk.server.ts'

export const handle: PageHandle = { scripts: 'always' }

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export async function loader({ context }: Route.LoaderArgs) {
  const { twoFactor } = openDesk(context)
  const site = context.get(siteContext)
  const session = context.get(sessionContext)
  const state = await reachDatabase(context, () => twoFactor.read())
  return {
    site,
    isRequired: state.kind !== 'on' && session !== null && needsTwoFactor(session, site),
    state: state.kind === 'setup' ? { ...state, qr: drawQrCode(state.address) } : state,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = openDesk(context)
  const answer = await answerTwoFactor(desk, await request.formData())
  if (!answer) throw data('This form is not one of this page.', { status: 400 })
  if (!answer.ok) {
    const { status, retryAfter, refusal } = answer
    const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
    return data({ refusal }, { status, headers })
  }
  // They are shown this once, so there is no other page to lead to.
  if (answer.now === 'on') return data({ codes: answer.codes })
  if (answer.now === 'setup') return redirect(twoFactorPath, 303)
  return redirectWithFlash(context, '/account#two-factor', 'two-factor-off')
}

/** Where the connection or the database is gone, the page stays as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const intent = findIntent(twoFactorIntents, form)
  // A form that is none of this page's has nothing to keep.
  if (!intent) return serverAction()
  return keepWhenCut(serverAction, (loss) => {
    const problem = loss === 'unreachable' ? unreachable : unexpected
    return { refusal: refuseForm(intent, form, { id: String(Date.now()), problem }) }
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
    title: twoFactorTitle,
    description: 'A code from your phone besides your password.',
    path: twoFactorPath,
    noIndex: true,
  })
}

export default function AccountTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { site, state, isRequired } = loaderData
  return (
    <TwoFactorPage
      state={state}
      siteName={site.name}
      isRequired={isRequired}
      codes={actionData && 'codes' in actionData ? actionData.codes : undefined}
      refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
    />
  )
}
