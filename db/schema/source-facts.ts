/**
 * `file`: the web address of a file. `locator`: FindTreatment.gov's locator. `upload`: a file that
 * staff replace by hand.
 */
export const sourceKinds = ['file', 'locator', 'upload'] as const
export type SourceKind = (typeof sourceKinds)[number]

export const sourceSchedules = ['off', 'nightly', 'weekly'] as const

/**
 * The facts in which a source can differ from the directory. A fact that is more than one column
 * changes as a whole: a street without its ZIP code would be another place.
 */
export const sourceFacts = [
  'name',
  'phone',
  'website',
  'address',
  'openState',
  'openingHours',
  'categoryName',
  'categories',
  'additionalInfo',
  'price',
] as const
export type SourceFact = (typeof sourceFacts)[number]

/** The facts that a rule may accept. A wrong one of the others leads people to the wrong door. */
export const ruleFacts = [
  'openingHours',
  'categoryName',
  'categories',
  'additionalInfo',
  'price',
] as const satisfies SourceFact[]
export type RuleFact = (typeof ruleFacts)[number]

export const differenceKinds = ['new', 'changed', 'vanished', 'conflicting'] as const
export type DifferenceKind = (typeof differenceKinds)[number]
