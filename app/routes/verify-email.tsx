import { Form, useNavigation } from 'react-router'
import { siteContext } from '#app/context.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { answerVerification } from '#app/features/accounts/sign-in/answer-links.server.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { readSentForm, sendAnswer } from '#app/features/accounts/sign-in/form-answer.server.ts'
import { keepTyped } from '#app/features/accounts/sign-in/keep-typed.ts'
import { pleaseWait } from '#app/features/accounts/sign-in/messages.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Confirm Your Email'

export function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { site: context.get(siteContext), token }
}

/** Only pressing the button uses the link up: mail programs that look at links beforehand do not. */
export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext)
  return sendAnswer(context, await answerVerification(accounts, await readSentForm(request)))
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  keepTyped(request, serverAction)

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? describeAccountPage({ site: loaderData.site, title, path: '/verify-email' })
    : []
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const sending = useNavigation().formMethod === 'POST'
  return (
    <AccountFrame title={title} refusal={actionData}>
      <p>Press the button, and your account is ready. Then you can sign in.</p>
      <Form method="post" action="/verify-email" className="grid">
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" wide disabled={sending}>
          {sending ? pleaseWait : 'Confirm my email address'}
        </Button>
      </Form>
      <p className="text-sm leading-normal text-ink-soft">
        The link does not work any more? <a href="/auth">Sign in</a> with your password, and we send
        you a new one.
      </p>
    </AccountFrame>
  )
}
