import { clientAddressContext, siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { resetRequestInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import {
  connectionErrors,
  pleaseCheck,
  resetRequestFailedTitle,
} from '#app/features/accounts/sign-in/messages.ts'
import { requestReset } from '#app/features/accounts/sign-in/reset-password.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/forgotten-password.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Forgot Your Password?'

export const loader = ({ context }: Route.LoaderArgs) => ({ site: context.get(siteContext) })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const input = checkForm(resetRequestInput, form, pleaseCheck(resetRequestFailedTitle))
  const done = input.ok
    ? await requestReset(
        context.get(accountsContext),
        input.value.email,
        context.get(clientAddressContext),
      )
    : input
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/auth', 'reset-requested')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, connectionErrors)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => getFormHeaders(actionHeaders)

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/forgotten-password' })
    : []
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={title} rejected={actionData}>
      <p>
        Enter the email address of your account. We send you a link with which you choose a new
        password. It works once, within an hour.
      </p>
      <AccountForm
        action="/forgotten-password"
        fields={['email']}
        submit="Send the link"
        rejected={actionData}
      />
      <p>
        <a href="/auth" className="inline-flex min-h-11 items-center">
          Sign in
        </a>
      </p>
    </AccountFrame>
  )
}
