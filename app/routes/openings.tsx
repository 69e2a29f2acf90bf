import { data } from 'react-router'
import { languageContext, viewerContext } from '#app/context.ts'
import { tryDatabase, withDatabase } from '#app/database.server.ts'
import { rejectVisitor } from '#app/features/accounts/session/reject-visitor.server.ts'
import { openingsMessages } from '#app/features/openings/messages.ts'
import { OpeningsPage, OpeningsRefused } from '#app/features/openings/openings-page.tsx'
import {
  readOwnOpenings,
  type Speaker,
  sayOpenings,
} from '#app/features/openings/say-openings.server.ts'
import { readFlash, redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { useTexts } from '#app/ui/language.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { Route } from './+types/openings.ts'

/** By a link with its key; or, at a center's own address, by a member. */
async function findSpeaker(asked: Route.LoaderArgs | Route.ActionArgs): Promise<Speaker> {
  const { url, params, context } = asked
  if (params.slug === undefined) return { key: url.searchParams.get('key') ?? '' }
  if (context.get(viewerContext).kind === 'anonymous') await rejectVisitor(asked)
  return { slug: params.slug }
}

/** Only for a speaker that the database has accepted: the slug is a center's. */
function pathOfSpeaker(speaker: Speaker): string {
  return 'key' in speaker
    ? `/openings?${new URLSearchParams({ key: speaker.key })}`
    : `/centers/${speaker.slug}/openings`
}

/** Links are opened by programs that scan mails, too: only a sent form says anything. */
export async function loader(asked: Route.LoaderArgs) {
  const { request, context } = asked
  const speaker = await findSpeaker(asked)
  const own = await withDatabase(context, (tx) => readOwnOpenings(tx, speaker))
  const said = readFlash(request, context)?.code === 'openings-said'
  const text = openingsMessages[context.get(languageContext)]
  const refused = own ? null : 'key' in speaker ? text.linkEnded : text.notYours
  return data({ own, said, refused }, { status: refused?.status ?? 200 })
}

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const language = context.get(languageContext)
  const speaker = await findSpeaker(asked)
  const form = await readForm(request)
  const stored = await tryDatabase(context, (tx) => sayOpenings(tx, speaker, form, language))
  if (!stored.ok) return rejectForm(form, openingsMessages[language].unavailable)
  if (!stored.value.ok) return rejectForm(form, stored.value.errors)
  return redirectWithFlash(context, pathOfSpeaker(speaker), 'openings-said')
}

export const headers = getFormHeaders

export default function OpeningsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { own, said, refused } = loaderData
  const { title, description } = useTexts(openingsMessages)
  return (
    <>
      <PageMeta {...{ title, description }} path="/openings" noIndex />
      {own ? (
        <OpeningsPage own={own} said={said} rejected={actionData} />
      ) : (
        <OpeningsRefused title={refused?.title ?? ''} text={refused?.text} />
      )}
    </>
  )
}
