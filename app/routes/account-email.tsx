import { sessionContext } from '#app/context.ts'
import { confirmNewEmail } from '#app/features/accounts/profile/change-credentials.server.ts'
import { messages } from '#app/features/accounts/profile/messages.tsx'
import { readCaller } from '#app/features/accounts/session/caller.server.ts'
import { messages as signInMessages } from '#app/features/accounts/sign-in/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getTyped, readField, readForm, rejectForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import type { Route } from './+types/account-email.ts'

export const handle: PageHandle = { scripts: 'always' }

export function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token }
}

/** The link is enough: whoever opens it has the new address, on whichever device that is. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const done = await confirmNewEmail(readCaller(request, context), readField(form, 'token'))
  if (!done.ok) return rejectForm(form, done.errors)
  const isMember = context.get(sessionContext) !== null
  return redirectWithFlash(context, isMember ? '/account' : '/auth', 'email-changed')
}

/** Where the link to a new address leads. Only the button uses it up: programs that look at links do not. */
export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { newEmail: text } = useTexts(messages)
  const { pleaseWait } = useTexts(signInMessages)
  const path = usePath()
  const token = getTyped(actionData, 'token') ?? loaderData.token
  return (
    <>
      <PageMeta title={text.title} description={text.description} path="/account/email" noIndex />
      <PageHead title={text.title} lede={text.lede} />
      <div className="wrap pt-8 pb-section">
        <div className="grid max-w-136 gap-4">
          <PostForm
            action={path('/account/email')}
            rejected={actionData}
            submit={text.submit}
            busy={pleaseWait}
          >
            <input type="hidden" name="token" value={token} />
          </PostForm>
          <p>
            <Link to="/account" className="inline-flex min-h-11 items-center">
              {text.account}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
