import { useEffect } from 'react'
import { siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { announceRecovery } from '#app/features/accounts/session/auth-channel.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { answerReset } from '#app/features/accounts/sign-in/answer-links.server.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { readSentForm, sendAnswer } from '#app/features/accounts/sign-in/form-answer.server.ts'
import { keepTyped } from '#app/features/accounts/sign-in/keep-typed.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/reset-password.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Set a New Password'

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export function loader({ request, context }: Route.LoaderArgs) {
  return { site: context.get(siteContext), token: readToken(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readSentForm(request)
  const answer = await answerReset(context.get(accountsContext), form, readToken(request))
  return sendAnswer(context, answer)
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction)

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/reset-password' })
    : []
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(announceRecovery, [])
  const query = new URLSearchParams({ token: loaderData.token })
  return (
    <AccountFrame title={title} refusal={actionData}>
      <p>When it is set, you are signed out everywhere and sign in with the new one.</p>
      <AccountForm
        action={`/reset-password?${query}`}
        fields={['password']}
        submit="Set the password"
        refusal={actionData}
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
