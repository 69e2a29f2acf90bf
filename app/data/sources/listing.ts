import type { factColumns } from '#app/center/changes/fact-columns.ts'
import { foldStreet, foldWebsite, foldZip } from '#app/center/fields/comparable-values.ts'
import { listOpenMinutes } from '#app/center/hours/open-week.ts'
import type { CenterDraft } from '#app/data/import/centers/center-draft.ts'
import { foldText, splitWords } from '#app/lib/fold-text.ts'
import { comparedNumber, formatPhone } from '#app/lib/phone.ts'
import type { ListSource } from '#db/schema/imports.ts'
import type { SourceFact } from '#db/schema/source-facts.ts'

type FactColumn = (typeof factColumns)[SourceFact][number]

/** The values of a center or a record that a source is compared by. */
export type Listing = Pick<CenterDraft, FactColumn>

export type ListedCenter = Listing &
  ListSource & {
    id: string
    slug: string
    /** A person confirmed it, or one of its facts. */
    isVerified: boolean
  }

/** The facts with a single value: two records of a center can disagree about them. */
export const singleFacts = [
  'name',
  'phone',
  'website',
  'address',
  'openState',
  'openingHours',
  'categoryName',
  'price',
] as const satisfies SourceFact[]
type SingleFact = (typeof singleFacts)[number]

/** A value without what lists write differently and mean the same; null if nothing is said. */
export const comparable: Record<SingleFact, (listing: Listing) => string | null> = {
  name: ({ name }) => splitWords(name).join(' ') || null,
  // A number in letters ("1-800-GET-HELP") is compared by the one that is dialed.
  phone: ({ phone, phoneUnformatted }) =>
    comparedNumber(formatPhone(phone) ? phone : (phoneUnformatted ?? phone)) || null,
  website: ({ website }) => foldWebsite(website) || null,
  address: (listing) => {
    const parts = listPlaceParts(listing)
    return parts.some(Boolean) ? parts.join('|') : null
  },
  // A list that doesn't say "closed" may only be silent.
  openState: ({ permanentlyClosed, temporarilyClosed }) => {
    if (permanentlyClosed) return 'closed'
    return temporarilyClosed ? 'closed temporarily' : null
  },
  openingHours: ({ openingHours }) => {
    if (openingHours.length === 0) return null
    const lines = openingHours.map(({ dayOfWeek, hours }) => `${dayOfWeek} ${foldText(hours)}`)
    return listOpenMinutes(openingHours) ?? lines.join('|')
  },
  categoryName: ({ categoryName }) => foldText(categoryName ?? '') || null,
  price: ({ price }) => (price === null ? null : String(price)),
}

function listPlaceParts({ street, address, city, state, postalCode }: Listing): string[] {
  return [
    foldStreet(street ?? address),
    foldText(city ?? ''),
    foldText(state ?? ''),
    foldZip(postalCode),
  ]
}

/** Whether a center holds what a record says. Parts of an address that the record lacks don't count. */
export function isSameFact(fact: SingleFact, center: Listing, record: Listing): boolean {
  if (fact !== 'address') return comparable[fact](center) === comparable[fact](record)
  const held = listPlaceParts(center)
  return listPlaceParts(record).every((part, index) => part === '' || part === held[index])
}
