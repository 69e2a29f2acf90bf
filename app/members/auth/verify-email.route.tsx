import { redirectWithFlash } from '#app/flash.server.ts'
import { getKeyFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/verify-email.route.ts'
import { readCaller } from './caller.server.ts'
import { sendAccountForm } from './form-errors.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'
import { signInMessages } from './messages.tsx'
import { confirmEmail } from './sign-up.server.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = url.searchParams.get('token') ?? ''
  const done = await confirmEmail(readCaller(request, context), token)
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/', 'email-confirmed')
}

/** Where the connection is gone, the page stays as it is. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getKeyFormHeaders

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { verifyEmail: text, linkTooOld } = useTexts(signInMessages)
  return (
    <MailedLinkPage {...loaderData} text={text} path="/verify-email" rejected={actionData}>
      <p className="text-sm leading-normal text-ink-soft">
        {linkTooOld((words) => (
          <Link to="/auth" reloadDocument>
            {words}
          </Link>
        ))}
      </p>
    </MailedLinkPage>
  )
}
