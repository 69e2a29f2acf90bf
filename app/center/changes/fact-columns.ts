import type { SourceFact } from '#db/schema/source-facts.ts'

/**
 * The columns that each fact consists of. A fact changes as a whole: a street without its ZIP code would be another
 * place. The places of a center's picture and rating are no facts.
 */
export const factColumns = {
  name: ['name'],
  phone: ['phone', 'phoneUnformatted'],
  website: ['website'],
  address: [
    'street',
    'city',
    'state',
    'postalCode',
    'county',
    'neighborhood',
    'address',
    'latitude',
    'longitude',
  ],
  openState: ['permanentlyClosed', 'temporarilyClosed'],
  openingHours: ['openingHours'],
  categoryName: ['categoryName'],
  categories: ['categories'],
  additionalInfo: ['additionalInfo'],
  price: ['price'],
} as const satisfies Record<SourceFact, readonly string[]>

const facts = new Map<string, string>()
for (const [fact, columns] of Object.entries(factColumns)) {
  for (const column of columns) facts.set(column, fact)
}

/** The fact that a column belongs to. Any other column is a fact of its own. */
export function findFact(column: string): string {
  return facts.get(column) ?? column
}
