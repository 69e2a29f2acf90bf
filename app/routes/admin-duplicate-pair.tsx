import { data } from 'react-router'
import * as z from 'zod'
import { tryForm, withDatabase } from '#app/database.server.ts'
import { ComparisonPage } from '#app/features/admin-duplicates/comparison-page.tsx'
import { markDistinct, mergeCenters } from '#app/features/admin-duplicates/merge-centers.server.ts'
import { mergeFields } from '#app/features/admin-duplicates/merge-fields.ts'
import {
  comparisonTitle,
  duplicatesErrors,
  duplicatesPath,
  refusals,
} from '#app/features/admin-duplicates/messages.en.ts'
import { readComparison } from '#app/features/admin-duplicates/read-comparison.server.ts'
import { redirectWithFlash } from '#app/flash.server.ts'
import { readForm, readIntent, rejectForm, sendForm } from '#app/lib/form.ts'
import type { Route } from './+types/admin-duplicate-pair.ts'

export const handle = { title: comparisonTitle, loads: 'the centers' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const comparison = await withDatabase(context, (db) =>
    readComparison(db, params.one, params.other),
  )
  return data(comparison, { status: comparison ? 200 : 404 })
}

const pairIntent = z.object({
  intent: z.enum(['merge', 'distinct']),
  /** The versions of both centers. */
  seen: z.string().regex(/^\d+ \d+$/),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { intent, seen } = readIntent(pairIntent, form)
  const [kept = 0, merged = 0] = seen.split(' ').map(Number)
  const taken = mergeFields
    .map(({ name }) => name)
    .filter((name) => form.get(`stays:${name}`) === 'other')
  const decided = await tryForm(
    context,
    () => duplicatesErrors.unavailable,
    (db) =>
      intent === 'distinct'
        ? markDistinct(db, params.one, params.other)
        : mergeCenters(db, {
            keptId: params.one,
            mergedId: params.other,
            taken,
            seen: { kept, merged },
          }),
  )
  if (decided.ok) {
    const code = intent === 'distinct' ? 'centers-distinct' : 'centers-merged'
    return redirectWithFlash(context, duplicatesPath, code)
  }
  const why = decided.errors
  return rejectForm(form, typeof why === 'string' ? refusals[why] : why)
}

export const clientAction = (sent: Route.ClientActionArgs) => sendForm(sent, duplicatesErrors)

export default function AdminDuplicatePair({ loaderData, actionData }: Route.ComponentProps) {
  return <ComparisonPage comparison={loaderData} rejected={actionData} />
}
