import { redirect } from 'react-router'
import { clientAddressContext, siteContext } from '#app/context.ts'
import { reachDatabase } from '#app/database.server.ts'
import {
  findSecondStep,
  forgetSecondStep,
} from '#app/features/accounts/second-factor/second-step.server.ts'
import { accountsContext } from '#app/features/accounts/session/accounts.server.ts'
import { readCaller } from '#app/features/accounts/session/read-caller.server.ts'
import { AccountForm } from '#app/features/accounts/sign-in/account-form.tsx'
import { AccountFrame } from '#app/features/accounts/sign-in/account-frame.tsx'
import { codeInput } from '#app/features/accounts/sign-in/auth-input.ts'
import {
  getAuthPath,
  getSecondStepPath,
  readPlace,
} from '#app/features/accounts/sign-in/auth-mode.ts'
import { describeAccountPage } from '#app/features/accounts/sign-in/describe-account-page.ts'
import { finishSignIn } from '#app/features/accounts/sign-in/finish-sign-in.server.ts'
import {
  connectionErrors,
  loginFailedTitle,
  pleaseCheck,
} from '#app/features/accounts/sign-in/messages.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { checkForm, getFormHeaders, readForm, rejectForm, sendForm } from '#app/lib/form.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import type { Route } from './+types/second-step.ts'

export const handle: PageHandle = { scripts: 'always' }

const title = 'Enter your code'

/** Only for those who have just given the right password. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const place = readPlace(new URL(request.url))
  const cookie = request.headers.get('Cookie')
  const accounts = context.get(accountsContext)
  const userId = await reachDatabase(context, () => findSecondStep(accounts, cookie))
  if (!userId) throw redirect(getAuthPath(place))
  return { site: context.get(siteContext), place }
}

export async function action({ request, context }: Route.ActionArgs) {
  const accounts = context.get(accountsContext)
  const place = readPlace(new URL(request.url))
  const caller = readCaller(request, context.get(clientAddressContext))
  const form = await readForm(request)
  const input = checkForm(codeInput, form, pleaseCheck(loginFailedTitle))
  const done = input.ok ? await finishSignIn(accounts, input.value.code, caller) : input
  if (!done.ok) return rejectForm(form, done.errors)
  if (done.value === 'expired') {
    const cookies = [forgetSecondStep(accounts)]
    return redirectWithFlash(context, getAuthPath(place), 'sign-in-expired', { cookies })
  }
  const isAdmin = place.mode === 'admin'
  const to = place.redirectTo ?? (isAdmin ? '/admin' : '/')
  const flash = isAdmin ? 'admin-signed-in-by-code' : 'signed-in-by-code'
  return redirectWithFlash(context, to, flash, done.value)
}

/** Where the connection is gone, the page stays as it is. */
export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, connectionErrors)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => getFormHeaders(actionHeaders)

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { site } = loaderData
  return describeAccountPage({ site, title, path: '/auth/second-step' })
}

/** After the right password, for those who sign in with two factors. */
export default function SecondStep({ loaderData: { place }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={title} rejected={actionData}>
      <p className="text-ink-soft">
        Your password is right. Your account also asks for a code from your phone.
      </p>
      <AccountForm
        action={getSecondStepPath(place)}
        fields={['code']}
        submit="Sign In"
        rejected={actionData}
      />
      <p className="text-sm leading-normal text-ink-soft">
        Your phone is lost? A backup code does the same, once.{' '}
        <a href={getAuthPath(place)}>Sign in as somebody else</a>, or{' '}
        <a href="/contact">write to us</a>.
      </p>
    </AccountFrame>
  )
}
