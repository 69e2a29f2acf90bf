import { siteContext } from '#app/context.ts'
import { tryDatabase } from '#app/database.server.ts'
import { formatFormId } from '#app/features/contact/contact-input.ts'
import { ContactPage } from '#app/features/contact/contact-page.tsx'
import { messages } from '#app/features/contact/messages.tsx'
import { receiveMessage } from '#app/features/contact/receive-message.server.ts'
import { findCenterOfMessage } from '#app/features/contact/store-message.server.ts'
import { readFlash, redirectWithFlash } from '#app/flash.server.ts'
import { readForm, rejectForm } from '#app/lib/form.ts'
import { describePage } from '#app/lib/page-meta.ts'
import type { PageHandle } from '#app/lib/page-scripts.ts'
import { localize, readLanguage } from '#app/lib/paths.ts'
import type { Route } from './+types/contact.ts'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const slug = query.get('center')
  // Without a database one can still read whom to call; the form then says the same.
  const center = slug ? await tryDatabase(context, (tx) => findCenterOfMessage(tx, slug)) : null
  return {
    site: context.get(siteContext),
    center: center?.ok ? center.value : null,
    formId: formatFormId(new Date()),
    sent: readFlash(request, context)?.code === 'message-sent',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const centerSlug = new URL(request.url).searchParams.get('center')
  const form = await readForm(request)
  const received = await receiveMessage(context, form, centerSlug)
  if (!received.ok) return rejectForm(form, received.errors)
  const query = centerSlug ? `?${new URLSearchParams({ center: centerSlug })}` : ''
  return redirectWithFlash(context, `/contact${query}`, 'message-sent')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-cache', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = readLanguage(location.pathname)
  const text = messages[language]
  return describePage({
    site: loaderData.site,
    language,
    title: text.title,
    description: text.description,
    path: '/contact',
    structuredData: [
      {
        '@type': 'ContactPage',
        name: text.title,
        url: loaderData.site.url + localize('/contact', language),
      },
    ],
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} rejected={actionData} />
}
