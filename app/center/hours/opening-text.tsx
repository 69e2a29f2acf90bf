import type { OpeningState } from './opening-state.ts'

/**
 * "Open now until 9 PM" with its dot: the first words are bold, and the shape says it, too. Paper is
 * read at another time, so it has none.
 */
export function OpeningText({ opening }: { opening: OpeningState }) {
  return (
    <p className={`status status-${opening.status} no-print`}>
      <span>
        <b>{opening.lead}</b>
        {opening.text.slice(opening.lead.length)}
      </span>
    </p>
  )
}
