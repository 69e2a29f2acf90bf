import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { Language } from '#app/lib/language.ts'
import { localize } from '#app/pages.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openAppWithoutNumbers } from '#tests/support/centers-without-numbers.ts'
import type { sizes } from '#tests/support/launch-options.ts'
import { keep, names } from '#tests/support/list-pages.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { createFailingDatabase, openAppOver, type TestApp } from '#tests/support/test-app.ts'
import { type OpenPage, test, visit } from '#tests/support/test-browser.ts'

type State = {
  path: string
  status?: number
  app?: 'sparse' | 'broken'
  /** A selector for the part that the state is about. */
  shows?: string
}

/** The states of a page, by URL. */
const states: Record<string, State> = {
  'full results': { path: '/centers?near=08608' },
  'no results': { path: '/centers?q=zzzzqqqq' },
  'a dead end': { path: '/centers?near=08608&within=5&offers=methadone&offers=medicaid' },
  'a corrected word': { path: '/centers?q=trentn' },
  'an unknown place': { path: '/centers?near=nowhere&minRating=9' },
  'results that are closed now': {
    path: '/centers?near=Newark',
    app: 'sparse',
    shows: 'main .btn[href*="open=now"]',
  },
  'a center': { path: '/centers/cedar-lantern-recovery-center?near=08608' },
  'a center of which little is known': {
    path: '/centers/acenda-inc',
    app: 'sparse',
    shows: '#little-known',
  },
  'a closed center': {
    path: findSamplePath(({ permanentlyClosed }) => permanentlyClosed === true),
  },
  'a center closed for now': {
    path: findSamplePath(({ temporarilyClosed }) => temporarilyClosed === true),
  },
  'an empty list': { path: '/list' },
  "a county's sheet": { path: '/counties/essex/sheet' },
  "a search's sheet": { path: '/centers/sheet?near=08608' },
  'a call sheet': { path: '/centers/cedar-lantern-recovery-center/call-sheet' },
  'a page that is not there': { path: '/no/such/page', status: 404 },
  'a center without a database': { path: '/centers/any', status: 503, app: 'broken' },
  'results without a database': { path: '/centers', status: 503, app: 'broken' },
}

/** A language and a size together: each is seen, with half of the pages. */
const looks = [
  ['en', 'phone'],
  ['es', 'desktop'],
] as const satisfies [Language, keyof typeof sizes][]

const apps = {} as Record<'sparse' | 'broken', TestApp>
beforeAll(async () => {
  // On a holiday, hours of the week don't say that a center is closed.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-14T16:00Z') })
  apps.sparse = await openAppWithoutNumbers()
  apps.broken = await openAppOver(createFailingDatabase())
  // In Newark, one center is always open and the others never.
  await apps.sparse.operate(sql`
    update treatment_centers
    set open_minutes = case when name like 'CURA%' then '{[0,10080)}' else '{}' end::int4multirange
    where city = 'Newark'`)
})
afterAll(async () => {
  vi.useRealTimers()
  for (const app of Object.values(apps)) await app.close()
})

describe.each(looks)('in %s on a %s, in light and dark', (language, size) => {
  const open = (openPage: OpenPage, { path, status = 200, app }: State) =>
    openPage(localize(path, language), { size, status, ...(app && { app: apps[app] }) })

  test.for(Object.entries(states))('%s is accessible', async ([, state], { openPage }) => {
    const page = await open(openPage, state)
    if (state.shows) await page.locator(state.shows).first().waitFor()
    await expectAccessible(page)
  })

  test('every folded part of a page is accessible when open', async ({ openPage }) => {
    for (const path of ['/centers', '/', '/centers/cedar-lantern-recovery-center', '/list']) {
      const page = await open(openPage, { path })
      await openFolded(page)
      await expectAccessible(page)
    }
  })

  test('a full list is accessible', async ({ openPage }) => {
    const page = await openPage('/centers', { size })
    await keep(page, names)
    await visit(page, localize('/list', language))
    await page
      .locator('.kept-card')
      .nth(names.length - 1)
      .waitFor()
    await expectAccessible(page)
    await openFolded(page)
    await expectAccessible(page)
  })
})

/** Open the menu, the filters, and everything else that a summary folds. */
function openFolded(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      if (details.checkVisibility()) details.open = true
    }
  })
}
