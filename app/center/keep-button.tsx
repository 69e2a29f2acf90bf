import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { centerMessages } from './messages.ts'

type Props = {
  center: SavedCenter
  /** Shows only the heart; its name is still read aloud. */
  iconOnly?: boolean
  miles?: number | null | undefined
  /** "07102"; without it the miles are from the visitor's position. */
  from?: string | null | undefined
}

/** Adds a center to the visitor's list or removes it (`app/enhance/keep.ts`). Carries the data: no request. */
export function KeepButton({ center, iconOnly, miles, from }: Props) {
  const { keep: text } = useTexts(centerMessages)
  const stored = useStoredText()
  return (
    <button
      type="button"
      className={`btn btn-sm ${iconOnly ? 'btn-line keep-icon' : 'btn-bare'} keep needs-scripts`}
      data-keep={JSON.stringify(center)}
      data-miles={miles?.toFixed(1)}
      data-from={from ?? undefined}
      // `keep.ts` adds an attribute before React hydrates.
      suppressHydrationWarning
    >
      <Icon name="heart" />
      <span className="keep-no">{text.no}</span>
      <span className="keep-yes">{text.yes}</span>
      <span className="sr-only" {...stored}>
        {` ${center.name}`}
      </span>
    </button>
  )
}
