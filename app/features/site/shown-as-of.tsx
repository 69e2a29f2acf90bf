import { formatMoment } from '#app/lib/format-date.ts'

/** Until when what the page says was looked up: it may come from a cache, or stay open for days. */
export function ShownAsOf({ at }: { at: Date }) {
  return (
    <p className="shown-as-of py-4 text-sm text-ink-soft">
      Shown as of <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
    </p>
  )
}
