import { data } from 'react-router'
import { redirectToCenter } from '#app/center/redirect-to-center.server.ts'
import { languageContext, sessionContext } from '#app/context.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readForm, readIntent, rejectForm } from '#app/lib/form.ts'
import { twoFactorPath } from '#app/members/auth/needs-two-factor.ts'
import { requireMember } from '#app/members/auth/require-member.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/claim.route.ts'
import { ClaimPage } from './claim-page.tsx'
import { claimMessages, rejectClaim } from './messages.ts'
import { changeClaim, claimIntent, readClaim } from './own-claim.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug } = params
  const language = context.get(languageContext)
  const view = await withDatabase(
    context,
    async (db) =>
      (await readClaim(db, slug)) ?? redirectToCenter(db, slug, language, '/centers/:slug/claim'),
  )
  const setUpPath = context.get(sessionContext)?.hasTwoFactor ? null : twoFactorPath
  return { ...view, setUpPath }
}

const flashes = {
  claim: 'claim-asked',
  prove: 'claim-proved',
  withdraw: 'claim-withdrawn',
} as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const language = context.get(languageContext)
  const text = claimMessages[language]
  const form = await readForm(request)
  const asked = readIntent(claimIntent, form, language)
  if (asked.intent !== 'withdraw' && !context.get(sessionContext)?.hasTwoFactor) {
    return rejectForm(form, rejectClaim(403, text.factor, language))
  }
  const done = await tryForm(
    context,
    () => rejectClaim(503, text.unavailable, language),
    async (db) => {
      const view = await readClaim(db, params.slug)
      if (!view) throw data(null, { status: 404 })
      const changed = await changeClaim(db, view, asked, language)
      return changed.ok ? { ok: true, value: view.center.slug } : changed
    },
  )
  if (!done.ok) return rejectForm(form, done.errors)
  return redirectWithFlash(context, `/centers/${done.value}/claim`, flashes[asked.intent])
}

export const headers = getFormHeaders

export default function ClaimRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { center, claim, setUpPath } = loaderData
  const text = useTexts(claimMessages)
  return (
    <>
      <PageMeta
        title={text.pageTitle(center.name)}
        description={text.description}
        path={`/centers/${center.slug}/claim`}
        noIndex
      />
      <ClaimPage center={center} claim={claim} setUpPath={setUpPath} rejected={actionData} />
    </>
  )
}
