import { describe, expect } from 'vitest'
import { staticPages } from '#tests/support/static-pages.ts'
import { test } from '#tests/support/test-browser.ts'

/** Names the whole stylesheet: fetched for later pages, or counting once the page is used. */
const fileLink = 'link[rel="prefetch"][as="style"], link[rel="stylesheet"][href*="/root-"]'

const firstPages = ['/', '/centers', '/centers/cedar-lantern-recovery-center']

describe.each([...staticPages, ...firstPages])('%s', (path) => {
  test('carries every rule of the stylesheet that can apply to it, in the same order', async ({
    openPage,
  }) => {
    const page = await openPage(path)
    const { missing, strange, kept, all } = await page.evaluate(async (fileLink) => {
      type Rule = { where: string; selector: string; text: string }
      /** Each rule of a sheet with the groups it is in, its custom properties left out. */
      function list(rules: CSSRuleList, where = ''): Rule[] {
        return [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) {
            const { selectorText: selector, style } = rule
            const declarations = [...style].filter((name) => !name.startsWith('--'))
            const text = declarations.map((name) => `${name}:${style.getPropertyValue(name)}`)
            return declarations.length ? [{ where, selector, text: text.join(';') }] : []
          }
          if (!(rule instanceof CSSGroupingRule)) return []
          return list(rule.cssRules, `${where}${rule.cssText.split('{')[0]}`)
        })
      }
      /** Whether the page has what a selector names, whatever the state it is in. */
      function mayApply(selector: string): boolean {
        const anyState = selector.replace(
          /(?<!\\)::?(?!is\(|where\(|not\(|has\(|nth|first-|last-|root)[\w-]+(\([^)]*\))?/g,
          '',
        )
        // What is left of "a ::before" or ":hover > b" stands for any element.
        const whole = anyState
          .replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*')
          .replace(/\* +(?=\*)/g, '')
        return document.querySelector(whole.replace(/\[open\]/g, '') || '*') !== null
      }
      const [own] = document.styleSheets
      const file = document.querySelector<HTMLLinkElement>(fileLink)
      if (!own || own.href || !file) throw new Error('the page does not carry its styles')
      const whole = new CSSStyleSheet()
      await whole.replace(await (await fetch(file.href)).text())
      const name = ({ where, selector, text }: Rule) => `${where}${selector}{${text}}`
      const carried = list(own.cssRules).map(name)
      const complete = list(whole.cssRules)
      const names = complete.map(name)
      const places = carried.map((rule) => names.indexOf(rule))
      return {
        missing: complete
          .filter((rule) => !carried.includes(name(rule)) && mayApply(rule.selector))
          .map(name),
        strange: carried.filter((_, index) => (places[index] ?? -1) < (places[index - 1] ?? 0)),
        kept: carried.length,
        all: names.length,
      }
    }, fileLink)
    expect(missing).toEqual([])
    expect(strange).toEqual([])
    expect(kept).toBeGreaterThan(100)
    expect(kept).toBeLessThan(all * 0.6)
  })

  test('looks as it does with the whole stylesheet, in light, in dark and on paper', async ({
    openPage,
  }) => {
    const looks = [
      { size: 'phone', media: 'screen', colorScheme: 'dark' },
      { size: 'desktop', media: 'screen', colorScheme: 'light' },
      { size: 'desktop', media: 'print', colorScheme: 'light' },
    ] as const
    for (const { size, ...media } of looks) {
      const page = await openPage(path, { size })
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      const differing = await page.evaluate(async (fileLink) => {
        for (const details of document.querySelectorAll('details')) details.open = true
        // The font comes when it comes, and lines break accordingly.
        document.documentElement.style.setProperty('--font-sans', 'sans-serif')
        const look = () =>
          // React takes scripts away, and nobody sees them.
          [...document.querySelectorAll('body, body :not(script, link)')].flatMap((element) =>
            ['', '::before', '::after'].map((part) => {
              const style = getComputedStyle(element, part)
              if (part && style.content === 'none') return ''
              const values = [...style].filter((property) => !property.startsWith('--'))
              return values.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
            }),
          )
        const own = document.querySelector('style')
        const file = document.querySelector(fileLink)
        if (!own || !file) throw new Error('the page does not carry its styles')
        file.remove()
        const before = look()
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = file.getAttribute('href') ?? ''
        await new Promise((resolve) => {
          link.onload = resolve
          own.replaceWith(link)
        })
        const after = look()
        return before.filter((values, index) => values !== after[index]).length
      }, fileLink)
      expect({ size, ...media, differing }).toEqual({ size, ...media, differing: 0 })
    }
  })
})

const listSheets = () =>
  [...document.styleSheets]
    .map(({ href, media, cssRules }) => ({
      isFile: href !== null,
      media: media.mediaText,
      isWhole: cssRules.length > 500,
    }))
    .filter(({ media }) => media !== 'print')

test.for([
  ['/', 'main a[href="/centers"]'],
  ['/centers', 'main h3 a'],
  ['/centers/cedar-lantern-recovery-center', 'main a[href="/centers"]'],
])(
  '%s takes the whole stylesheet once it is used, and shows further pages by it',
  async ([path = '', next = ''], { openPage }) => {
    const page = await openPage(path)
    const carried = { isFile: false, media: '', isWhole: false }
    await expect
      .poll(() => page.evaluate(listSheets))
      .toEqual([carried, { isFile: true, media: 'not all', isWhole: true }])
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.locator(next).first().click()
    await page.waitForURL((url) => url.pathname !== path)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    expect(await page.evaluate(listSheets)).toEqual([
      carried,
      { ...carried, isFile: true, media: 'all', isWhole: true },
    ])
  },
)

test('what is clicked before the stylesheet is there opens as a document, with its own', async ({
  openPage,
}) => {
  const page = await openPage('/offline')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/root-*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(new URL('/', page.url()).href, { waitUntil: 'commit' })
  const link = page.locator('main a[href="/centers"]').first()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await link.click({ noWaitAfter: true })
  release()
  await page.waitForURL('**/centers')
  await page.waitForLoadState()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false)
})
