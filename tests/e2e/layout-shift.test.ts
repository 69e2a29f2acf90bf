import { expect } from 'vitest'
import { test } from '#tests/support/test-browser.ts'

const pages = [
  '/',
  '/centers',
  '/centers?q=detox+medicaid&near=Newark',
  '/es/centros?near=Newark',
  '/centers/cedar-lantern-recovery-center',
  '/list',
  '/es/lista',
  '/about',
]

test.for(pages)('nothing moves while a phone loads %s', async (path, { openPage }) => {
  const page = await openPage('/robots.txt', { size: 'phone' })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      const before = Number(document.documentElement.dataset.shift ?? 0)
      const now = before + shifts.reduce((sum, { value }) => sum + value, 0)
      document.documentElement.dataset.shift = String(now)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('main:has(h1)').waitFor()
  // A slow phone may paint the header before its menu has arrived: 0.015. Core Web Vitals call 0.1 good.
  expect(
    await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)),
  ).toBeLessThanOrEqual(0.03)
})
