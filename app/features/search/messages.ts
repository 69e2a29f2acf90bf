/** The specification's words, section 2, 'Directory'. */
export const searching = 'Searching...'
export const noCentersFound = 'No centers found'
export const showAllCenters = 'Show All Centers'
export const errorLoadingCenters = 'Error Loading Centers'

/** "1,204 Treatment Centers Found" */
export function countFound(total: number): string {
  return `${total.toLocaleString('en-US')} Treatment ${total === 1 ? 'Center' : 'Centers'} Found`
}

/** `message` says what failed, in words that a visitor can use. */
export function failedToLoad(message: string): string {
  return `Failed to load treatment centers: ${message}`
}
