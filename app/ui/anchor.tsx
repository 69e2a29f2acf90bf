import { Link, type LinkProps } from 'react-router'

export type AnchorProps = Omit<LinkProps, 'to' | 'discover' | 'prefetch' | 'viewTransition'> & {
  /** A path of this site ("/centers?page=2"), "#part", or a whole address: "tel:", "mailto:", "https:". */
  to: string
}

const outside = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i
const elsewhere = /^(?:https?:)?\/\//i

/** A link: through the router for this site's paths, a plain one for all else. */
export function Anchor({ to, ...rest }: AnchorProps) {
  if (!outside.test(to)) return <Link to={to} {...rest} />
  const { reloadDocument, replace, state, preventScrollReset, relative, ...plain } = rest
  return <a href={to} rel={elsewhere.test(to) ? 'noopener noreferrer' : undefined} {...plain} />
}
