import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { findCutTexts, findSmallTargets } from '#tests/support/page-layout.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

/** With a scrollbar, a window of 1024 px leaves about 1009 to the page. */
const widths = [1009, 1024, 1280, 1536]

const phoneWidths = [320, 360, 384, 390, 412]

const viewers = ['visitor', 'user', 'moderator', 'admin'] as const

async function findCookie(viewer: (typeof viewers)[number]): Promise<string | undefined> {
  return viewer === 'visitor' ? undefined : site.app.enter(await site.app.addMember(viewer))
}

/** Where the shown parts of the header's row lie. */
function readRow(page: Page) {
  return page.evaluate(() => {
    const row = document.querySelector('.site-header > .wrap')
    const parts = [...(row?.children ?? [])]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    return {
      height: row?.getBoundingClientRect().height ?? 0,
      isOneRow: parts.every(({ top, bottom }) =>
        parts.every((other) => other.top < bottom && top < other.bottom),
      ),
      isInOrder: parts.every(({ left }, index) => left >= (parts[index - 1]?.right ?? 0)),
      end: parts.at(-1)?.right ?? 0,
      exitEnd: row?.querySelector('[data-quick-exit]')?.getBoundingClientRect().right ?? 0,
      width: document.documentElement.clientWidth,
    }
  })
}

describe.each(languages)('in %s', (language) => {
  test.for(viewers)(
    'the header of a %s is one row from 1024 px, with Quick exit at its end',
    async (viewer, { openPage }) => {
      const cookie = await findCookie(viewer)
      const page = await openPage(localize('/about', language), { size: 'desktop', cookie })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const row = await readRow(page)
        expect([width, row]).toMatchObject([width, { isOneRow: true, isInOrder: true }])
        expect(row.height).toBeLessThanOrEqual(64)
        expect(row.exitEnd).toBe(row.end)
        expect(row.end).toBeLessThanOrEqual(row.width)
        expect([width, await findCutTexts(page)]).toEqual([width, []])
        expect([width, await findSmallTargets(page)]).toEqual([width, []])
        await expectNoSidewaysScroll(page)
      }
    },
  )

  test('the header of a visitor is one row that fits a phone', async ({ openPage }) => {
    const page = await openPage(localize('/about', language))
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 800 })
      const row = await readRow(page)
      expect([width, row]).toMatchObject([width, { isOneRow: true, isInOrder: true }])
      expect(row.height).toBeLessThanOrEqual(64)
      expect([width, row.end <= width]).toEqual([width, true])
      expect([width, await findCutTexts(page)]).toEqual([width, []])
      expect([width, await findSmallTargets(page)]).toEqual([width, []])
      await expectNoSidewaysScroll(page)
    }
  })
})

test('the links of a member and of staff stand in the row', async ({ openPage }) => {
  for (const [viewer, links] of [
    ['user', ['Dashboard', 'Sign Out']],
    ['admin', ['Dashboard', 'Admin', 'Sign Out']],
  ] as const) {
    const page = await openPage('/about', { size: 'desktop', cookie: await findCookie(viewer) })
    await page.setViewportSize({ width: 1024, height: 900 })
    const header = page.getByRole('banner')
    for (const name of links) {
      const role = name === 'Sign Out' ? 'button' : 'link'
      expect(await header.getByRole(role, { name, exact: true }).isVisible()).toBe(true)
    }
  }
})
