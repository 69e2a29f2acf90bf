import { clientAddressContext, siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { answerResetRequest } from '#app/features/accounts/sign-in/answer-links.server.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { readSentForm, sendAnswer } from '#app/features/accounts/sign-in/form-answer.server.ts'
import { keepTyped } from '#app/features/accounts/sign-in/keep-typed.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/forgotten-password.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Forgot Your Password?'

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(siteContext) })

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerResetRequest(
    context.get(accountsContext),
    await readSentForm(request),
    context.get(clientAddressContext),
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
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/forgotten-password' })
    : []
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={title} refusal={actionData}>
      <p>
        Enter the email address of your account. We send you a link with which you choose a new
        password. It works once, within an hour.
      </p>
      <AccountForm
        action="/forgotten-password"
        fields={['email']}
        submit="Send the link"
        refusal={actionData}
      />
      <p>
        <a href="/auth" className="inline-flex min-h-11 items-center">
          Sign in
        </a>
      </p>
    </AccountFrame>
  )
}
