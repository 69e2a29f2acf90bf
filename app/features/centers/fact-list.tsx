import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Short facts, one a line: the label, then its value. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t py-3 leading-normal first:border-t-0"
        >
          <dt className="pt-px text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
