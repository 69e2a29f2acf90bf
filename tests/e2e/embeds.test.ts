import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { findCutTexts, findSmallTargets } from '#tests/support/page-layout.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test } from '#tests/support/test-browser.ts'

const search = '/embed/search?near=07102&offers=medicaid'
const addresses = [
  search,
  '/embed/search?q=%22zzqxy%22&near=07102&type=detox',
  '/embed/centers/cedar-lantern-recovery-center',
  '/es/embed/buscar?near=07102&offers=medicaid',
  '/es/embed/centros/cedar-lantern-recovery-center',
]

let county: Server
beforeAll(async () => {
  county = createServer(({ url }, response) => {
    const address = new URL(url ?? '/', 'http://county').searchParams.get('frame')
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><html lang="en"><title>County</title><h1>County</h1>
      <iframe title="Treatment centers" src="${inject('siteUrl')}${address}" width="390" height="600"></iframe>`)
  }).listen(0, '127.0.0.1')
  await once(county, 'listening')
})
afterAll(() => county?.close())

/** Open a county's page, of another origin, that frames an address of the site. */
async function openCounty(browser: Browser, address: string) {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const { port } = county.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?frame=${encodeURIComponent(address)}`)
  return { context, page, messages }
}

function findFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame !== page.mainFrame())
}

describe('on a page of another site', () => {
  test('a search shows its numbers, and its links open the site in a new tab', async ({
    browser,
  }) => {
    const { context, page, messages } = await openCounty(browser, search)
    const frame = page.frameLocator('iframe')
    expect(await frame.locator('a[href="tel:988"]').isVisible()).toBe(true)
    expect(await frame.locator('.row-tap').first().isVisible()).toBe(true)
    const tab = context.waitForEvent('page')
    await frame.getByRole('link', { name: 'All results on' }).click()
    const opened = await tab
    await opened.waitForLoadState()
    expect(new URL(opened.url()).pathname).toBe('/centers')
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await frame.getByRole('link', { name: 'Español' }).click()
    await frame.getByText('Centros de tratamiento').waitFor()
    expect(await context.cookies()).toEqual([])
    expect(messages).toEqual([])
    await context.close()
  })

  test.for(['/', '/centers?near=07102', '/centers/cedar-lantern-recovery-center'])(
    '%s shows nothing',
    async (address, { browser }) => {
      const { context, page, messages } = await openCounty(browser, address)
      expect(messages.join()).toContain('frame-ancestors')
      expect(await findFrame(page)?.locator('h1').count()).toBe(0)
      await context.close()
    },
  )
})

test.for(addresses)('%s fits every frame, light and dark', async (address, { openPage }) => {
  const page = await openPage(address)
  for (const fontSize of ['', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, fontSize)
    for (const width of [280, 390, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      await expectNoSidewaysScroll(page)
      expect([width, fontSize, await findCutTexts(page)]).toEqual([width, fontSize, []])
      expect([width, fontSize, await findSmallTargets(page)]).toEqual([width, fontSize, []])
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})

test('prints its numbers in black, also from a dark screen', async ({ openPage }) => {
  const page = await openPage(search, { size: 'phone' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    const colors = await page
      .locator('.row-tap, .crisis a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).color))
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']))
  }
})
