import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { keep, names } from '#tests/support/list-pages.ts'
import { test, visit } from '#tests/support/test-browser.ts'

const paths = ['/centers', '/centers/cedar-lantern-recovery-center', '/counties/essex', '/list']
const schemes = ['light', 'dark'] as const

/** The contrast that WCAG asks of a control's shape. */
const minContrast = 3

test.for(schemes)('every call button is solid, in %s colors', async (scheme, { openPage }) => {
  const page = await openPage('/centers', { scheme })
  await keep(page, names)
  for (const path of paths) {
    await visit(page, path)
    const calls = 'main :is(.btn, .call)[href^="tel:"]'
    await page.locator(calls).first().waitFor()
    for (const { name, contrast, isBrighter } of await readContrasts(page, calls)) {
      expect([path, name, contrast >= minContrast]).toEqual([path, name, true])
      expect([path, name, isBrighter]).toEqual([path, name, scheme === 'dark'])
    }
  }
})

/** Read the contrast of each element's own color to the ground it stands on. */
function readContrasts(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const readColor = (element: Element) =>
      getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? []
    const findGround = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255]
      const color = readColor(element)
      return color[3] === 0 ? findGround(element.parentElement) : color
    }
    const toLinear = (part: number) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    const readLuminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
    return [...document.querySelectorAll(wanted)]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const own = readLuminance(readColor(element))
        const ground = readLuminance(findGround(element.parentElement))
        return {
          name: element.textContent,
          contrast: (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05),
          isBrighter: own > ground,
        }
      })
  }, selector)
}
