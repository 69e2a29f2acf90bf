import { languageContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getKeyFormHeaders, type Result, readForm, rejectForm } from '#app/lib/form.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/confirm-stop.route.ts'
import { stopLinkMail } from './answer-link.server.ts'
import { linkMessages } from './messages.ts'
import { StopPage } from './stop-page.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  return { isDone: readFlash(request, context)?.code === 'link-mail-stopped' }
}

/** Email programs post here by themselves when a person presses "Unsubscribe" (RFC 8058). */
export async function action({ url, request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const text = linkMessages[context.get(languageContext)]
  const key = url.searchParams.get('key') ?? ''
  const stopped = await tryForm(
    context,
    () => text.unavailable,
    async (db): Promise<Result<null>> => {
      if (await stopLinkMail(db, key)) return { ok: true, value: null }
      return { ok: false, errors: text.stop.unknown }
    },
  )
  if (!stopped.ok) return rejectForm(form, stopped.errors)
  return redirectWithFlash(
    context,
    `/confirm/stop?${new URLSearchParams({ key })}`,
    'link-mail-stopped',
  )
}

export const headers = getKeyFormHeaders

export default function ConfirmStop({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useTexts(linkMessages).stop
  return (
    <>
      <PageMeta title={title} description={description} path="/confirm/stop" noIndex />
      <StopPage isDone={loaderData.isDone} rejected={actionData} />
    </>
  )
}
