import type { OpeningState } from '#app/center/hours/opening-state.ts'
import { OpeningText } from '#app/center/hours/opening-text.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { OpenStatus } from './center-model.ts'
import { centerMessages } from './messages.ts'

type Props = { center: { openStatus: OpenStatus; opening: OpeningState | null } }

/**
 * Says whether a center is open, in words, with a shape and a color: a dot for open, a half dot for
 * a holiday, a barred dot for closed, a dotted ring for unknown hours, a square for permanently closed.
 */
export function CenterStatus({ center: { openStatus, opening } }: Props) {
  const text = useTexts(centerMessages)
  if (openStatus !== 'Open') {
    const look = openStatus === 'Permanently Closed' ? 'status-gone' : 'status-closed'
    return (
      <p className={`status ${look}`}>
        <b>{text.status[openStatus]}</b>
      </p>
    )
  }
  if (!opening) {
    return (
      <p className="status status-unknown">
        <b>{text.hours.notKnown}</b>
      </p>
    )
  }
  return <OpeningText opening={opening} />
}
