import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import type { KeepPart } from './ui/kept.tsx'

/**
 * Writes a part's HTML as React does within a page, once while it is asked for: what was not for longest goes
 * where all have more characters than `most`. Found by all that a part is made of, so none is ever out of
 * date: a center that has changed has another key.
 */
export function createKeeper(most: number): KeepPart {
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  // Two functions may have the same name.
  const numbers = new Map<unknown, number>()
  return (Part, props) => {
    const number = numbers.get(Part) ?? numbers.size
    numbers.set(Part, number)
    const key = number + JSON.stringify(props)
    let html = kept.get(key)
    if (html === undefined) {
      html = renderToString(<Part {...props} />)
      // React's text lies in its many pieces until it is read.
      html.charCodeAt(0)
      kept.set(key, html)
    }
    return html
  }
}

/** For all pages of this process: some 2,500 cards. */
export const keepPart = createKeeper(4_000_000)
