import type { Locator, Page } from 'playwright-core'
import type { KeptList } from '#app/center/saved/kept-list.ts'
import { centerRanges, getCentersPath, type SavedCenter } from '#app/center/saved/saved-center.ts'
import { type OpenPage, visit } from './test-browser.ts'

/** Three centers on the directory's first page. */
export const names = [
  'Saltgrass Treatment House',
  'Cedar Lantern Recovery Center',
  'Loomside Outpatient Center',
]

export const cards = (page: Page) => page.locator('.kept-card')
/** The next center to call, the later ones, and those that were called. */
export const shownNames = (page: Page) => cards(page).locator('.kept-name').allTextContents()
export const findCard = (page: Page, name: string) => cards(page).filter({ hasText: name })
export const readStored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('list') ?? 'null') as KeptList | null)

/** Store a list as the page's script would; `list` may be of any version. */
export const storeList = (page: Page, list: object) =>
  page.evaluate((text) => localStorage.setItem('list', text), JSON.stringify(list))

/** Save the named centers from the directory's first page, like a visitor. */
export async function keep(page: Page, wanted: readonly string[]): Promise<void> {
  for (const name of wanted) {
    await page.getByRole('button', { name: `Save ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Saved ${name}`, exact: true }).waitFor()
  }
}

export async function openList(page: Page): Promise<void> {
  await visit(page, '/list')
  await page.getByText('Up to date with the directory.').waitFor()
}

/** Open the list after saving the named centers in this order, like a visitor who moved one. */
export async function openKept(
  openPage: OpenPage,
  wanted: readonly string[] = names,
): Promise<Page> {
  const page = await openPage('/centers')
  await keep(page, wanted)
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('list') ?? '') as KeptList
    localStorage.setItem('list', JSON.stringify({ ...list, orderedAt: '2026-01-01T00:00:00Z' }))
  })
  await openList(page)
  return page
}

/** Open what is known of a center, and the visitor's record. */
export const openDetails = (card: Locator) => card.getByRole('button', { name: /^Details/ }).click()

/** All centers, as the list's page gets them. */
export async function readAllCenters(page: Page): Promise<SavedCenter[]> {
  const files = centerRanges.map(async (range) =>
    (await page.request.get(getCentersPath(range))).json(),
  )
  return (await Promise.all(files)).flat()
}
