export type Stat = { label: string; value: string }

/** Up to four figures in a row: '24+' over 'Treatment Centers'. */
export function StatsStrip({ stats }: { stats: Stat[] }) {
  return (
    <dl className="stats mt-8 grid grid-cols-2 border-y md:mt-[clamp(2rem,4.4vw,3.5rem)] md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end pt-4.5 pb-5 md:py-6">
          <dt className="mt-1 text-sm text-ink-soft lg:text-base">{label}</dt>
          <dd className="text-[clamp(1.875rem,1.5rem+1.7vw,2.75rem)] leading-tight font-heading tracking-display text-link">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
