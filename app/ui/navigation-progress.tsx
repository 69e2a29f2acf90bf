import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { getPageScripts } from '#app/find-page.ts'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

/** A thin bar on top while the next page is on its way; it waits a moment before it shows. */
export function NavigationProgress() {
  const text = useTexts(uiMessages)
  const { state } = useNavigation()
  const isDocumentLoading = useDocumentLoading()
  if (state === 'idle' && !isDocumentLoading) return null
  return (
    <div
      role="progressbar"
      aria-label={text.loading}
      className="no-print fixed inset-x-0 top-0 z-50 h-[3px]"
    >
      <div className="progress-bar h-full bg-trusted" />
    </div>
  )
}

/** Return whether a link to a center is loading a whole document. The router doesn't see those. */
function useDocumentLoading(): boolean {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    const begin = (event: MouseEvent) => {
      if (leadsToCenter(event)) setLoading(true)
    }
    // Back may restore this page from memory.
    const end = () => setLoading(false)
    window.addEventListener('click', begin)
    window.addEventListener('pageshow', end)
    return () => {
      window.removeEventListener('click', begin)
      window.removeEventListener('pageshow', end)
    }
  }, [])
  return isLoading
}

/** Return whether a click leaves this page for a center's, in the same tab. */
function leadsToCenter(event: MouseEvent): boolean {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.origin !== location.origin) return false
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return !isSamePage && getPageScripts(link.pathname) === 'members'
}
