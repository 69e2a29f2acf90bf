import { redirect, redirectDocument, replace } from 'react-router'
import { getPageScripts } from '#app/pages.ts'

type RedirectOptions = {
  headers?: HeadersInit
  /** 303 unless said otherwise. */
  status?: number
  /** Whether the page takes the place of the one before in the browser's history, where React asked. */
  isReplacing?: boolean | undefined
  /** Whether the page is the one that the form stands on. */
  isSamePage?: boolean | undefined
}

/** Redirects to a path: to a page that React does not always run on by loading it as a document. */
export function redirectTo(path: string, options: RedirectOptions = {}): Response {
  const { headers = {}, status = 303, isReplacing, isSamePage } = options
  const init = { headers, status }
  if (getPageScripts(path) !== 'always' && !isSamePage) return redirectDocument(path, init)
  return isReplacing ? replace(path, init) : redirect(path, init)
}
