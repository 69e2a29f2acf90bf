import { data, Form, useNavigation } from 'react-router'
import * as z from 'zod'
import { siteContext } from '#app/context.ts'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { CenterLetter } from '#app/own-center/links/center-letter.tsx'
import letterCss from '#app/own-center/links/letter.css?url'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/center-letter.route.ts'
import { describeMadeLink, makeCenterLink, newest, readCenterLinks } from './center-links.server.ts'
import { centerDeleted, linkErrors } from './messages.ts'

export const handle = { title: 'Letter to a center', loads: 'the center' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: letterCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const center = await withDatabase(context, (db) => readCenterLinks(db, params.id))
  if (!center) throw data(centerDeleted, { status: 404 })
  const { name, street, city, state, postalCode } = center
  const town = [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ')
  return {
    name,
    newest: center.links[0]?.id ?? '',
    recipient: [name, street, town].flatMap((line) => line || []),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(z.object({ newest }), form)
  const made = await tryForm(
    context,
    () => linkErrors.unavailable,
    (db) => makeCenterLink(db, params.id, asked.newest),
  )
  if (!made.ok) return rejectForm(form, made.errors)
  const { code, qr } = describeMadeLink(context.get(siteContext).url, made.value)
  const day = new Date()
  const until = new Date(day.getTime() + 30 * 24 * 60 * 60 * 1000)
  return data({ code, qr, day, until }, { headers: { 'Cache-Control': 'private, no-store' } })
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkErrors)

export default function AdminCenterLetter({
  params,
  loaderData,
  actionData,
}: Route.ComponentProps) {
  const { name, newest, recipient } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  const letter = actionData && 'code' in actionData ? actionData : null
  const rejected = actionData && 'title' in actionData ? actionData : undefined
  return (
    <div className="grid gap-4">
      <p className="no-print">
        <Link
          to={`/admin/centers/${params.id}/links`}
          className="inline-flex min-h-11 items-center"
        >
          Back to the links of {name}
        </Link>
      </p>
      {letter ? (
        <>
          <p className="no-print">
            Print this page now: the code is not shown again. It replaces the link before.
          </p>
          <Button className="no-print justify-self-start" onClick={() => window.print()}>
            Print
          </Button>
          <CenterLetter recipient={recipient} {...letter} />
        </>
      ) : (
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="newest" value={newest} />
          <p>
            The letter has a new link with which the center confirms its listing, for 30 days. It
            replaces the link before.
          </p>
          <Button type="submit" disabled={isBusy} className="justify-self-start">
            Make the letter
          </Button>
        </Form>
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}
