import { data } from 'react-router'
import { operationsContext, siteContext } from '#app/context.ts'
import { tryForm } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import { readAgainAfterConflict } from '#app/lib/should-read-list.ts'
import { ProblemDialog } from '#app/ui/problem-dialog.tsx'
import type { Route } from './+types/center-links.route.ts'
import {
  type CenterLinkIntent,
  centerLinkIntent,
  changeCenterLinks,
  describeMadeLink,
  findContact,
  makeCenterLink,
  readCenterLinks,
} from './center-links.server.ts'
import { CenterLinksDialog } from './center-links-dialog.tsx'
import { linkErrors } from './messages.ts'
import { openDialog } from './open-dialog.server.ts'
import { readTableQuery, serializeTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const isMailOn = context.get(operationsContext).sendLinkMail !== null
  return openDialog(context, async (db) => {
    const links = await readCenterLinks(db, params.id)
    return links && { ...links, isMailOn }
  })
}

/** Email an address its link without waiting for its turn. */
async function sendNow(context: Route.ActionArgs['context'], center: string, id: string) {
  const { sendLinkMail } = context.get(operationsContext)
  if (!sendLinkMail) return { ok: false, errors: linkErrors.mailIsOff } as const
  const found = await tryForm(
    context,
    () => linkErrors.unavailable,
    (db) => findContact(db, center, id),
  )
  if (!found.ok) return found
  return (await sendLinkMail(id)) ? found : ({ ok: false, errors: linkErrors.notDue } as const)
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(centerLinkIntent, form)
  const unavailable = () => linkErrors.unavailable
  if (asked.intent === 'make') {
    const made = await tryForm(context, unavailable, (db) =>
      makeCenterLink(db, params.id, asked.newest),
    )
    if (!made.ok) return rejectForm(form, made.errors)
    const shown = describeMadeLink(context.get(siteContext).url, made.value)
    return data({ made: shown }, { headers: { 'Cache-Control': 'private, no-store' } })
  }
  const done =
    asked.intent === 'send-now'
      ? await sendNow(context, params.id, asked.id)
      : await tryForm(context, unavailable, (db) => changeCenterLinks(db, params.id, asked))
  if (!done.ok) return rejectForm(form, done.errors)
  const query = serializeTableQuery(readTableQuery(url.searchParams))
  const path = `/admin/centers/${params.id}/links${query}`
  return redirectWithFlash(context, path, flashCodes[asked.intent] ?? 'center-contact-changed')
}

const flashCodes: Partial<
  Record<CenterLinkIntent['intent'], 'center-link-revoked' | 'center-link-sent'>
> = {
  revoke: 'center-link-revoked',
  'send-now': 'center-link-sent',
}

export const shouldRevalidate = readAgainAfterConflict

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, linkErrors)

export default function AdminCenterLinks({ params, loaderData, actionData }: Route.ComponentProps) {
  const closeTo = tablePath(useTableQuery())
  const { subject: opened, problem } = loaderData
  if (!opened) return <ProblemDialog title="Not shown" problem={problem} closeTo={closeTo} />
  const answer = actionData
  return (
    <CenterLinksDialog
      opened={opened}
      made={answer && 'made' in answer ? answer.made : undefined}
      rejected={answer && 'title' in answer ? answer : undefined}
      letterPath={`/admin/centers/${params.id}/letter`}
      closeTo={closeTo}
    />
  )
}
