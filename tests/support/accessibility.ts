import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fail on any violation of WCAG 2.2 A and AA, or of the rules for landmarks and headings, in light
 * and dark colors. Scrolls to the top first: the fixed quick exit would cover other content. Use
 * `inDark: false` when another test has checked the page's dark colors. Pauses toasts, because a
 * half-faded one fails the contrast rule.
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

/** Pause a toast's exit animation at its start, or resume it. */
function holdToasts(isHeld: boolean) {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) || animation.animationName !== 'leave') continue
    animation.currentTime = 0
    if (isHeld) animation.pause()
    else animation.play()
  }
}

/** Return one line per violation: the rule, its requirement, the element. */
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
