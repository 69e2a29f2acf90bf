import { tryDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { getFormHeaders, readForm, rejectForm } from '#app/lib/form.ts'
import { readFlash } from '#app/read-flash.server.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import type { Route } from './+types/contact.route.ts'
import { formatFormId } from './contact-input.ts'
import { ContactPage } from './contact-page.tsx'
import { contactMessages } from './messages.tsx'
import { receiveMessage } from './receive-message.server.ts'
import { findCenterOfMessage } from './store-message.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const slug = query.get('center')
  // Without a database one can still read whom to call; the form then says the same.
  const center = slug ? await tryDatabase(context, (db) => findCenterOfMessage(db, slug)) : null
  return {
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

/** Going back to it finds all that was typed: browsers forget a page that nobody may store. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return { ...getFormHeaders({ actionHeaders }), 'Cache-Control': 'private, no-cache' }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { title, description } = useTexts(contactMessages)
  const site = useSite()
  const url = site.url + usePath()('/contact')
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path="/contact"
        structuredData={[{ '@type': 'ContactPage', name: title, url }]}
      />
      <ContactPage {...loaderData} site={site} rejected={actionData} />
    </>
  )
}
