import { data } from 'react-router'
import { languageContext } from '#app/context.ts'
import { withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getKeyFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/confirm.route.ts'
import { answerCenterLink, openCenterLink } from './answer-link.server.ts'
import { CodePage, typedCodeField } from './code-page.tsx'
import { LinkPage } from './link-page.tsx'
import { linkMessages } from './messages.ts'

const readKey = (url: URL) => url.searchParams.get('key') ?? ''

/** Programs that scan mail open links, too: only a sent form says anything. */
export async function loader({ url, request, context }: Route.LoaderArgs) {
  const key = readKey(url)
  const language = context.get(languageContext)
  const opened =
    key === '' ? null : await withDatabase(context, (db) => openCenterLink(db, key, language))
  const isEnded = key !== '' && !opened
  const sent = readFlash(request, context)?.code === 'link-answered'
  const isTyped = url.searchParams.has(typedCodeField)
  return data({ opened, isEnded, isTyped, sent }, { status: isEnded ? 404 : 200 })
}

export async function action({ url, request, context }: Route.ActionArgs) {
  const key = readKey(url)
  const form = await readForm(request)
  const stored = await answerCenterLink(context, key, form)
  if (!stored.ok) return rejectForm(form, stored.errors)
  const query = new URLSearchParams({ key })
  return redirectWithFlash(context, `/confirm?${query}`, 'link-answered')
}

export const headers = getKeyFormHeaders

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, isEnded, isTyped, sent } = loaderData
  const { title, description } = useTexts(linkMessages)
  return (
    <>
      <PageMeta title={title} description={description} path="/confirm" noIndex />
      {opened ? (
        <LinkPage opened={opened} sent={sent} rejected={actionData} />
      ) : (
        <CodePage isEnded={isEnded} isTyped={isTyped} />
      )}
    </>
  )
}
