import { data, isRouteErrorResponse, redirect } from 'react-router'
import { languageContext } from '#app/context.ts'
import { readLanguage } from '#app/find-page.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { parseUrl } from '#app/lib/parse-url.ts'
import { Button } from '#app/ui/button.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { StrayPage } from '#app/visitors/shell/error-page.tsx'
import type { Route } from './+types/sign-out.route.ts'
import { hideValues, readCaller } from './caller.server.ts'
import { signInMessages } from './messages.tsx'
import { signOut } from './sign-in.server.ts'

/** Only the form signs out: a link of another site could not. */
export function loader() {
  throw redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const caller = readCaller(request, context)
  const cookies = await signOut(caller).catch((error) => {
    caller.accounts.logger.error({ err: hideValues(error) }, 'a session could not be ended')
    throw data(null, { status: 503 })
  })
  // It has one address for all languages: the page with the form is in the member's.
  const page = parseUrl(request.headers.get('Referer') ?? '')
  if (page) context.set(languageContext, readLanguage(page.pathname))
  return redirectWithFlash(context, '/', 'signed-out', { cookies })
}

export default function SignOut() {
  return null
}

/** The session that could not be ended lives on: that is said, with the way to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { stillSignedIn, signOut: submit } = useTexts(signInMessages)
  const site = useSite()
  if (!isRouteErrorResponse(error) || error.status !== 503) throw error
  return (
    <>
      <title>{`${stillSignedIn.title} | ${site.name}`}</title>
      <StrayPage
        title={stillSignedIn.title}
        actions={
          <form method="post" action="/auth/sign-out">
            <Button type="submit">{submit}</Button>
          </form>
        }
      >
        {stillSignedIn.text}
      </StrayPage>
    </>
  )
}
