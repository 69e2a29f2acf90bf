import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { fetchAhead, tellOpened } from './fetch-ahead.ts'

/** Milliseconds that a mouse rests on a link whose page is then fetched. */
const resting = 65

/**
 * Lets the router answer clicks on links within the site. Links are plain `<a>` everywhere: that is
 * what they are without scripts, and a page of a hundred renders and wakes up faster than with a
 * component for each. A link with `target`, `download` or `data-reload` is left to the browser, and so
 * is every one while there is no network: the service worker answers whole pages. For a visitor, the
 * page behind a link that a finger touches or a mouse rests on is fetched before the click.
 */
export function useClientNavigation({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    let timer: number | undefined
    function aim(event: PointerEvent) {
      window.clearTimeout(timer)
      const url = findLink(event)?.url
      if (signedIn || !url || url.href === window.location.href) return
      if (event.pointerType === 'mouse') timer = window.setTimeout(fetchAhead, resting, url)
      else fetchAhead(url)
    }
    function follow(event: MouseEvent) {
      window.clearTimeout(timer)
      const link = event.button === 0 && findLink(event)
      if (!link) return
      const { pathname, search, hash } = link.url
      event.preventDefault()
      tellOpened(link.url)
      navigate(pathname + search + hash, {
        preventScrollReset: link.element.hasAttribute('data-keep-scroll'),
        // As the browser does: the page one is on is not put into the history again.
        replace: link.url.href === window.location.href,
      })
    }
    document.addEventListener('pointerover', aim)
    document.addEventListener('click', follow)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('pointerover', aim)
      document.removeEventListener('click', follow)
    }
  }, [navigate, signedIn])
}

/** Whether the stylesheet is there, which may come after the first page (`app/inline-styles.server.ts`). */
const hasStyles = () =>
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet !== null

function findLink(event: MouseEvent): { element: Element; url: URL } | null {
  if (event.defaultPrevented || !navigator.onLine || !hasStyles()) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const element = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (
    !element ||
    ['target', 'download', 'data-reload'].some((name) => element.hasAttribute(name))
  ) {
    return null
  }
  const url = new URL(element.getAttribute('href') ?? '', window.location.href)
  if (url.origin !== window.location.origin) return null
  const isSamePage =
    url.pathname === window.location.pathname && url.search === window.location.search
  if (isSamePage && url.hash) return null
  return { element, url }
}
