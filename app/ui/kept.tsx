import { createContext, type FunctionComponent, type HTMLAttributes, use } from 'react'

/** The HTML of a part that is made of its properties alone, these being what JSON can say. */
export type KeepPart = <Props extends object>(of: FunctionComponent<Props>, props: Props) => string

/** Given by the server for its pages; null in a browser, whose bundle is without it. */
export const KeptParts = /* @__PURE__ */ createContext<KeepPart | null>(null)

type KeptProps<Props extends object> = HTMLAttributes<HTMLElement> & {
  as: 'aside' | 'datalist' | 'div' | 'header' | 'li'
  of: FunctionComponent<Props>
  /** All that it is made of: it uses no hooks and no context. */
  given: Props
  /** To be written by React each time: it has a picture that loads at once, which React announces in the head. */
  anew?: boolean
}

/**
 * An element with one part in it, which on the server is text that was written for an earlier page. In a
 * browser React finds the same elements.
 */
export function Kept<Props extends object>({
  as: Tag,
  of: Part,
  given,
  anew,
  ...rest
}: KeptProps<Props>) {
  const keep = import.meta.env.SSR && !anew ? use(KeptParts) : null
  if (keep) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as React has written it.
    return <Tag {...rest} dangerouslySetInnerHTML={{ __html: keep(Part, given) }} />
  }
  return (
    <Tag {...rest}>
      <Part {...given} />
    </Tag>
  )
}
