import { useEffect } from 'react'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getKeyFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/reset-password.route.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { resetInput } from './auth-input.ts'
import { readCaller } from './caller.server.ts'
import { describeWrongFields, sendAccountForm } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { resetPassword } from './reset-password.server.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const caller = readCaller(request, context)
  const { language } = caller
  const errors = describeWrongFields(signInMessages[language].resetFailed, language)
  const input = checkForm(resetInput(language), form, errors)
  const token = url.searchParams.get('token') ?? ''
  const done = input.ok ? await resetPassword(caller, token, input.value.password) : input
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/auth', 'password-set')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getKeyFormHeaders

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const text = useTexts(signInMessages).resetPassword
  useEffect(() => {
    import('./auth-events.ts').then(
      ({ announceRecovery }) => announceRecovery(),
      // Without a connection the other tabs go on as they are.
      () => {},
    )
  }, [])
  const query = new URLSearchParams({ token: loaderData.token })
  return (
    <AccountFrame title={text.title} path="/reset-password" rejected={actionData}>
      <p>{text.about}</p>
      <AccountForm
        action={`/reset-password?${query}`}
        fields={['password']}
        submit={text.submit}
        rejected={actionData}
        newPassword
      />
      <p>
        <Link to="/forgotten-password" reloadDocument className="inline-flex min-h-11 items-center">
          {text.newLink}
        </Link>
      </p>
    </AccountFrame>
  )
}
