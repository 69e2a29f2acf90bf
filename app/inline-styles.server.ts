import css from './app.css?inline'
import { parseStyles, type StyleSheet, selectStyles } from './lib/style-sheet.ts'

let sheet: StyleSheet | undefined

/** Where a page is wide, its line is mostly quick. */
const wide = ' media="(min-width: 60rem)"'

/** A row of the header would be shown, and shift, while the rest of it is still on its way. */
const wholeAtOnce = '<link rel="expect" href="#main" blocking="render"/>'

/**
 * A page without scripts, with the part of the stylesheet that it needs in it: shown after one round trip.
 * The file that it named is fetched when nothing else is left to do, for the pages to come; nor does a phone
 * wait for the font, which a browser would do a moment for one that is announced.
 */
export function inlineStyles(html: string, sheetUrl: string): string {
  const link = `<link rel="stylesheet" href="${sheetUrl}"/>`
  if (!html.includes(link)) throw new Error(`the page does not name ${sheetUrl}`)
  sheet ??= parseStyles(css)
  const styles = `<style>${selectStyles(sheet, html)}</style>${wholeAtOnce}`
  return html
    .replace(' as="font"', `${wide}$&`)
    .replace(link, () => `${styles}<link rel="prefetch" href="${sheetUrl}" as="style"/>`)
}
