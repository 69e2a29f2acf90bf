import type { ReactNode } from 'react'
import { formatNumber } from '#app/lib/language.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import {
  type Accuracy,
  type Counts,
  countSettled,
  estimateShare,
  type Group,
  type PeriodAccuracy,
} from './accuracy-counts.ts'
import { accuracyMessages } from './messages.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** Shows what calls to randomly drawn centers found, and how we measure that. */
export function AccuracyPage({ accuracy }: { accuracy: Accuracy }) {
  const text = useTexts(accuracyMessages)
  const { listings, checked, medianAge } = accuracy
  const groups = accuracy.periods.at(-1)?.drawn ?? []
  return (
    <>
      <PageHead
        title={text.title}
        lede={text.lede}
        before={<Breadcrumb crumbs={[{ label: text.title }]} />}
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-section">
          <section aria-labelledby="numbers" className="grid gap-4">
            <h2 id="numbers">{text.numbers}</h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {accuracy.periods.map((period) => (
                <PeriodBox key={period.days} period={period} />
              ))}
            </div>
          </section>
          <section aria-labelledby="age" className="grid gap-2">
            <h2 id="age">{text.age}</h2>
            <p>
              {text.checked(checked, listings)}{' '}
              {medianAge !== null && text.medianAge(Math.ceil(medianAge))}
            </p>
            <ul className="list-disc pl-5">
              {accuracy.periods.map(({ days, reports, medianHours }) => (
                <li key={days}>
                  {text.reported(days, reports)}
                  {medianHours !== null && text.settled(Math.ceil(medianHours))}.
                </li>
              ))}
            </ul>
          </section>
          <GroupTable title={text.byCounty} groups={groups.filter(isOf('county'))} />
          <GroupTable title={text.byCare} groups={groups.filter(isOf('care'))} />
          <section aria-labelledby="method" className="grid gap-3">
            <h2 id="method">{text.method}</h2>
            <p>{text.methodCalls}</p>
            <p>{text.methodShare}</p>
            <Disclosure summary={text.exactRules}>
              <dl className="grid gap-3">
                {text.rules.map(([term, rule]) => (
                  <div key={term}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="wrap-anywhere">{markColumns(rule)}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
            <p>
              <a href="/accuracy.csv" className="inline-flex min-h-11 items-center">
                {text.csv}
              </a>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

/** Mark «quoted» column names of the English file as English, for screen readers. */
function markColumns(rule: string): ReactNode {
  return rule.split(/(«[^»]*»)/).map((part) =>
    part.startsWith('«') ? (
      <span key={part} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const isOf = (kind: Group['kind']) => (group: Group) => group.kind === kind

function PeriodBox({ period: { days, drawn, urgent } }: { period: PeriodAccuracy }) {
  const text = useTexts(accuracyMessages)
  const all = drawn.find(isOf('all'))
  return (
    <div className="grid content-start gap-2 rounded-l border bg-surface p-5">
      <h3 className="text-md">{text.lastDays(days)}</h3>
      {all && <ShareText counts={all} />}
      {countSettled(urgent) > 0 && (
        <p className="text-sm text-ink-soft">{text.urgent(text.found(urgent))}</p>
      )}
    </div>
  )
}

function ShareText({ counts }: { counts: Counts }) {
  const text = useTexts(accuracyMessages)
  const estimate = estimateShare(counts)
  if (countSettled(counts) + counts.unknown === 0) return <p>{text.notMeasured}</p>
  return (
    <>
      {estimate ? (
        <p>
          <b className="block text-2xl">{percent(estimate.share)}</b>
          {text.between(percent(estimate.low), percent(estimate.high))}
        </p>
      ) : (
        <p>{text.tooFew}.</p>
      )}
      <p className="text-sm text-ink-soft">{text.drawn(text.found(counts))}</p>
      {counts.unknown > 0 && (
        <p className="text-sm text-ink-soft">{text.unknown(counts.unknown)}</p>
      )}
    </>
  )
}

function GroupTable({ title, groups }: { title: string; groups: Group[] }) {
  const text = useTexts(accuracyMessages)
  const language = useLanguage()
  if (groups.length === 0) return null
  return (
    <section className="grid gap-3">
      <div className="overflow-x-auto">
        <table className="w-full text-left  [&_td]:border-t [&_td]:py-2 [&_td]:pr-4 [&_th]:pr-4">
          <caption className="mb-2 text-left text-lg font-bold">{title}</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col">{text.where}</th>
              <th scope="col">{text.right}</th>
              <th scope="col">{text.settledCount}</th>
              <th scope="col">{text.notKnown}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => {
              const estimate = estimateShare(group)
              return (
                <tr key={group.name}>
                  <td>{group.name}</td>
                  <td>
                    {estimate
                      ? `${percent(estimate.share)} (${percent(estimate.low)}–${percent(estimate.high)})`
                      : text.tooFew}
                  </td>
                  <td>{formatNumber(countSettled(group), language)}</td>
                  <td>{formatNumber(group.unknown, language)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
