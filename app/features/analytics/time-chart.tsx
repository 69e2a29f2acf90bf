import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Kind } from './analytics.ts'
import { findTop, pickMarks } from './chart-scale.ts'
import { countIn, format, partNames, seriesNames } from './messages.ts'
import type { Period, Span } from './period.ts'
import { markSpan, nameSpan } from './span-label.ts'

type TimeChartProps = {
  kind: Kind
  period: Period
  spans: readonly Span[]
  /** One for each span. */
  numbers: readonly number[]
}

const mostMarks = 5
const height = 100

/**
 * Bars over time, drawn on the server: the drawing stretches, the words around it do not. Its numbers
 * are in a table beneath, for those who cannot see it or want them exactly.
 */
export function TimeChart({ kind, period, spans, numbers }: TimeChartProps) {
  const name = seriesNames[kind]
  const total = numbers.reduce((sum, number) => sum + number, 0)
  const largest = Math.max(0, ...numbers)
  const top = findTop(largest)
  const marks = pickMarks(spans.length, mostMarks)
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
          className="chart h-36 w-full lg:h-44"
        >
          <title id={`${titleId}-title`}>{`${name} by ${partNames[period].toLowerCase()}`}</title>
          <desc id={`${titleId}-about`}>{describe(spans, numbers, total, largest)}</desc>
          {[0, height / 2, height].map((y) => (
            <path key={y} d={`M0 ${y}H${spans.length}`} />
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
                {markSpan(span, period === '1year')}
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
                  {nameSpan(span)}
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

/** What one sees at a glance, in words. */
function describe(
  spans: readonly Span[],
  numbers: readonly number[],
  total: number,
  largest: number,
): string {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return 'Nothing.'
  const range = `${nameSpan({ from: first.from, to: last.to })}: ${format(total)} in all`
  const best = spans[numbers.indexOf(largest)]
  if (total === 0 || !best) return `${range}.`
  return `${range}, the most in ${nameSpan(best)}: ${format(largest)}.`
}
