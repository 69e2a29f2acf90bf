import { languageContext, sessionContext } from '#app/context.ts'
import { localize } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import { readFlash } from '#app/read-flash.server.ts'
import type { Route } from './+types/auth.route.ts'
import { adminLoginInput, signInInput, signUpInput } from './auth-input.ts'
import { getAuthPath, getSecondStepPath, readPlace } from './auth-mode.ts'
import { AuthPage } from './auth-page.tsx'
import { readCaller } from './caller.server.ts'
import { describeWrongFields, sendAccountForm } from './form-errors.ts'
import { staffSignInFlash } from './guard-messages.ts'
import { signInMessages } from './messages.tsx'
import { twoFactorPath } from './needs-two-factor.ts'
import { signIn, signInStaff } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext)
  const place = readPlace(new URL(request.url))
  const role = context.get(sessionContext)?.role
  // A member on the way to the admin area may be somebody of the staff, under another account.
  if (role && (role !== 'user' || place.mode !== 'admin')) {
    throw redirectTo(localize(place.redirectTo ?? '/', language))
  }
  // A form says it by its flash message; this one comes by a link, the bin in the table.
  const isToDelete = place.redirectTo?.startsWith('/admin/centers/selected?')
  const needed =
    isToDelete && !role && !readFlash(request, context)
      ? staffSignInFlash['delete-needs-sign-in']
      : null
  return { place, isMember: role !== undefined, needed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = readCaller(request, context)
  const { language } = caller
  const place = readPlace(new URL(request.url))
  const form = await readForm(request)
  if (place.mode === 'sign-up') {
    const errors = describeWrongFields(signInMessages[language].signUpFailed, language)
    const input = checkForm(signUpInput(language), form, errors)
    const done = input.ok ? await signUp(caller, input.value) : input
    if (!done.ok) return rejectForm(form, done.errors)
    return redirectWithFlash(context, getAuthPath({ ...place, mode: 'sign-in' }), 'account-created')
  }
  const errors = describeWrongFields(signInMessages[language].loginFailed, language)
  const done = place.mode === 'admin' ? await signInAsStaff() : await signInAsMember()
  if (!done.ok) return rejectForm(form, done.errors)
  const { secondFactor, cookies } = done.value
  if (secondFactor === 'needed') {
    const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
    return redirectTo(localize(getSecondStepPath(place), language), { headers })
  }
  const [home, flash] =
    place.mode === 'admin' ? ['/admin', 'admin-signed-in' as const] : ['/', 'signed-in' as const]
  const to = secondFactor === 'missing' ? twoFactorPath : (place.redirectTo ?? home)
  return redirectWithFlash(context, to, flash, { cookies })

  async function signInAsMember() {
    const input = checkForm(signInInput(language), form, errors)
    return input.ok ? signIn(caller, input.value) : input
  }
  async function signInAsStaff() {
    const input = checkForm(adminLoginInput(language), form, errors)
    return input.ok ? signInStaff(caller, input.value) : input
  }
}

/** Where the connection is gone, the page stays as it is, with what was typed. */
export const clientAction = (sent: Route.ClientActionArgs) => sendAccountForm(sent)

export const headers = getFormHeaders

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const { place, isMember, needed } = loaderData
  return <AuthPage place={place} rejected={actionData} isMember={isMember} needed={needed} />
}
