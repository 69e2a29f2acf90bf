import { data } from 'react-router'
import { sessionContext, siteContext } from '#app/context.ts'
import { confirmNewEmail } from '#app/features/accounts/profile/change-email.server.ts'
import { ConfirmEmailPage } from '#app/features/accounts/profile/confirm-email-page.tsx'
import { emailTaken, linkExpired, unexpected } from '#app/features/accounts/profile/messages.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { hideValues } from '#app/features/accounts/session/hide-values.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readField, readForm } from '#app/lib/form.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/account-email.ts'

export const handle: PageHandle = { scripts: 'always' }

const problems = {
  expired: { text: linkExpired, status: 400 },
  taken: { text: emailTaken, status: 409 },
  failed: { text: unexpected, status: 503 },
} as const

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { site: context.get(siteContext), token }
}

/** The link is enough: whoever opens it has the new address, on whichever device that is. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = readField(await readForm(request), 'token')
  const accounts = context.get(accountsContext)
  const result = await confirmNewEmail(accounts, token).catch((error) => {
    accounts.logger.error({ err: hideValues(error) }, 'a new email could not be confirmed')
    return 'failed' as const
  })
  if (result === 'changed') {
    const isMember = context.get(sessionContext) !== null
    return redirectWithFlash(context, isMember ? '/account' : '/auth', 'email-changed')
  }
  const { text, status } = problems[result]
  return data({ problem: text, token }, { status })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    site: loaderData.site,
    title: 'Your New Email',
    description: 'Confirm the new email address of your account.',
    path: '/account/email',
    noIndex: true,
  })
}

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmEmailPage token={actionData?.token ?? loaderData.token} problem={actionData?.problem} />
  )
}
