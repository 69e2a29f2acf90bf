import { sessionContext } from '#app/context.ts'
import { withAccounts } from '#app/database.server.ts'
import { readLanguage } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import {
  getFormHeaders,
  readField,
  readForm,
  rejectForeignForm,
  rejectForm,
  sendForm,
} from '#app/lib/form.ts'
import { forgetDevice } from '#app/members/auth/known-device.server.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import { signOut } from '#app/members/auth/sign-in.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/account.route.ts'
import { AccountPage } from './account-page.tsx'
import { changePassword, requestEmailChange } from './change-credentials.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { listDevices, signOutDevice, signOutOthers } from './devices.server.ts'
import { accountMessages } from './messages.tsx'
import { changeOwnAccount, getOwnAccount } from './own-account.server.ts'
import { readChosenLanguage, saveProfile } from './save-profile.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export function loader({ request, context }: Route.LoaderArgs) {
  const own = getOwnAccount(request, context)
  const { email, fullName, username } = own.user
  return withAccounts(context, async () => ({
    member: { email, fullName, username, language: await readChosenLanguage(own) },
    hasTwoFactor: context.get(sessionContext)?.hasTwoFactor ?? false,
    devices: await listDevices(own.accounts.database, own.user.id, own.sessionId),
  }))
}

/** What each form does, the section that one comes back to, and what is said there. */
const forms = new Map([
  ['save-profile', { change: saveProfile, section: 'profile', flash: 'profile-saved' }],
  ['change-email', { change: requestEmailChange, section: 'email', flash: 'email-asked' }],
  ['change-password', { change: changePassword, section: 'password', flash: 'password-changed' }],
  ['sign-out-device', { change: signOutDevice, section: 'devices', flash: 'device-signed-out' }],
  ['sign-out-others', { change: signOutOthers, section: 'devices', flash: 'devices-signed-out' }],
  ['delete-account', { change: deleteAccount, section: 'delete', flash: 'account-deleted' }],
] as const)

export async function action({ request, context }: Route.ActionArgs) {
  const own = getOwnAccount(request, context)
  const form = await readForm(request)
  const intent = readField(form, 'intent')
  const found =
    forms.get(intent as Parameters<typeof forms.get>[0]) ?? rejectForeignForm(own.language)
  const done = await changeOwnAccount(own, form, found.change)
  if (!done.ok) return rejectForm(form, done.errors)
  if (intent !== 'delete-account') {
    return redirectWithFlash(context, `/account#${found.section}`, found.flash)
  }
  const cookies = [...(await signOut(own)), forgetDevice(own.accounts)]
  return redirectWithFlash(context, '/', found.flash, { cookies })
}

/** Where the connection or the database is gone, the page stays as it is, with all that was typed. */
export function clientAction(sent: Route.ClientActionArgs) {
  const language = readLanguage(new URL(sent.request.url).pathname)
  return sendForm(sent, accountMessages[language].connectionErrors)
}

export const headers = getFormHeaders

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useTexts(accountMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/account" noIndex />
      <AccountPage {...loaderData} rejected={actionData} />
    </>
  )
}
