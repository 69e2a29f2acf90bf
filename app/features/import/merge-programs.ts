import { treatmentTypes } from '#app/lib/treatment-types.ts'
import type { CenterDraft, DraftInfo } from './center-draft.ts'
import type { CenterChanges } from './import-outcome.ts'

/** What a further program of the same center may add to it. */
export type Programs = Pick<CenterDraft, 'treatmentTypes' | 'categories' | 'additionalInfo'>

/**
 * The union of two programs' types, categories and information; null when the second adds nothing.
 * What either offers is offered.
 */
export function mergePrograms(known: Programs, further: Programs): Programs | null {
  const types = new Set([...known.treatmentTypes, ...further.treatmentTypes])
  const categories = [...new Set([...known.categories, ...further.categories])]
  const infos = new Map(known.additionalInfo.map((info) => [toKey(info), info]))
  let hasNewInfo = false
  for (const info of further.additionalInfo) {
    const present = infos.get(toKey(info))
    if (present && (present.infoValue || !info.infoValue)) continue
    infos.set(toKey(info), info)
    hasNewInfo = true
  }
  const addsNothing =
    !hasNewInfo &&
    types.size === known.treatmentTypes.length &&
    categories.length === known.categories.length
  if (addsNothing) return null
  return {
    treatmentTypes: treatmentTypes.filter((type) => types.has(type)),
    categories,
    additionalInfo: [...infos.values()],
  }
}

/** What a merging changed, for its undoing. */
export function listMergeChanges(before: Programs, union: Programs): CenterChanges {
  const infos = new Map(before.additionalInfo.map((info) => [toKey(info), info.infoValue]))
  const known = new Set(before.categories)
  const changed = union.additionalInfo.filter((info) => infos.get(toKey(info)) !== info.infoValue)
  return {
    fields:
      union.treatmentTypes.length > before.treatmentTypes.length
        ? [{ field: 'treatmentTypes', old: before.treatmentTypes, new: union.treatmentTypes }]
        : [],
    categories: union.categories.filter((category) => !known.has(category)),
    infos: changed.map((info) => ({ ...info, old: infos.get(toKey(info)) ?? null })),
  }
}

function toKey({ category, infoKey }: DraftInfo): string {
  return `${category}\n${infoKey}`
}
