import type { Page } from 'playwright-core'

type Format = 'Letter' | 'A4'

export const formats: Format[] = ['Letter', 'A4']

/** Count the sheets of paper that a page prints on: Chromium's PDF has one such entry for each. */
export async function countSheets(page: Page, format: Format): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Widths of Letter and A4 between the margins, in CSS pixels. */
const widths = { Letter: 725, A4: 703 }

/** Show the page as on paper of this format. */
export async function showAsPaper(page: Page, format: Format): Promise<void> {
  await page.setViewportSize({ width: widths[format], height: 970 })
  await page.emulateMedia({ media: 'print' })
}

/** List the visible elements of a printed page that cut off some of their text, or are wider than the paper. */
export function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    for (const element of document.querySelectorAll('main *')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility()) continue
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const isHidden = element.closest('.sr-only') !== null
      const isClipped =
        overflowX !== 'visible' || overflowY !== 'visible' || textOverflow !== 'clip'
      // A pixel for rounding.
      const isCut =
        isClipped &&
        (element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1)
      const isTooWide = element.getBoundingClientRect().right > innerWidth + 1
      if (!isHidden && (isCut || isTooWide)) cut.push(element.outerHTML.slice(0, 120))
    }
    return cut
  })
}

/** Read the text of a printed page, as a reader of the paper sees it. */
export async function readPaper(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has hidden text, too.
  return (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ')
}
