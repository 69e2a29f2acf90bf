import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type FoldProps = {
  /** Of the heading. */
  id: string
  title: string
  /** How much is inside: "9 listed". */
  note?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

/** A section that opens on request, without scripts too; browsers find words in it, and paper shows it open. */
export function Fold({ id, title, note, isOpen, children }: FoldProps) {
  return (
    <details className="disclosure fold" open={isOpen || undefined}>
      <summary>
        <h2 id={id}>{title}</h2>
        {note && <span>{note}</span>}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
