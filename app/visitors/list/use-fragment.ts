import { useEffect, useState } from 'react'

/**
 * Return the shared list in the page's URL, or `before` when the fragment is an anchor of this
 * page, such as "#main".
 */
const readFragment = (before: string) =>
  document.getElementById(location.hash.slice(1)) ? before : location.hash

/** The fragment of the page's URL, which may be a shared list, and a function that sets what is shown. */
export function useFragment() {
  const [fragment, setFragment] = useState(() => readFragment(''))
  useEffect(() => {
    const follow = () => setFragment(readFragment)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [fragment, setFragment] as const
}
