import { explainLoss } from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import type { DuplicateReason } from './find-duplicates.server.ts'

export const comparisonTitle = 'Compare two centers'
export const duplicatesPath = '/admin/duplicates'

export const reasonLabels: Record<DuplicateReason, string> = {
  phone: 'same phone',
  street: 'same street and ZIP code',
  near: 'within 100 meters',
  name: 'similar names',
  website: 'same website',
}

export const duplicatesFlash = {
  'centers-merged': { title: 'The centers are merged.', text: 'You can undo it for 30 days.' },
  'centers-unmerged': { title: 'The merge is undone. Both centers are listed again.' },
  'centers-grouped': { title: 'These are two places of one organization now.' },
  'centers-offered': { title: 'These two are offered again, as long as they look alike.' },
  'centers-distinct': { title: 'Noted: these are two centers.' },
} satisfies FlashTexts

export const duplicatesErrors = explainLoss('Nothing was done')

type Blocked = {
  keptName: string
  blockedBy: 'merged' | 'deleted' | 'purged' | null
  intoName: string | null
}

/** Why a merge cannot be undone now, and what to do first. */
export function describeBlocked({ keptName, blockedBy, intoName }: Blocked): string {
  if (blockedBy === 'merged') {
    return `“${keptName}” was merged into ${intoName ? `“${intoName}”` : 'another center'} since. Undo that merge first.`
  }
  if (blockedBy === 'deleted') {
    return `“${keptName}” was deleted since. Restore it under “Deleted centers” first.`
  }
  return `“${keptName}” was deleted for good, so this merge can no longer be undone.`
}

export const explainBlocked = (merge: Blocked): FormErrors => ({
  status: 409,
  title: 'The merge is not undone yet',
  text: describeBlocked(merge),
})

/** Why two centers were not merged, a merge was not undone, or a pair was not noted. */
export const refusals: Record<
  'same' | 'gone' | 'forbidden' | 'expired' | 'limit' | 'changed',
  FormErrors
> = {
  same: { title: 'Nothing was done', text: 'These are one and the same center.' },
  gone: {
    status: 409,
    title: 'Nothing was done',
    text: 'Somebody merged or deleted one of these centers, or undid the merge.',
  },
  changed: {
    status: 409,
    title: 'Nothing was done yet',
    text: 'Somebody changed one of these centers. Please look at both again.',
  },
  forbidden: { status: 403, ...duplicatesErrors.forbidden },
  expired: { status: 403, ...duplicatesErrors.expired },
  limit: { title: 'Nothing was done', text: 'Five other centers are pinned.' },
}
