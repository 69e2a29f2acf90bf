import type { Show, Source } from './table-query.ts'

export const loadingCenters = 'Loading treatment centers...'
export const loadFailed = (message: string) => `Error loading treatment centers: ${message}`

export const addCenter = 'Add New Treatment Center'
export const searchHint = 'Name or city'

export const showLabels: Record<Show, string> = {
  all: 'All centers',
  open: 'Open',
  closed: 'Closed',
  pinned: 'Pinned',
  unverified: 'Not verified yet',
}
export const sourceLabels: Record<Source, string> = {
  any: 'Any source',
  staff: 'Written by staff',
  import: 'Imported',
  sample: 'Samples',
}

export const confirmDelete = (name: string) =>
  `Are you sure you want to delete "${name}"? This action cannot be undone.`
export const confirmDeleteSeveral = (count: number) =>
  `Are you sure you want to delete ${count === 1 ? '1 treatment center' : `${count} treatment centers`}? This action cannot be undone.`
/** The site forgets a deleted center at once; the operator can still bring it back whole. */
export const deletedIsKept =
  'It leaves the site at once. For 30 days a copy is kept under “Deleted centers”, from where it can be restored.'
export const deletedSeveralAreKept =
  'They leave the site at once. For 30 days copies are kept under “Deleted centers”, from where they can be restored.'
export const confirmPurge = (name: string) =>
  `Are you sure you want to delete "${name}" for good? Its reviews, votes and comments go with it, and nobody can restore it.`

export const deletedTitle = 'Treatment center deleted successfully'
export const centerGone = 'This center is not there any more. Somebody may have deleted it.'
