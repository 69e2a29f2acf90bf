import type { AnchorHTMLAttributes } from 'react'

export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path of this site ("/centers?page=2"), "#part", or a whole address: "tel:", "mailto:", "https:". */
  to: string
  /** Leaves for a fresh page instead of changing this one: after an error. */
  reloadDocument?: boolean
  /** Stays where the page is scrolled to. */
  keepScroll?: boolean
}

const elsewhere = /^(?:https?:)?\/\//i

/** A plain link. Where scripts run, `useClientNavigation` makes those within the site quick. */
export function Anchor({ to, reloadDocument, keepScroll, ...rest }: AnchorProps) {
  return (
    <a
      href={to}
      rel={elsewhere.test(to) ? 'noopener noreferrer' : undefined}
      data-reload={reloadDocument ? '' : undefined}
      data-keep-scroll={keepScroll ? '' : undefined}
      {...rest}
    />
  )
}
