import { describe, expect } from 'vitest'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { describeSavedPlace, describeSavedProvenance } from '#app/visitors/list/describe-saved.ts'
import { listOfVersion1 } from '#tests/support/list-of-version-1.ts'
import {
  cards,
  names,
  openList,
  readAllCenters,
  readStored,
  storeList,
} from '#tests/support/list-pages.ts'
import { test, visit } from '#tests/support/test-browser.ts'

/** A list of version 1 with a center of the directory, whose hours have changed since. */
function makeOldList(center: SavedCenter) {
  const [kept] = listOfVersion1.centers
  const { id, slug, name, phone, address, status, offers } = center
  const facts = { id, slug, name, phone, address, status, offers }
  const texts = {
    place: describeSavedPlace(center, 'en').value,
    hours: 'Mon–Fri 1 AM to 2 AM',
    checked: describeSavedProvenance(center, 'en').value,
  }
  return { ...listOfVersion1, centers: [{ ...kept, facts: { ...facts, ...texts } }] }
}

describe('a list that version 1 stored', () => {
  test('opens in English, and is brought up to date', async ({ openPage }) => {
    const page = await openPage('/centers')
    const center = (await readAllCenters(page)).find(({ name }) => name === names[0])
    if (!center) throw new Error('The samples lack a center')
    await storeList(page, makeOldList(center))
    await openList(page)
    const card = cards(page).first()
    await card.getByText('(was: Mon–Fri 1 AM to 2 AM)').waitFor()
    expect(await card.getByText('(was:').count()).toBe(1)
    await card.getByText('Ask for Maria').first().waitFor()
    expect(await card.getByText('4.2 miles').count()).toBe(1)
    const stored = await readStored(page)
    expect(stored?.version).toBe(2)
    expect(stored?.centers[0]?.center.provenance).toEqual(center.provenance)
    expect(stored?.centers[0]?.current?.center).toEqual(center)
  })

  test('opens in Spanish: in English until the site is read, then in Spanish', async ({
    openPage,
  }) => {
    const page = await openPage('/es/centros', { mayFail: true })
    const center = (await readAllCenters(page)).find(({ name }) => name === names[0])
    if (!center) throw new Error('The samples lack a center')
    await storeList(page, makeOldList(center))
    await page.route('**/list/centers/*.json', (route) => route.abort())
    await visit(page, '/es/lista')
    const card = cards(page).first()
    const english = card.locator('[lang=en]', {
      hasText: describeSavedProvenance(center, 'en').value,
    })
    await english.first().waitFor()
    await page.unroute('**/list/centers/*.json')
    await page.getByRole('button', { name: 'Buscar los datos actuales' }).click()
    const spanish = describeSavedProvenance(center, 'es').value
    await card.getByText(spanish).first().waitFor()
    expect(await english.count()).toBe(0)
    await card.getByText('(antes: Mon–Fri 1 AM to 2 AM)').waitFor()
    expect(await card.locator('[lang=en]', { hasText: 'antes' }).count()).toBe(1)
  })
})
