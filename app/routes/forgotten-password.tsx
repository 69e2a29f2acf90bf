import { readCaller } from '#app/features/accounts/session/caller.server.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { resetRequestInput } from '#app/features/accounts/sign-in/auth-input.ts'
import { describeWrongFields, sendAccountForm } from '#app/features/accounts/sign-in/form-errors.ts'
import { messages } from '#app/features/accounts/sign-in/messages.tsx'
import { requestReset } from '#app/features/accounts/sign-in/reset-password.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/forgotten-password.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const caller = readCaller(request, context)
  const { language } = caller
  const errors = describeWrongFields(messages[language].resetRequestFailed, language)
  const input = checkForm(resetRequestInput(language), form, errors)
  const done = input.ok ? await requestReset(caller, input.value.email) : input
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/auth', 'reset-requested')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getFormHeaders

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const text = useTexts(messages).forgottenPassword
  return (
    <AccountFrame title={text.title} path="/forgotten-password" rejected={actionData}>
      <p>{text.about}</p>
      <AccountForm
        action="/forgotten-password"
        fields={['email']}
        submit={text.submit}
        rejected={actionData}
      />
      <p>
        <Link to="/auth" reloadDocument className="inline-flex min-h-11 items-center">
          {text.signIn}
        </Link>
      </p>
    </AccountFrame>
  )
}
