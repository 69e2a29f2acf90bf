import css from './app.css?inline'
import { parseStyles, type StyleSheet, selectStyles } from './lib/style-sheet.ts'

let sheet: StyleSheet | undefined

/** Where a page is wide, its line is mostly quick. */
const wide = ' media="(min-width: 60rem)"'

/** A row of the header would be shown, and shift, while the rest of it is still on its way. */
const wholeAtOnce = '<link rel="expect" href="#main" blocking="render"/>'

/**
 * The link before this script is the page's whole stylesheet, which holds nothing up: it counts once it is there,
 * without the font, which the page has named already. Named again it would be taken up late, and lines would move.
 */
const countWhenThere =
  '<script>(l=>{let f=()=>{let s=l.sheet,i=s.cssRules.length;while(i--)s.cssRules[i].type==5&&s.deleteRule(i);l.media="all"};l.sheet?f():l.onload=f})(document.currentScript.previousSibling)</script>'

/**
 * A page without scripts, with the part of the stylesheet that it needs in it: shown after one round trip.
 * The file that it named is fetched when nothing else is left to do, for the pages to come; nor does a phone
 * wait for the font, which a browser would do a moment for one that is announced.
 */
export function inlineStyles(html: string, sheetUrl: string): string {
  const { styles, link } = selectFor(html, sheetUrl)
  return html
    .replace(' as="font"', `${wide}$&`)
    .replace(link, () => `${styles}<link rel="prefetch" href="${sheetUrl}" as="style"/>`)
}

/**
 * The same for a page with scripts, which show what is not in its HTML, and further pages: to these belongs
 * the file, which comes beside them. React finds the link that it wrote, whatever its medium.
 */
export function inlineFirstStyles(html: string, sheetUrl: string): string {
  const { styles, link } = selectFor(html, sheetUrl)
  const later = link.replace('/>', ' media="not all"/>')
  return html.replace(link, () => styles + later + countWhenThere)
}

function selectFor(html: string, sheetUrl: string) {
  const link = `<link rel="stylesheet" href="${sheetUrl}"/>`
  if (!html.includes(link)) throw new Error(`the page does not name ${sheetUrl}`)
  sheet ??= parseStyles(css)
  return { link, styles: `<style>${selectStyles(sheet, html)}</style>${wholeAtOnce}` }
}
