import { data } from 'react-router'
import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import {
  type FormErrors,
  type Result,
  readForm,
  readIntent,
  rejectForm,
  sendForm,
} from '#app/lib/form.ts'
import type { Route } from './+types/duplicate-pair.route.ts'
import { ComparisonPage } from './comparison-page.tsx'
import { groupPair, markDistinct } from './decide-pair.server.ts'
import { mergeCenters, type NotMerged } from './merge-centers.server.ts'
import { mergeFields } from './merge-fields.ts'
import { comparisonTitle, duplicatesErrors, duplicatesPath, refusals } from './messages.ts'
import { readComparison } from './read-comparison.server.ts'

export const handle = { title: comparisonTitle, loads: 'the centers' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const comparison = await withDatabase(context, (db) =>
    readComparison(db, params.one, params.other),
  )
  return data(comparison, { status: comparison ? 200 : 404 })
}

const pairIntent = z.object({
  intent: z.enum(['merge', 'distinct', 'group']),
  /** The versions of both centers. */
  seen: z.string().regex(/^\d+ \d+$/),
})

const flashCodes = {
  merge: 'centers-merged',
  distinct: 'centers-distinct',
  group: 'centers-grouped',
} as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const asked = readIntent(pairIntent, form)
  const { one, other } = params
  if (one.toLowerCase() === other.toLowerCase()) return rejectForm(form, refusals.same)
  const decided = await tryForm(
    context,
    () => duplicatesErrors.unavailable,
    (db): Promise<Result<string | null, NotMerged | FormErrors>> => {
      const [kept = 0, merged = 0] = asked.seen.split(' ').map(Number)
      const seen = { one: kept, other: merged }
      if (asked.intent === 'group') return groupPair(db, one, other, form, seen)
      if (asked.intent === 'distinct') return markDistinct(db, one, other, seen)
      const taken = listTaken(form)
      return mergeCenters(db, { keptId: one, mergedId: other, taken, seen: { kept, merged } })
    },
  )
  if (decided.ok) return redirectWithFlash(context, duplicatesPath, flashCodes[asked.intent])
  const why = decided.errors
  return rejectForm(form, typeof why === 'string' ? refusals[why] : why)
}

/** The fields whose values come from the center that goes. */
function listTaken(form: FormData): string[] {
  return mergeFields.map(({ name }) => name).filter((name) => form.get(`stays:${name}`) === 'other')
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, duplicatesErrors)

export default function AdminDuplicatePair({ loaderData, actionData }: Route.ComponentProps) {
  return <ComparisonPage comparison={loaderData} rejected={actionData} />
}
