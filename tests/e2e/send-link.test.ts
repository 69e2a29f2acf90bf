import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { bareCenter } from '#tests/support/fixture-center.ts'
import { test } from '#tests/support/test-browser.ts'

const lantern = '/centers/cedar-lantern-recovery-center'
const lanternInSpanish = '/es/centros/cedar-lantern-recovery-center'

const pages = [
  [lantern, 'Send', lantern, 'Link copied. Paste it into a message.'],
  [`${lantern}/call-sheet`, 'Send', lantern, 'Link copied. Paste it into a message.'],
  [lanternInSpanish, 'Enviar', lanternInSpanish, 'Enlace copiado. Péguelo en un mensaje.'],
  [
    `${lanternInSpanish}/hoja-de-llamada`,
    'Enviar',
    lanternInSpanish,
    'Enlace copiado. Péguelo en un mensaje.',
  ],
] as const

/** Replace the device's menu: it takes what is shared, fails with this error, or does not exist. */
async function replaceMenu(
  page: Page,
  menu: 'works' | 'absent' | 'AbortError' | 'NotAllowedError',
) {
  await page.evaluate((menu) => {
    if (menu === 'absent') {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      return
    }
    const share = async (shared?: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(shared)
      if (menu !== 'works') throw new DOMException('no', menu)
    }
    Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
  }, menu)
}

const readShared = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null'))

const writeClipboard = (page: Page, text: string) =>
  page.evaluate((text) => navigator.clipboard.writeText(text), text)

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Return the origin that the operator set, which is not the test's. */
async function readSite(page: Page): Promise<string> {
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  return new URL(canonical ?? '').origin
}

/** Return a list that grows with each URL that the page asks the browser to open. */
async function watchOpened(page: Page): Promise<string[]> {
  const opened: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url))
  return opened
}

describe('Send', () => {
  test.for(pages)(
    'on %s is a plain email without scripts',
    async ([path, label, target], { openPage }) => {
      const page = await openPage(`${path}?near=08608`, { scripts: false })
      const link = page.getByRole('link', { name: label, exact: true })
      const mail = new URL((await link.getAttribute('href')) ?? '')
      expect([mail.protocol, mail.pathname]).toEqual(['mailto:', ''])
      expect([...mail.searchParams]).toEqual([
        ['subject', 'Cedar Lantern Recovery Center'],
        ['body', `Cedar Lantern Recovery Center\n(609) 555-0142\n${await readSite(page)}${target}`],
      ])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    },
  )

  test('names only the center and its page when the number is unknown', async ({ openPage }) => {
    const page = await openPage(`/centers/${bareCenter.slug}`, { scripts: false })
    const href = await page.getByRole('link', { name: 'Send', exact: true }).getAttribute('href')
    const body = new URL(href ?? '').searchParams.get('body')
    expect(body).toBe(`${bareCenter.name}\n${await readSite(page)}/centers/${bareCenter.slug}`)
  })

  test.for(pages)(
    'on %s opens the device’s own menu',
    async ([path, label, target], { openPage }) => {
      const page = await openPage(`${path}?near=08608`)
      await writeClipboard(page, 'before')
      await replaceMenu(page, 'works')
      await page.getByRole('link', { name: label, exact: true }).click()
      const url = (await readSite(page)) + target
      expect(await readShared(page)).toEqual({ title: await page.title(), url })
      expect(await readClipboard(page)).toBe('before')
    },
  )

  test.for(
    pages.flatMap((page) => [[...page, 'absent'] as const, [...page, 'NotAllowedError'] as const]),
  )(
    'on %s as %s to %s says “%s” when the menu is: %s',
    async ([path, label, target, words, menu], { openPage }) => {
      const page = await openPage(path)
      const opened = await watchOpened(page)
      await replaceMenu(page, menu)
      const link = page.getByRole('link', { name: label, exact: true })
      const before = await page.locator('body').evaluate((body) => body.scrollHeight)
      await link.click()
      await page.getByRole('status').getByText(words).waitFor()
      expect(await readClipboard(page)).toBe((await readSite(page)) + target)
      expect(await page.locator('body').evaluate((body) => body.scrollHeight)).toBe(before)
      expect(opened).toEqual([])
      await expectAccessible(page)
    },
  )

  test('does nothing when the person closes the menu', async ({ openPage }) => {
    const page = await openPage(lantern)
    const opened = await watchOpened(page)
    await replaceMenu(page, 'AbortError')
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text
      }
    })
    await page.getByRole('link', { name: 'Send', exact: true }).click()
    await expect.poll(() => readShared(page)).not.toBe(null)
    expect(await page.locator('html').getAttribute('data-copied')).toBe(null)
    expect(await page.getByText('Link copied.').count()).toBe(0)
    expect(opened).toEqual([])
  })

  test.for(['absent', 'NotAllowedError'] as const)(
    'writes an email when copying fails too, and the menu is: %s',
    async (menu, { openPage }) => {
      const page = await openPage(lantern, { mayFail: true })
      const opened = await watchOpened(page)
      await replaceMenu(page, menu)
      await page.evaluate(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      const link = page.getByRole('link', { name: 'Send', exact: true })
      await link.click()
      await expect.poll(() => opened).toEqual([await link.getAttribute('href')])
      expect(await page.getByText('Link copied.').count()).toBe(0)
    },
  )
})

describe('the status of Send', () => {
  test.for(['narrow', 'phone', 'desktop'] as const)(
    'moves nothing, and is on the screen: %s',
    async (size, { openPage }) => {
      for (const path of [lantern, lanternInSpanish, `${lanternInSpanish}/hoja-de-llamada`]) {
        const page = await openPage(path, { size })
        await replaceMenu(page, 'absent')
        const readPlaces = () =>
          page.locator('main :is(h1, h2, a, button)').evaluateAll((elements) =>
            elements.map((element) => {
              const { x, y } = element.getBoundingClientRect()
              return [x + scrollX, y + scrollY]
            }),
          )
        const before = await readPlaces()
        await page.locator('[data-share]').click()
        const status = page.locator('[data-share] + [role=status]:not(:empty)')
        await status.waitFor()
        expect(await readPlaces()).toEqual(before)
        const box = await status.boundingBox()
        const { x = -1, y = -1, width = 0, height = 0 } = box ?? {}
        const screen = page.viewportSize() ?? { width: 0, height: 0 }
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(screen.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y + height).toBeLessThanOrEqual(screen.height)
      }
    },
  )
})
