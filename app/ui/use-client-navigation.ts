import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Lets the router answer clicks on links within the site. Links are plain `<a>` everywhere: that is
 * what they are without scripts, and a page of a hundred renders and wakes up faster than with a
 * component for each. A link with `target`, `download` or `data-reload` is left to the browser, and so
 * is every one while there is no network: the service worker answers whole pages.
 */
export function useClientNavigation() {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = findLink(event)
      if (!link) return
      const { pathname, search, hash } = link.url
      event.preventDefault()
      navigate(pathname + search + hash, {
        preventScrollReset: link.element.hasAttribute('data-keep-scroll'),
        // As the browser does: the page one is on is not put into the history again.
        replace: link.url.href === window.location.href,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

function findLink(event: MouseEvent): { element: Element; url: URL } | null {
  if (event.defaultPrevented || event.button !== 0 || !navigator.onLine) return null
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
