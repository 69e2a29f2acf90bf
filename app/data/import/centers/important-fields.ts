import type { ImportantField } from '#app/data/import/messages.ts'
import { type CenterDraft, joinAddress } from './center-draft.ts'

/** Whether a center has each of the fields that a directory needs most. */
export const isGiven: Record<ImportantField, (draft: CenterDraft) => boolean> = {
  phone: ({ phone }) => phone !== null,
  // A line that only repeats the town is no street.
  street: (draft) =>
    draft.street !== null || draft.address !== joinAddress({ ...draft, street: null }),
  city: ({ city }) => city !== null,
  state: ({ state }) => state !== null,
}
