import type { ReactNode } from 'react'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { kinds, messages } from './messages.ts'
import type { Dashboard } from './read-dashboard.server.ts'

type ProfileCardProps = Pick<Dashboard, 'profile' | 'counts'> & { email: string | null }

/** Who the member is here, and how much they said. */
export function ProfileCard({ profile, counts, email }: ProfileCardProps) {
  const { profile: text } = useTexts(messages)
  const language = useLanguage()
  const facts = [
    { label: text.fullName, value: profile.fullName ?? text.noFullName },
    { label: text.username, value: profile.username ?? text.noUsername },
    ...(email ? [{ label: text.email, value: email }] : []),
  ]
  return (
    <section aria-labelledby="profile" className="rounded-l border bg-surface px-5 py-4.5">
      <h2 id="profile" className="text-lg">
        {text.title}
      </h2>
      <dl className="mt-2">
        {facts.map(({ label, value }) => (
          <Line key={label} label={label}>
            {value}
          </Line>
        ))}
        <Line label={text.since}>
          <time dateTime={formatIsoDate(profile.createdAt)}>
            {formatDate(profile.createdAt, language)}
          </time>
        </Line>
      </dl>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-2 border-t pt-3.5">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{text[kind]}</dt>
            <dd className="text-2xl leading-tight font-heading tabular-nums text-link">
              {counts[kind]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-x-3 border-t py-2.5 leading-normal first:border-t-0">
      <dt className="pt-px text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
