import { describe, expect } from 'vitest'
import { emptyList } from '#app/center/saved/kept-list.ts'
import {
  cards,
  keep,
  names,
  openList,
  readAllCenters,
  readStored,
  shownNames,
  storeList,
} from '#tests/support/list-pages.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test, visit } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'

describe('saving centers', () => {
  test('keeps three from a search after the browser was closed', async ({ openPage }) => {
    const page = await openPage('/centers')
    await keep(page, names)
    expect(await page.locator('.nav-link .list-count').getAttribute('data-list-link')).toBe('3')
    const state = await page.context().storageState()
    await page.context().clearCookies()

    const later = await openPage('/robots.txt')
    await later.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, state.origins[0]?.localStorage ?? [])
    await openList(later)
    expect(await shownNames(later)).toEqual(names)
  })

  test('works on a center’s page and on Home, and can be undone', async ({ openPage }) => {
    const page = await openPage(lantern)
    await page.getByRole('button', { name: 'Save Cedar Lantern Recovery Center' }).click()
    await page.getByText('Saved: Cedar Lantern Recovery Center').waitFor()
    await visit(page, '/')
    await page.getByRole('button', { name: 'Saved Cedar Lantern Recovery Center' }).click()
    await page.getByText('Removed: Cedar Lantern Recovery Center').waitFor()
    expect(await readStored(page)).toBe(null)
  })

  test('links to the Spanish list from a Spanish page', async ({ openPage }) => {
    const page = await openPage('/es/centros/cedar-lantern-recovery-center')
    await page.locator('[data-keep]').first().click()
    const message = page.getByText('Guardado: Cedar Lantern Recovery Center')
    await message.waitFor()
    expect(
      await page
        .locator('#list-message')
        .getByRole('link', { name: 'Mi lista' })
        .getAttribute('href'),
    ).toBe('/es/lista')
  })

  test('works after a search replaced the results', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'desktop' })
    const [name = ''] = names
    await keep(page, [name])
    await page.getByLabel('Name, city or ZIP code').fill(name)
    await page.waitForURL('**q=**')
    await page.getByRole('button', { name: `Saved ${name}` }).waitFor()
  })

  test('records the distance from the searched place', async ({ openPage }) => {
    const page = await openPage('/centers?near=08608')
    await keep(page, ['Cedar Lantern Recovery Center'])
    await openList(page)
    expect(await cards(page).first().textContent()).toMatch(/Trenton[\d.]+ miles?/)
  })

  test('refuses the 31st center, with a link to the list', async ({ openPage }) => {
    const page = await openPage('/centers')
    const others = (await readAllCenters(page)).filter(({ name }) => name !== names[0]).slice(0, 30)
    const keptAt = new Date().toISOString()
    await storeList(page, {
      ...emptyList,
      centers: others.map((center) => ({ center, keptAt, call: {} })),
    })
    await page.getByRole('button', { name: `Save ${names[0]}`, exact: true }).click()
    const message = page.locator('#list-message')
    await message.getByText('Your list holds 30 centers, which is the most.').waitFor()
    await message.getByRole('link', { name: 'My List' }).click()
    await page.getByText('Up to date with the directory.').waitFor()
    expect(await cards(page).count()).toBe(30)
    await expectNoSidewaysScroll(page)
  })

  test('says so on one line that covers no number of a row', async ({ openPage }) => {
    const page = await openPage('/centers', { size: 'phone' })
    const button = page.locator('[data-keep]').first()
    await button.evaluate((heart: HTMLElement) => {
      const center = JSON.parse(heart.dataset.keep ?? '')
      heart.dataset.keep = JSON.stringify({ ...center, name: 'A name that is long '.repeat(5) })
    })
    await button.tap()
    const message = await page.locator('#list-message').boundingBox()
    const numbers = await page.locator('.row-tap').first().boundingBox()
    expect(message?.height).toBeLessThanOrEqual(48)
    expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(numbers?.x ?? 0)
  })

  test('the heart beats once when it is pressed, and not with less motion', async ({
    openPage,
  }) => {
    const page = await openPage('/centers')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const name = names[0] ?? ''
    const readMotion = () =>
      page
        .getByRole('button', { name: `Saved ${name}` })
        .locator('.icon')
        .evaluate((heart) => {
          const { animationName, animationDuration, fill } = getComputedStyle(heart)
          return { animationName, animationDuration, isFilled: fill !== 'none' }
        })
    await keep(page, [name])
    expect(await readMotion()).toEqual({
      animationName: 'beat',
      animationDuration: '0.18s',
      isFilled: true,
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await readMotion()).toMatchObject({ animationName: 'none', isFilled: true })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    expect(await readMotion()).toMatchObject({ animationName: 'none', isFilled: true })
  })

  test('says when the browser is full or forbids storage', async ({ openPage }) => {
    const page = await openPage('/centers')
    for (const [error, words] of [
      ['QuotaExceededError', 'This browser has no room left, so it was not saved.'],
      ['SecurityError', 'This browser does not let a site save anything, so it was not saved.'],
    ] as const) {
      await page.evaluate((name) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no', name)
        }
      }, error)
      await page.getByRole('button', { name: `Save ${names[0]}`, exact: true }).click()
      await page.getByText(words).waitFor()
      expect(await page.getByRole('button', { name: `Save ${names[0]}` }).count()).toBe(1)
    }
  })

  test('has no button without scripts, only the call sheet', async ({ openPage }) => {
    const page = await openPage(lantern, { scripts: false })
    expect(await page.getByRole('button', { name: /Keep/ }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Call sheet' }).click()
    await page.getByText('Pregunte', { exact: true }).waitFor({ state: 'attached' })
    await page.goto('/list')
    await page
      .getByText('This browser has JavaScript turned off, so it cannot save a list.')
      .waitFor()
  })
})
