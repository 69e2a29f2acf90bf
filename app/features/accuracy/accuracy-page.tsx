import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import {
  type Accuracy,
  type Counts,
  countAnswered,
  estimateShare,
  type Group,
  minCalls,
  type PeriodAccuracy,
} from './accuracy.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`
const number = (value: number) => value.toLocaleString('en-US')

/** 'How right we are': what calls to centers drawn at random found, and how that is measured. */
export function AccuracyPage({ accuracy }: { accuracy: Accuracy }) {
  const { listings, checked, medianAge } = accuracy
  const groups = accuracy.periods.at(-1)?.drawn ?? []
  return (
    <>
      <PageHead
        title="How right we are"
        lede="A list of numbers is worth what they are worth when somebody calls. We call centers drawn at random, and publish what we find."
        before={<Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'How right we are' }]} />}
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-section">
          <section aria-labelledby="numbers" className="grid gap-4">
            <h2 id="numbers">Right numbers</h2>
            <div className="grid gap-4 sm:grid-cols-2">
              {accuracy.periods.map((period) => (
                <PeriodBox key={period.days} period={period} />
              ))}
            </div>
          </section>
          <section aria-labelledby="age" className="grid gap-2">
            <h2 id="age">How old our facts are</h2>
            <p>
              {checked === 0
                ? `None of the ${number(listings)} open listings has been checked by a person within 90 days.`
                : `${number(checked)} of ${number(listings)} open listings have been checked by a person within 90 days.`}{' '}
              {medianAge !== null &&
                `Half of all checks are younger than ${number(Math.ceil(medianAge))} ${medianAge <= 1 ? 'day' : 'days'}.`}
            </p>
            <ul className="list-disc pl-5">
              {accuracy.periods.map(({ days, reports, medianHours }) => (
                <li key={days}>
                  In {days} days visitors reported {number(reports)}{' '}
                  {reports === 1 ? 'problem' : 'problems'}
                  {medianHours !== null &&
                    `; half of those that are settled were settled within ${number(Math.ceil(medianHours))} ${medianHours <= 1 ? 'hour' : 'hours'}`}
                  .
                </li>
              ))}
            </ul>
          </section>
          <GroupTable title="By county, in a year" groups={groups.filter(isOf('county'))} />
          <GroupTable title="By kind of care, in a year" groups={groups.filter(isOf('care'))} />
          <section aria-labelledby="method" className="grid gap-3">
            <h2 id="method">How we measure it</h2>
            <p>
              Our staff call twenty centers at a time. Fifteen are the most urgent: visitors
              reported them, or nobody has checked them for long. They are no sample, so they do not
              count here. The other five are drawn at random from all open listings with a number,
              and whoever calls cannot tell which they are.
            </p>
            <p>
              A number is right when the center answers; wrong when somebody else does or the number
              is dead; or the center is closed. The share is right ÷ (right + wrong + closed). The
              range beside it is Wilson’s 95 % interval: with fewer calls it is wider. That nobody
              answers counts after two tries on different days, and stands beside the share. Under{' '}
              {minCalls} answered calls there are too few to say.
            </p>
            <p>
              <a href="/accuracy.csv" className="inline-flex min-h-11 items-center">
                All counts as a file (CSV)
              </a>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

const isOf = (kind: Group['kind']) => (group: Group) => group.kind === kind

function PeriodBox({ period: { days, drawn, urgent } }: { period: PeriodAccuracy }) {
  const all = drawn.find(isOf('all'))
  return (
    <div className="grid content-start gap-2 rounded-l border bg-surface p-5">
      <h3 className="text-md">Last {days} days</h3>
      {all && <ShareText counts={all} />}
      {countAnswered(urgent) + urgent.noAnswer > 0 && (
        <p className="text-sm text-ink-soft">Urgent calls, which are no sample: {list(urgent)}.</p>
      )}
    </div>
  )
}

function ShareText({ counts }: { counts: Counts }) {
  const estimate = estimateShare(counts)
  const calls = countAnswered(counts) + counts.noAnswer
  if (calls === 0) return <p>Not measured yet.</p>
  return (
    <>
      {estimate ? (
        <p>
          <b className="block text-2xl">{percent(estimate.share)}</b>
          between {percent(estimate.low)} and {percent(estimate.high)}
        </p>
      ) : (
        <p>Too few to say.</p>
      )}
      <p className="text-sm text-ink-soft">Calls drawn at random: {list(counts)}.</p>
    </>
  )
}

function list({ right, wrong, closed, noAnswer }: Counts): string {
  return `${number(right)} right, ${number(wrong)} wrong, ${number(closed)} closed, ${number(noAnswer)} without an answer`
}

function GroupTable({ title, groups }: { title: string; groups: Group[] }) {
  if (groups.length === 0) return null
  return (
    <section className="grid gap-3">
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums [&_td]:border-t [&_td]:py-2 [&_td]:pr-4 [&_th]:pr-4">
          <caption className="mb-2 text-left text-lg font-bold">{title}</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col">Where</th>
              <th scope="col">Right</th>
              <th scope="col">Answered</th>
              <th scope="col">No answer</th>
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
                      : 'Too few to say'}
                  </td>
                  <td>{number(countAnswered(group))}</td>
                  <td>{number(group.noAnswer)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
