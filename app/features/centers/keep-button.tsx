import type { SavedCenter } from '#app/lib/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { messages } from './messages.ts'

type Props = {
  facts: SavedCenter
  miles?: number | null | undefined
  /** What the miles are from: "07102". */
  from?: string | null | undefined
}

/**
 * Puts a center on the visitor's list, or takes it off (`app/enhance/keep.ts`). It carries what is kept, so
 * that keeping asks nobody for anything.
 */
export function KeepButton({ facts, miles, from }: Props) {
  const { keep: text } = useTexts(messages)
  const stored = useStoredText()
  return (
    <button
      type="button"
      className="btn btn-sm btn-bare keep needs-scripts"
      data-keep={JSON.stringify(facts)}
      data-miles={miles?.toFixed(1)}
      // In English on every page: it is kept, and `/list` may be in another language.
      data-from={typeof miles === 'number' ? (from ?? 'where you were') : undefined}
      // The script of every page adds an attribute, before React looks.
      suppressHydrationWarning
    >
      <Icon name="heart" />
      <span className="keep-no">{text.no}</span>
      <span className="keep-yes">{text.yes}</span>
      <span className="sr-only" {...stored}>
        {' '}
        {facts.name}
      </span>
    </button>
  )
}
