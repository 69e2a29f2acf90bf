import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Kind, Period, Span } from './analytics.ts'
import { countIn, format, partNames, seriesNames } from './messages.ts'

type TimeChartProps = {
  kind: Kind
  period: Period
  spans: readonly Span[]
  /** One number per span. */
  numbers: readonly number[]
}

const maxMarks = 5
const height = 100

/**
 * A bar chart, rendered on the server. The SVG stretches, so its labels are HTML around it. A table
 * below has the exact numbers and serves screen readers.
 */
export function TimeChart({ kind, period, spans, numbers }: TimeChartProps) {
  const name = seriesNames[kind]
  const total = numbers.reduce((sum, number) => sum + number, 0)
  const largest = Math.max(0, ...numbers)
  const top = findScaleTop(largest)
  const marks = pickLabels(spans.length, maxMarks)
  const titleId = `chart-${kind}`
  return (
    <figure className="panel grid content-start gap-4 p-4 lg:p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${titleId}-name`} className="text-md">
          {name}
        </h3>
        <span className="text-sm text-ink-soft tabular-nums">{countIn(total, period)}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-soft tabular-nums">
        <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-end leading-4">
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-labelledby={`${titleId}-title ${titleId}-about`}
          viewBox={`0 0 ${spans.length} ${height}`}
          preserveAspectRatio="none"
          className="h-36 w-full overflow-visible fill-action lg:h-44"
        >
          <title id={`${titleId}-title`}>{`${name} by ${partNames[period].toLowerCase()}`}</title>
          <desc id={`${titleId}-about`}>{describe(spans, numbers, total, largest)}</desc>
          {[0, height / 2, height].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${spans.length}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {numbers.map((number, index) => {
            const tall = (number / top) * height
            return (
              <rect
                key={spans[index]?.from}
                x={index + 0.14}
                y={height - tall}
                width={0.72}
                height={tall}
              />
            )
          })}
        </svg>
        <div aria-hidden="true" className="relative col-start-2 mt-1.5 h-5">
          {marks.map((index) => {
            const span = spans[index]
            if (!span) return null
            const isLast = index === spans.length - 1
            const place = ((index + 0.5) / spans.length) * 100
            return (
              <span
                key={span.from}
                className={`absolute whitespace-nowrap ${isLast ? 'right-0' : index === 0 ? 'left-0' : '-translate-x-1/2'}`}
                style={isLast || index === 0 ? undefined : { left: `${place}%` }}
              >
                {labelSpan(span, period === '1year')}
              </span>
            )
          })}
        </div>
      </div>
      <Disclosure summary="Numbers">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr className="border-b text-start">
              <th scope="col" className="py-1.5 text-start">
                {partNames[period]}
              </th>
              <th scope="col" className="py-1.5 text-end">
                {name}
              </th>
            </tr>
          </thead>
          <tbody>
            {spans.map((span, index) => (
              <tr key={span.from} className="border-b last:border-b-0">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {formatSpan(span)}
                </th>
                <td className="py-1.5 text-end">{format(numbers[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  )
}

/** Describe the chart for screen readers. */
function describe(
  spans: readonly Span[],
  numbers: readonly number[],
  total: number,
  largest: number,
): string {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return 'Nothing.'
  const range = `${formatSpan({ from: first.from, to: last.to })}: ${format(total)} in all`
  const best = spans[numbers.indexOf(largest)]
  if (total === 0 || !best) return `${range}.`
  return `${range}, the most in ${formatSpan(best)}: ${format(largest)}.`
}

/**
 * Return the top of the scale: the smallest of 2, 4, 6, 8, 10, 20, 40 … that fits the largest
 * number. Half of it is always a whole number for the middle line.
 */
export function findScaleTop(largest: number): number {
  if (largest <= 10) return Math.max(2, Math.ceil(largest / 2) * 2)
  const unit = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * unit >= largest) ?? 10
  return step * unit
}

/** Choose at most `most` bars to label, at equal distances. Always includes the last one. */
export function pickLabels(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  const step = Math.ceil((count - 1) / (most - 1))
  const marks: number[] = []
  // Count back from the last bar, which is today.
  for (let index = count - 1; index >= 0; index -= step) marks.unshift(index)
  return marks
}

// Days have no time zone; UTC keeps the date unchanged.
const timeZone = 'UTC'
const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
const withYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone })

/** Format a whole span for tables: "Nov 20", "Nov 14 to Nov 20", "Dec 28, 2025 to Jan 3, 2026". */
export function formatSpan({ from, to }: Span): string {
  if (from === to) return dayAndMonth.format(new Date(from))
  const format = from.slice(0, 4) === to.slice(0, 4) ? dayAndMonth : withYear
  return `${format.format(new Date(from))} to ${format.format(new Date(to))}`
}

/** Return a bar's label: "Nov 20" for a day or the first day of a week, "Nov" for a month. */
export function labelSpan({ from, to }: Span, isMonth: boolean): string {
  return isMonth ? month.format(new Date(to)) : dayAndMonth.format(new Date(from))
}
