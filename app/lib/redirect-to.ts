import { redirect, redirectDocument, replace } from 'react-router'
import { getPageScripts } from '#app/find-page.ts'

type RedirectOptions = {
  headers?: HeadersInit
  /** Default: 303. */
  status?: number
  /**
   * Whether the page replaces the previous entry in the browser's history; only for requests by
   * React.
   */
  isReplacing?: boolean | undefined
  /** Whether the target is the page with the form. */
  isSamePage?: boolean | undefined
}

/** Redirect to a path. Loads a document unless React always runs on the target page. */
export function redirectTo(path: string, options: RedirectOptions = {}): Response {
  const { headers = {}, status = 303, isReplacing, isSamePage } = options
  const init = { headers, status }
  if (getPageScripts(path) !== 'always' && !isSamePage) return redirectDocument(path, init)
  return isReplacing ? replace(path, init) : redirect(path, init)
}
