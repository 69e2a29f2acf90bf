import { sessionContext } from '#app/context.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getKeyFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { readCaller } from '#app/members/auth/caller.server.ts'
import { sendAccountForm } from '#app/members/auth/form-errors.ts'
import { MailedLinkPage } from '#app/members/auth/mailed-link-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/account-email.route.ts'
import { confirmNewEmail } from './change-credentials.server.ts'
import { accountMessages } from './messages.tsx'

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

/** Confirm on any device: opening the link proves that the person reads mail at the new address. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = url.searchParams.get('token') ?? ''
  const done = await confirmNewEmail(readCaller(request, context), token)
  if (!done.ok) return rejectForm(form, done.errors)
  const isOwn = context.get(sessionContext)?.user.id === done.value
  return redirectWithFlash(context, isOwn ? '/account' : '/auth', 'email-changed')
}

/** Where the connection is gone, the page stays as it is. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getKeyFormHeaders

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { newEmail: text } = useTexts(accountMessages)
  return (
    <MailedLinkPage {...loaderData} text={text} path="/account/email" rejected={actionData}>
      <p>
        <Link to="/account" className="inline-flex min-h-11 items-center">
          {text.account}
        </Link>
      </p>
    </MailedLinkPage>
  )
}
