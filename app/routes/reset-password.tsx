import { useEffect } from 'react'
import { siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { announceRecovery } from '#app/features/accounts/session/auth-channel.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { resetInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import {
  connectionErrors,
  pleaseCheck,
  resetFailedTitle,
} from '#app/features/accounts/sign-in/messages.ts'
import { resetPassword } from '#app/features/accounts/sign-in/reset-password.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/reset-password.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Set a New Password'

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export function loader({ request, context }: Route.LoaderArgs) {
  return { site: context.get(siteContext), token: readToken(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(resetInput, form, pleaseCheck(resetFailedTitle))
  const accounts = context.get(accountsContext)
  const done = input.ok
    ? await resetPassword(accounts, readToken(request), input.value.password)
    : input
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/auth', 'password-set')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, connectionErrors)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => getFormHeaders(actionHeaders)

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/reset-password' })
    : []
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(announceRecovery, [])
  const query = new URLSearchParams({ token: loaderData.token })
  return (
    <AccountFrame title={title} rejected={actionData}>
      <p>When it is set, you are signed out everywhere and sign in with the new one.</p>
      <AccountForm
        action={`/reset-password?${query}`}
        fields={['password']}
        submit="Set the password"
        rejected={actionData}
        newPassword
      />
      <p>
        <a href="/forgotten-password" className="inline-flex min-h-11 items-center">
          Ask for a new link
        </a>
      </p>
    </AccountFrame>
  )
}
