import { siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { connectionErrors, pleaseWait } from '#app/features/accounts/sign-in/messages.ts'
import { confirmEmail } from '#app/features/accounts/sign-in/verify-email.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readField, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { PostForm } from '#app/ui/post-form.tsx'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Confirm Your Email'

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { site: context.get(siteContext), token }
}

/** Only pressing the button uses the link up: mail programs that look at links beforehand do not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const done = await confirmEmail(context.get(accountsContext), readField(form, 'token'))
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/', 'email-confirmed')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, connectionErrors)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => getFormHeaders(actionHeaders)

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/verify-email' })
    : []
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={title} rejected={actionData}>
      <p>Press the button, and your account is ready. Then you can sign in.</p>
      <PostForm
        action="/verify-email"
        rejected={actionData}
        hasToast
        submit="Confirm my email address"
        busy={pleaseWait}
        wide
      >
        {() => <input type="hidden" name="token" value={loaderData.token} />}
      </PostForm>
      <p className="text-sm leading-normal text-ink-soft">
        The link does not work any more? <a href="/auth">Sign in</a> with your password, and we send
        you a new one.
      </p>
    </AccountFrame>
  )
}
