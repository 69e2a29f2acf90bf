import { describeLeftOutRecords } from '#app/data/sources/messages.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { LeftOutRecord } from '#db/schema/sources.ts'

type Props = { records: readonly LeftOutRecord[]; count: number }

/** Name the records that a run left out because another center has their name. */
export function LeftOutRecords({ records, count }: Props) {
  if (count === 0) return null
  const others = count - records.length
  return (
    <section aria-labelledby="left-out">
      <h2 id="left-out">Left out</h2>
      <p>{describeLeftOutRecords(count)}</p>
      <p className="text-ink-soft">
        To bring them in, choose “Treat it as another center” in the source’s settings, and read the
        file again.
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
    </section>
  )
}
