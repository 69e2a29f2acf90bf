import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For the row of tabs, which is wider than a phone: shows the tab that is open, at each change of the
 * page's path. Only the row moves, never the page.
 */
export function useOpenTabInView(pathname: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which tab is open.
  useLayoutEffect(() => {
    if (row.current) showOpenTab(row.current)
  }, [pathname])
  return row
}

type Box = Pick<Element, 'getBoundingClientRect'>
type Row = Box & { scrollLeft: number; querySelector(selector: string): Box | null }

/** Scrolls a row so that the tab that is open lies in its middle, where it is not wholly in view. */
export function showOpenTab(row: Row): void {
  const tab = row.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!tab) return
  const view = row.getBoundingClientRect()
  if (tab.left >= view.left && tab.right <= view.right) return
  row.scrollLeft += (tab.left + tab.right - view.left - view.right) / 2
}
