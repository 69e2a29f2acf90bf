import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site ("/centers?page=2"), "#part", or a whole address: "tel:", "mailto:", "https:". */
  to: string
}

const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i

/** A link: through the router for this site's paths, a plain one for all else. */
export function Anchor({ to, ...rest }: AnchorProps) {
  if (!outside.test(to)) return <Link to={to} {...rest} />
  const away = /^(?:https?:)?\/\//i.test(to)
  return <a href={to} rel={away ? 'noopener noreferrer' : undefined} {...rest} />
}
