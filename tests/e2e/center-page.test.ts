import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { parseList } from '#app/center/saved/stored-list.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'
import { test, visit } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'
const lanternInSpanish = '/es/centros/cedar-lantern-recovery-center'

/** Return the distance of an element from the top of the page, in px. */
async function readTop(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
}

/** Return the distance of an element's middle from the top of the page, in px. */
async function readMiddle(page: Page, selector: string): Promise<number> {
  const { height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {}
  return (await readTop(page, selector)) + height / 2
}

/** The lowest place of the number's middle, in px. */
const limits = { phone: 520, desktop: 540 }

const parts = {
  name: 'main h1',
  status: 'main .status',
  number: 'main a[href^="tel:+"]',
  crisis: '.crisis-line',
  about: '#about-center',
  asks: '#asks',
  hours: '#opening-hours',
  where: '#where',
  ratings: '#ratings',
  programs: '#center-services',
  posts: '#center-posts',
  information: '#additional-information',
}

describe('a center on a phone', () => {
  test.for([
    [lantern, 'light'],
    [lantern, 'dark'],
    [lanternInSpanish, 'light'],
    [lanternInSpanish, 'dark'],
    [`/centers/${importedCenter.slug}`, 'light'],
  ] as const)(
    '%s in %s has the number on the first screen, then the rest in order',
    async ([path, scheme], { openPage }) => {
      const page = await openPage(path, { scheme, scripts: false })
      const tops: number[] = []
      for (const selector of Object.values(parts)) tops.push(await readTop(page, selector))
      expect(tops).toEqual([...tops].sort((one, other) => one - other))
      expect(await readMiddle(page, parts.number)).toBeLessThanOrEqual(limits.phone)
      // Three screens, before what is folded.
      expect(await readTop(page, '.fold')).toBeLessThanOrEqual(3 * 844)
    },
  )

  test('a center without a number has the support line there', async ({ openPage }) => {
    const page = await openPage(`/centers/${bareCenter.slug}`)
    const call = page.locator('.center-card .call')
    expect(await call.getAttribute('href')).toBe('tel:+18447322465')
    expect(await call.textContent()).toBe('ReachNJ 1-844-732-2465')
    // Its name takes seven lines.
    expect((await call.boundingBox())?.y).toBeLessThanOrEqual(844 - 56)
    expect(await page.locator('#opening-hours').count()).toBe(0)
    // The specification's section of services stays, with what to ask.
    expect(await page.locator(parts.programs).count()).toBe(1)
  })

  test('a wrong number is one tap from its report', async ({ openPage }) => {
    const page = await openPage(lantern)
    await page.getByRole('link', { name: 'Wrong number?' }).tap()
    await page.waitForURL(/\/report$/)
  })

  test('a picture takes its place before it is there', async ({ openPage }) => {
    const page = await openPage(lantern)
    const before = await readTop(page, 'main h1')
    await page.locator('.band > img').evaluate((image) => image.removeAttribute('src'))
    expect(await readTop(page, 'main h1')).toBe(before)
  })
})

/** Read the visitor's notes about the first center of their list. */
async function readNotes(page: Page): Promise<string | undefined> {
  const stored = await page.evaluate(() => localStorage.getItem('list'))
  return parseList(stored)?.centers[0]?.call.notes?.value
}

describe('what to ask', () => {
  const question = 'Is there a bed today? If not, when?'

  test('is carried into the notes of My List, and back', async ({ openPage }) => {
    const page = await openPage(lantern)
    const box = page.getByRole('checkbox', { name: question })
    await box.check()
    expect(await page.locator('.center-card [data-kept]').count()).toBe(1)
    await visit(page, lantern)
    expect(await box.isChecked()).toBe(true)
    expect(await readNotes(page)).toBe(`Ask: ${question}`)
    await visit(page, '/list')
    await page.getByText(`Ask: ${question}`).first().waitFor({ state: 'attached' })
    await visit(page, lantern)
    await box.uncheck()
    expect(await readNotes(page)).toBe('')
    // Without the center in the list there is nothing to ask.
    await box.check()
    await page.locator('.center-card [data-keep]').click()
    expect(await box.isChecked()).toBe(false)
  })

  test('is plain text without scripts', async ({ openPage }) => {
    const page = await openPage(lantern, { scripts: false })
    expect(await page.getByText(question).isVisible()).toBe(true)
    expect(await page.locator('.asks input:visible').count()).toBe(0)
  })
})

describe('in every width', () => {
  test.for([lantern, lanternInSpanish, `/centers/${bareCenter.slug}`])(
    '%s is never wider than the screen, with large text too',
    async (path, { openPage }) => {
      for (const size of ['narrow', 'phone', 'desktop'] as const) {
        const page = await openPage(path, { size })
        await expectNoSidewaysScroll(page)
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expectNoSidewaysScroll(page)
      }
    },
  )

  test('a desktop has the number beside the name, and keeps it in view', async ({ openPage }) => {
    const page = await openPage(lantern, { size: 'desktop' })
    expect(await readMiddle(page, parts.number)).toBeLessThanOrEqual(limits.desktop)
    const card = page.locator('.center-card')
    const { x = 0, width = 0 } = (await card.boundingBox()) ?? {}
    expect(x).toBeGreaterThan(800)
    expect(width).toBe(368)
    await page.locator(parts.ratings).evaluate((heading) => heading.scrollIntoView())
    expect((await card.boundingBox())?.y).toBe(76)
    expect(await page.locator('.crisis-line a[href="tel:988"]').isVisible()).toBe(true)
  })

  test('a phone number never wraps or leaves its card', async ({ openPage }) => {
    for (const size of ['narrow', 'phone', 'desktop'] as const) {
      const page = await openPage(lantern, { size })
      for (const fontSize of ['100%', '200%']) {
        await page.evaluate((root) => {
          document.documentElement.style.fontSize = root
        }, fontSize)
        const isWhole = await page.locator('.call .phone-number').evaluate((number) => {
          const lines = number.getClientRects().length
          const { left, right } = number.getBoundingClientRect()
          const card = number.closest('.center-card')?.getBoundingClientRect()
          const height = number.getBoundingClientRect().height
          const lineHeight = Number.parseFloat(getComputedStyle(number).lineHeight)
          return (
            lines === 1 &&
            height < 1.5 * lineHeight &&
            card &&
            left >= card.left &&
            right <= card.right
          )
        })
        expect([size, fontSize, isWhole]).toEqual([size, fontSize, true])
      }
    }
  })
})
