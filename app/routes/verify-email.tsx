import { readCaller } from '#app/features/accounts/session/caller.server.ts'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { sendAccountForm } from '#app/features/accounts/sign-in/form-errors.ts'
import { messages } from '#app/features/accounts/sign-in/messages.ts'
import { confirmEmail } from '#app/features/accounts/sign-in/verify-email.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readField, readForm, rejectForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import type { Route } from './+types/verify-email.ts'

export const handle: PageHandle = { scripts: 'always' }

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token }
}

/** Only pressing the button uses the link up: mail programs that look at links beforehand do not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = readField(form, 'token')
  const done = await confirmEmail(readCaller(request, context), token)
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/', 'email-confirmed')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getFormHeaders

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { verifyEmail: text, pleaseWait, linkTooOld } = useTexts(messages)
  const path = usePath()
  return (
    <AccountFrame title={text.title} path="/verify-email" rejected={actionData}>
      <p>{text.about}</p>
      <PostForm
        action={path('/verify-email')}
        rejected={actionData}
        hasToast
        submit={text.submit}
        busy={pleaseWait}
        wide
      >
        <input type="hidden" name="token" value={loaderData.token} />
      </PostForm>
      <p className="text-sm leading-normal text-ink-soft">
        {linkTooOld((words) => (
          <Link to="/auth" reloadDocument>
            {words}
          </Link>
        ))}
      </p>
    </AccountFrame>
  )
}
