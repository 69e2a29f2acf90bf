import { data, redirect } from 'react-router'
import { sessionContext, siteContext } from '#app/context.ts'
import { withAccounts } from '#app/database.server.ts'
import { localize, readLanguage } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import {
  getFormHeaders,
  readField,
  readForm,
  rejectForeignForm,
  rejectForm,
  sendForm,
} from '#app/lib/form.ts'
import { needsTwoFactor, twoFactorPath } from '#app/members/auth/needs-two-factor.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/account-two-factor.route.ts'
import { accountMessages, twoFactorMessages } from './messages.tsx'
import { changeOwnAccount, getOwnAccount } from './own-account.server.ts'
import { readState, twoFactorForms } from './two-factor.server.ts'
import { TwoFactorPage } from './two-factor-page.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const session = context.get(sessionContext)
  const state = await withAccounts(context, () => readState(getOwnAccount(request, context)))
  return {
    site,
    isRequired: state.kind !== 'on' && session !== null && needsTwoFactor(session, site),
    state,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = getOwnAccount(request, context)
  const { language } = own
  const form = await readForm(request)
  const change = twoFactorForms.get(readField(form, 'intent')) ?? rejectForeignForm(language)
  const done = await changeOwnAccount(own, form, change)
  if (!done.ok) return rejectForm(form, done.errors)
  if (done.value === 'setup') return redirect(localize(twoFactorPath, language), 303)
  if (done.value === 'off')
    return redirectWithFlash(context, '/account#two-factor', 'two-factor-off')
  // They are shown this once, so there is no other page to lead to.
  return data(done.value)
}

/** Where the connection or the database is gone, the page stays as it is. */
export function clientAction(sent: Route.ClientActionArgs) {
  const language = readLanguage(new URL(sent.request.url).pathname)
  return sendForm(sent, accountMessages[language].connectionErrors)
}

export const headers = getFormHeaders

export default function AccountTwoFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { state, isRequired } = loaderData
  const { title, description } = useTexts(twoFactorMessages)
  const { name } = useSite()
  return (
    <>
      <PageMeta title={title} description={description} path={twoFactorPath} noIndex />
      <TwoFactorPage
        state={state}
        siteName={name}
        isRequired={isRequired}
        codes={actionData && 'codes' in actionData ? actionData.codes : undefined}
        rejected={actionData && 'fields' in actionData ? actionData : undefined}
      />
    </>
  )
}
