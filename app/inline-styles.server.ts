import css from './app.css?inline'
import { parseStyles, type StyleSheet, selectStyles } from './lib/style-sheet.ts'

let sheet: StyleSheet | undefined

/** Where a page is wide, its line is mostly quick. */
const wide = ' media="(min-width: 60rem)"'

/** A row of the header would be shown, and shift, while the rest of it is still on its way. */
const wholeAtOnce = '<link rel="expect" href="#main" blocking="render"/>'

/**
 * The link before this script is the page's whole stylesheet. It counts once its visitor does something: until
 * then there is nothing that it is needed for. A sheet that comes to count has the browser look at its fonts again:
 * one that was too late for the first paint would be taken up after all, and move what is being pressed. So it is
 * struck from the list then, for this document.
 */
const countWhenUsed = `<script>((l,p)=>{for(let e of["click","keydown","popstate"])addEventListener(e,()=>{\
if(l.media=="all")return;let n="--font-sans",r=document.documentElement,[f,...o]=getComputedStyle(r).getPropertyValue(n).split(","),\
t=p.getEntriesByType("resource").find(e=>/woff2$/.test(e.name))?.responseEnd;\
if(!document.fonts.check("1em "+f)||t>p.getEntriesByType("paint")[0]?.startTime)r.style.setProperty(n,o.join());\
l.media="all"},{capture:true,once:true})})(document.currentScript.previousSibling,performance)</script>`

/**
 * A page without scripts, with the part of the stylesheet that it needs in it: shown after one round trip.
 * The file that it named is fetched when nothing else is left to do, for the pages to come; nor does a phone
 * wait for the font, which a browser would do a moment for one that is announced.
 */
export function inlineStyles(html: string, sheetUrl: string): string {
  const { link, styles } = selectFor(html, sheetUrl)
  return html
    .replace(' as="font"', `${wide}$&`)
    .replace(link, () => `${styles}<link rel="prefetch" href="${sheetUrl}" as="style"/>`)
}

/**
 * The same for a page with scripts, which show what is not in its HTML, and further pages: for these it names
 * the whole file, which comes after all else. React finds the link that it wrote, whatever its medium.
 */
export function inlineFirstStyles(html: string, sheetUrl: string): string {
  const { link, styles } = selectFor(html, sheetUrl)
  const later = link.replace('/>', ' media="not all"/>')
  return html.replace(link, () => styles + later + countWhenUsed)
}

function selectFor(html: string, sheetUrl: string): { link: string; styles: string } {
  const link = `<link rel="stylesheet" href="${sheetUrl}"/>`
  if (!html.includes(link)) throw new Error(`the page does not name ${sheetUrl}`)
  sheet ??= parseStyles(css)
  return { link, styles: `<style>${selectStyles(sheet, html)}</style>${wholeAtOnce}` }
}
