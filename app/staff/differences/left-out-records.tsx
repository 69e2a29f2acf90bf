import { describeLeftOutRecords, describeOutsideRecords } from '#app/data/sources/messages.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { Review } from './read-review.server.ts'

/** Say what a run left out: records outside the state, and those whose name another center has. */
export function LeftOutRecords({ review }: { review: Review }) {
  const { outside, leftOut, leftOutCount } = review
  if (outside === 0 && leftOutCount === 0) return null
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">Left out</h2>
      {outside > 0 && (
        <p>{describeOutsideRecords(outside)} The source’s settings decide about them.</p>
      )}
      {leftOutCount > 0 && <SameNameRecords records={leftOut} count={leftOutCount} />}
    </section>
  )
}

type Props = { records: Review['leftOut']; count: number }

function SameNameRecords({ records, count }: Props) {
  const others = count - records.length
  return (
    <>
      <p>{describeLeftOutRecords(count)}</p>
      <p className="text-ink-soft">
        Chains use one name for many places, so these are often real. To bring them in, choose
        “Treat it as another center” in the source’s settings, and read the file again.
      </p>
      <Disclosure summary="Show the records">
        <ul className="mt-2 list-disc pl-5">
          {records.map(({ number, name, address }) => (
            <li key={number} className="wrap-anywhere">
              Record {number.toLocaleString('en-US')}: {[name, address].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        {others > 0 && <p>{others.toLocaleString('en-US')} more are not listed here.</p>}
      </Disclosure>
    </>
  )
}
