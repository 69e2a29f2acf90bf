import type { CenterDetail, OpenStatus } from '#app/center/center-model.ts'
import { listFit } from '#app/center/center-offerings.ts'
import {
  type CheckedField,
  checkedFields,
  listCheckedFields,
  type SuggestedChanges,
  type SuggestedField,
  suggestedFields,
} from '#app/center/fields/checked-fields.ts'
import type { OpenState } from '#app/center/fields/open-states.ts'
import type { Language } from '#app/lib/language.ts'

/** A fact that a center confirms or corrects as a whole. */
export type LinkFact = {
  field: CheckedField
  /** The fields of a correction; empty where only words for staff can correct it. */
  parts: SuggestedField[]
  /** Services, as they are listed; empty for other facts. */
  services: { name: string; isStored: boolean; isOffered: boolean }[]
  /** Something is listed, which can be right. */
  isKnown: boolean
}

/** A listing as its center sees it: its facts in the order of the page, and their values. */
export type LinkListing = {
  name: string
  slug: string
  state: OpenState
  listed: SuggestedChanges
  facts: LinkFact[]
  /** The fields with a correction, the name among them. */
  correctable: SuggestedField[]
}

const stateOf: Record<OpenStatus, OpenState> = {
  Open: 'open',
  'Temporarily Closed': 'temporarily-closed',
  'Permanently Closed': 'permanently-closed',
}

/** Prepare a listing for its center. `values` are as the suggestion form has them. */
export function describeListing(
  center: CenterDetail,
  values: SuggestedChanges,
  language: Language,
): LinkListing {
  const { name, slug, openStatus } = center
  const state = stateOf[openStatus]
  const specialHours = center.specialHours ?? ''
  const listed: SuggestedChanges = { ...values, openState: state, specialHours }
  const groups = listFit(center, language)
  const facts = checkedFields.map((field) => {
    const parts = listParts(field)
    const services = (groups.find((group) => group.field === field)?.items ?? [])
      .filter((item) => item.state !== 'unknown')
      .map((item) => ({
        name: item.name,
        isStored: item.word === null,
        isOffered: item.state === 'offered',
      }))
    const isKnown = services.length > 0 || parts.some((part) => listed[part])
    return { field, parts, services, isKnown }
  })
  const correctable: SuggestedField[] = ['name', ...facts.flatMap(({ parts }) => parts)]
  return { name, slug, state, listed, facts, correctable }
}

/** `'address'` → `['street', 'city', 'state', 'postalCode']` */
function listParts(field: CheckedField): SuggestedField[] {
  return suggestedFields.filter(
    // The link asks about a holiday in a question of its own.
    (part) => part !== 'specialHours' && listCheckedFields({ [part]: '' }).includes(field),
  )
}
