import { Link, type LinkProps } from '#app/ui/link.tsx'

/** A link to the site: in a new tab, because the site's other pages may not be framed. */
export function DirectoryLink(props: Omit<LinkProps, 'target' | 'rel'>) {
  return <Link {...props} target="_blank" rel="noopener" />
}
