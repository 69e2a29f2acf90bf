import { redirect } from 'react-router'
import { accountsContext } from '#app/features/auth/accounts.server.ts'
import { signOut } from '#app/features/auth/sign-in.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import type { Route } from './+types/sign-out.ts'

/** Only the form signs out: a link of another site could not. */
export function loader() {
  throw redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await signOut(context.get(accountsContext), request.headers.get('Cookie'))
  return redirectWithFlash(context, '/', 'signed-out', { cookies })
}
