import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'react-router'
import { getPageScripts, localize } from '#app/find-page.ts'
import { useLanguage } from './use-language.tsx'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /**
   * A path of this site in English ("/centers?page=2"), which the link translates to the page's
   * language; "#part"; or a whole URL: "tel:", "mailto:", "https:".
   */
  to: string
  /** Loads a document even where React could navigate: after an error, or for a download. */
  reloadDocument?: boolean
  /** Keeps the scroll position. */
  keepScroll?: boolean
}

const externalAddress = /^(?:https?:)?\/\//i

/**
 * A link. Between pages that always run React it navigates in the browser; otherwise it loads a
 * document.
 */
export function Link({ to: address, reloadDocument, keepScroll, ...rest }: LinkProps) {
  const to = localize(address, useLanguage())
  const isApplication = to.startsWith('/') && getPageScripts(to) === 'always'
  if (isApplication && !reloadDocument && !rest.target && rest.download === undefined) {
    return <RouterLink to={to} preventScrollReset={keepScroll} discover="none" {...rest} />
  }
  const rel = externalAddress.test(to) ? 'noopener noreferrer' : undefined
  return <a href={to} rel={rel} {...rest} />
}
