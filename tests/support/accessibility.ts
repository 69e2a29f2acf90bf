import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails on any violation of WCAG 2.2 A and AA, or of the rules that landmarks and headings follow, in
 * the page as it stands, in the light and in the dark; from its top, as the quick exit stays in sight
 * and covers a part of whatever is scrolled under it. `inDark: false` where the page's colors have been
 * looked at in the dark already, at another size or in another language. A message that leaves by
 * itself is held meanwhile: halfway gone, its colors are nobody's.
 */
export async function expectAccessible(page: Page, { inDark = true } = {}): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe.source)
  await page.evaluate(holdToasts, true)
  expect(await findViolations(page, { type: 'tag', values: rules })).toEqual([])
  if (inDark) {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, { type: 'rule', values: ['color-contrast'] })).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.evaluate(holdToasts, false)
}

/** Stops a toast's way out at its beginning, or lets it go on. */
function holdToasts(isHeld: boolean) {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) || animation.animationName !== 'leave') continue
    animation.currentTime = 0
    if (isHeld) animation.pause()
    else animation.play()
  }
}

/** One line for each element that breaks a rule: the rule, what it asks, the element. */
function findViolations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe }
    const options = { runOnly: only, resultTypes: ['violations' as const] }
    const { violations } = await tool.run(options)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html}`),
    )
  }, runOnly)
}
