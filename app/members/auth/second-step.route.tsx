import { redirect } from 'react-router'
import { withAccounts } from '#app/database.server.ts'
import { localize } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/second-step.route.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'
import { codeInput } from './auth-input.ts'
import { getAuthPath, getSecondStepPath, readPlace } from './auth-mode.ts'
import { readCaller } from './caller.server.ts'
import { describeWrongFields, sendAccountForm } from './form-errors.ts'
import { signInMessages } from './messages.tsx'
import { findSecondStep, forgetSecondStep } from './second-step.server.ts'
import { finishSignIn } from './sign-in.server.ts'

/** Only for those who have just given the right password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url))
  const caller = readCaller(request, context)
  const userId = await withAccounts(context, () => findSecondStep(caller))
  if (!userId) throw redirect(localize(getAuthPath(place), caller.language))
  return { place }
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = readCaller(request, context)
  const { language } = caller
  const place = readPlace(new URL(request.url))
  const form = await readForm(request)
  const errors = describeWrongFields(signInMessages[language].loginFailed, language)
  const input = checkForm(codeInput(language), form, errors)
  const done = input.ok ? await finishSignIn(caller, input.value.code) : input
  if (!done.ok) return rejectForm(form, done.errors)
  if (done.value === 'expired') {
    const cookies = [forgetSecondStep(caller.accounts)]
    return redirectWithFlash(context, getAuthPath(place), 'sign-in-expired', { cookies })
  }
  const isAdmin = place.mode === 'admin'
  const to = place.redirectTo ?? (isAdmin ? '/admin' : '/')
  const flash = isAdmin ? 'admin-signed-in-by-code' : 'signed-in-by-code'
  return redirectWithFlash(context, to, flash, done.value)
}

/** Where the connection is gone, the page stays as it is. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getFormHeaders

/** After the right password, for those who sign in with two factors. */
export default function SecondStep({ loaderData: { place }, actionData }: Route.ComponentProps) {
  const text = useTexts(signInMessages)
  return (
    <AccountFrame path="/auth/second-step" title={text.secondStep.title} rejected={actionData}>
      <p className="text-ink-soft">{text.secondStep.about}</p>
      <AccountForm
        action={getSecondStepPath(place)}
        fields={['code']}
        submit={text.signIn}
        rejected={actionData}
      />
      <p className="text-sm leading-normal text-ink-soft">
        {text.phoneLost(
          (words) => (
            <Link to={getAuthPath(place)} reloadDocument>
              {words}
            </Link>
          ),
          (words) => (
            <Link to="/contact">{words}</Link>
          ),
        )}
      </p>
    </AccountFrame>
  )
}
