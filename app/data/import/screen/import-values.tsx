import type { DescribedValue } from '#app/data/import/job/describe-draft.ts'
import type { PreviewedRecord } from '#app/data/import/job/preview-values.server.ts'
import { formatCount, screenTexts } from '#app/data/import/messages.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { pathOfImport, serializeRowQuery } from './import-address.ts'

type ImportValuesProps = {
  importId: string
  records: readonly PreviewedRecord[]
  /** The record that a person opened; null for the first ones. */
  opened: number | null
  total: number
}

/** Shows records field by field, as an import would store them. */
export function ImportValues({ importId, records, opened, total }: ImportValuesProps) {
  const hrefFor = (record: number | null) =>
    `${pathOfImport(importId)}${serializeRowQuery('all', 1, record)}#values`
  return (
    <section aria-labelledby="values" className="grid gap-3">
      <div>
        <h3 id="values" className="text-lg">
          {screenTexts.values}
        </h3>
        <p className="text-sm text-ink-soft">{screenTexts.valuesLead}</p>
      </div>
      {records.length === 0 && <p className="text-ink-soft">{screenTexts.noValues}</p>}
      {records.map((record, index) => (
        <Disclosure
          key={record.number}
          framed
          defaultOpen={index === 0}
          summary={`Record ${formatCount(record.number)}: ${record.name ?? 'Without a name'}`}
        >
          <div className="border-t px-4.5 py-4">
            <RecordValues record={record} />
          </div>
        </Disclosure>
      ))}
      {opened !== null && (
        <p className="flex flex-wrap gap-x-5">
          {opened > 1 && <RecordLink to={hrefFor(opened - 1)}>Previous record</RecordLink>}
          {opened < total && <RecordLink to={hrefFor(opened + 1)}>Next record</RecordLink>}
          <RecordLink to={hrefFor(null)}>The first records</RecordLink>
        </p>
      )}
    </section>
  )
}

function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}

function RecordValues({ record }: { record: PreviewedRecord }) {
  if ('reason' in record) return <p>Not imported: {record.reason}</p>
  return (
    <div className="grid gap-3">
      <table className="w-full text-left text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {record.values.map((value) => (
            <ValueRow key={value.label} value={value} />
          ))}
        </tbody>
      </table>
      {record.warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
    </div>
  )
}

function ValueRow({ value: { label, text, warnings } }: { value: DescribedValue }) {
  return (
    <tr className="border-b last:border-0">
      <th scope="row" className="w-[38%] py-1.5 pr-4 align-top font-semibold sm:w-52">
        {label}
      </th>
      <td className="py-1.5 align-top wrap-anywhere">
        {text === '' ? <span className="text-ink-soft">Nothing</span> : text}
        {warnings.map((warning) => (
          <Warning key={warning}>{warning}</Warning>
        ))}
      </td>
    </tr>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-danger-ink">
      <Icon name="triangle-alert" className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
