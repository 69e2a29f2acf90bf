import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/forgotten-password.route.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { resetRequestInput } from './auth-input.ts'
import { readCaller } from './caller.server.ts'
import { describeWrongFields, sendAccountForm } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { requestReset } from './reset-password.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const caller = readCaller(request, context)
  const { language } = caller
  const errors = describeWrongFields(signInMessages[language].resetRequestFailed, language)
  const input = checkForm(resetRequestInput(language), form, errors)
  const done = input.ok ? await requestReset(caller, input.value.email) : input
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, '/auth', 'reset-requested')
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getFormHeaders

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const text = useTexts(signInMessages).forgottenPassword
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
