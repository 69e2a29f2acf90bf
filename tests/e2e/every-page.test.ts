import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { localize } from '#app/find-page.ts'
import { type Language, languages } from '#app/lib/language.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openAppWithoutNumbers } from '#tests/support/centers-without-numbers.ts'
import { everyView, type View } from '#tests/support/every-view.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { findCutTexts, findSmallTargets, findUnderQuickExit } from '#tests/support/page-layout.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'
import { test } from '#tests/support/test-browser.ts'
import { isThorough } from '#tests/support/thorough.ts'

type Size = keyof typeof sizes

/**
 * A phone, a desktop's window zoomed to 400 %, which is as wide as the smallest phone, a desktop,
 * and text twice as large.
 */
const phones: { size: Size; fontSize: string }[] = [
  { size: 'phone', fontSize: '' },
  { size: 'narrow', fontSize: '' },
  { size: 'phone', fontSize: '200%' },
]
const desktops: typeof phones = [
  { size: 'desktop', fontSize: '' },
  { size: 'desktop', fontSize: '200%' },
]
const screens = isThorough ? [...phones, ...desktops] : phones

const directories = {} as Record<NonNullable<View['directory']>, TestApp>
beforeAll(async () => {
  // On a holiday, hours of the week don't say that a center is closed.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-14T16:00Z') })
  directories.sparse = await openAppWithoutNumbers()
  directories.broken = await openAppOver(createFailingDatabase())
  // In Newark, one center is always open and the others never.
  await directories.sparse.operate(sql`
    update treatment_centers
    set open_minutes = case when name like 'CURA%' then '{[0,10080)}' else '{}' end::int4multirange
    where city = 'Newark'`)
})
afterAll(async () => {
  vi.useRealTimers()
  for (const app of Object.values(directories)) await app.close()
})

const views = everyView.map((view) => ({
  ...view,
  name: [view.path, view.directory].filter(Boolean).join(', '),
}))

describe.each(languages)('in %s', (language) => {
  // Each in one language, or in both if all is tested.
  const inOne = views.filter((_, index) => languages[index % languages.length] === language)
  test.for(isThorough ? views : inOne)(
    '$name is complete, accessible, one tap from calling, and fits every screen',
    async (view, { openPage }) => {
      const { path, status, directory, shows } = view
      const page = await openPage(localize(path, language), {
        ...(status && { status }),
        ...(directory && { app: directories[directory] }),
      })
      if (shows) await page.locator(shows).first().waitFor()
      await expectCall(page)
      await expectFitting(page)
      for (const size of listLooks(view, language)) {
        await page.setViewportSize(sizes[size])
        await expectAccessible(page)
      }
    },
  )
})

test.runIf(isThorough)(
  'no page is wider than the screen while the font is missing',
  async ({ openPage }) => {
    const page = await openPage('/about', { scripts: false, mayFail: true })
    await page.context().route('**/*.woff2', (route) => route.abort())
    for (const { path, directory } of everyView) {
      if (directory) continue
      await page.goto(path)
      expect(await page.evaluate(() => document.fonts.check('17px Commissioner'))).toBe(false)
      for (const size of [sizes.phone, sizes.narrow]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
    }
  },
)

/** The sizes at which a page in a language is checked for accessibility. */
function listLooks({ look }: View, language: Language): Size[] {
  if (look === 'everywhere' && isThorough) return ['phone', 'desktop']
  if (language === 'en') return look ? ['phone'] : []
  return look === 'everywhere' ? ['desktop'] : []
}

/** 988 comes first and is large enough for a thumb. */
async function expectCall(page: Page): Promise<void> {
  const call = await page.locator('a[href="tel:988"]:visible').first().boundingBox()
  const { y = 999, height = 0 } = call ?? {}
  expect({ isLarge: height >= 44, isFirst: y + height <= 60 }).toEqual({
    isLarge: true,
    isFirst: true,
  })
}

/** The page has one heading and one main part, and nothing is cut, covered or too small. */
async function expectFitting(page: Page): Promise<void> {
  expect((await page.title()).length).toBeGreaterThan(20)
  expect(await page.locator('main').count()).toBe(1)
  for (const screen of screens) {
    await page.setViewportSize(sizes[screen.size])
    await setFontSize(page, screen.fontSize)
    await expectNoSidewaysScroll(page)
    const found = {
      headings: await page.locator('h1:visible').count(),
      cut: await findCutTexts(page),
      small: await findSmallTargets(page),
      covered: await findUnderQuickExit(page),
    }
    expect({ screen, ...found }).toEqual({ screen, headings: 1, cut: [], small: [], covered: [] })
  }
  await setFontSize(page, '')
}

async function setFontSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}
