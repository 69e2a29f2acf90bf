import { expect } from 'vitest'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveAccounts()
const path = '/centers/cedar-lantern-recovery-center'

test('a member sees that a center is loading, until its page is there', async ({ openAs }) => {
  const page = await openAs(await site.app.addMember(), path, { size: 'desktop' })
  expect(await page.getByRole('progressbar').count()).toBe(0)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let tellShown: (name: string) => void = () => {}
  const shown = new Promise<string>((resolve) => {
    tellShown = resolve
  })
  await page.route('**/centers/*', async (route) => {
    await held
    await route.continue()
  })
  // Locators wait until the navigation ends, so the page itself says what it shows.
  await page.exposeFunction('tellShown', tellShown)
  await page.evaluate(() => {
    const tell = Reflect.get(window, 'tellShown') as (name: string) => void
    const look = () => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar) tell(bar.getAttribute('aria-label') ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('summary:has(#similar-centers)').click()
  const next = page.locator('details:has(#similar-centers) a[href^="/centers/"]').first()
  const target = new URL((await next.getAttribute('href')) ?? '', site.url).pathname
  await next.click({ noWaitAfter: true })
  expect(await shown).toMatch(/loading/i)
  release()
  await page.waitForURL((url) => url.pathname === target)
  expect(await page.getByRole('progressbar').count()).toBe(0)
})
