import type { Page } from 'playwright-core'

/**
 * Parts that may cut their text, because the page has it in full elsewhere, and the map's drawing,
 * which ends at its frame.
 */
const mayCut = ['.map', '.truncate', '[aria-current=page]', '.row h3 a']

/** List texts that don't fit in their element, so part of them is hidden. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate((exceptions) => {
    const isClipping = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isHidden = [overflowX, overflowY].some((value) => /hidden|clip/.test(value))
      return isHidden && element.clientWidth > 1 && element.checkVisibility()
    }
    const isBeyond = (text: DOMRect, box: DOMRect) =>
      text.width > 0 &&
      (text.left < box.left - 1 || text.right > box.right + 1 || text.bottom > box.bottom + 1)
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect()
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement?.closest(`.sr-only, details:not([open]), ${exceptions}`)) continue
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some((rect) => isBeyond(rect, box))) return true
      }
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => isClipping(element) && !element.matches(exceptions) && isCut(element))
      .map((element) => element.outerHTML.slice(0, 140))
  }, mayCut.join())
}

/** List controls smaller than 44 px, except links in a sentence and what a label enlarges. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.parentElement?.textContent?.trim().length ?? 0) >
        (target.textContent?.trim().length ?? 0)
    const isStretched = (target: Element) => {
      const { content, position } = getComputedStyle(target, '::after')
      return content !== 'none' && position === 'absolute'
    }
    const readSize = (target: Element) => {
      const box = (target.closest('label') ?? target).getBoundingClientRect()
      return Math.min(box.width, box.height)
    }
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((target) => readSize(target) > 1 && readSize(target) < 43.5)
      .filter((target) => !isInSentence(target) && !isStretched(target) && !target.closest('svg'))
      .map((target) => `${Math.round(readSize(target))} px: ${target.outerHTML.slice(0, 120)}`)
  })
}

/**
 * List what the quick exit lies over at the top, in the middle and at the end of the page. Content
 * may scroll below the header that holds it, but the button may never stand outside of that.
 */
export function findUnderQuickExit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const header = document.querySelector('header')
    const exit = header?.querySelector('[data-quick-exit]')
    if (!header || !exit) return ['no quick exit']
    const found: string[] = []
    for (const part of [0, 0.25, 0.5, 1]) {
      scrollTo(0, part * document.documentElement.scrollHeight)
      const band = header.getBoundingClientRect()
      const box = exit.getBoundingClientRect()
      const isInside =
        box.top >= band.top && box.bottom <= band.bottom && box.top >= 0 && box.right <= innerWidth
      if (!isInside) found.push(`outside of the header at ${scrollY}`)
      for (const other of document.querySelectorAll('a, button, summary, input, h1, h2, h3')) {
        const isOwn = other === exit || exit.contains(other)
        const isBelow = !header.contains(other) && scrollY > 0
        if (isOwn || isBelow || !other.checkVisibility()) continue
        if (overlaps(box, other.getBoundingClientRect())) found.push(other.outerHTML.slice(0, 120))
      }
    }
    scrollTo(0, 0)
    return found
  })
}
