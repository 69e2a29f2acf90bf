import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'react-router'
import { getPageScripts, localize } from '#app/pages.ts'
import { useLanguage } from './use-language.tsx'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site in English ("/centers?page=2"), which becomes that of the page's language; "#part", or a whole address: "tel:", "mailto:", "https:". */
  to: string
  /** Loads the page anew, also where React could change this one: after an error, for a download. */
  reloadDocument?: boolean
  /** Stays where the page is scrolled to. */
  keepScroll?: boolean
}

const externalAddress = /^(?:https?:)?\/\//i

/** A link. Between the pages that React always runs on, it changes the page; else it loads one. */
export function Link({ to: address, reloadDocument, keepScroll, ...rest }: LinkProps) {
  const to = localize(address, useLanguage())
  const isApplication = to.startsWith('/') && getPageScripts(to) === 'always'
  if (isApplication && !reloadDocument && !rest.target && rest.download === undefined) {
    return <RouterLink to={to} preventScrollReset={keepScroll} discover="none" {...rest} />
  }
  const rel = externalAddress.test(to) ? 'noopener noreferrer' : undefined
  return <a href={to} rel={rel} {...rest} />
}
