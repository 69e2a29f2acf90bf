import type { ReactNode } from 'react'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { ActivityList } from './activity-list.tsx'
import { ExportTools } from './export-tools.tsx'
import { dashboardMessages, kinds } from './messages.ts'
import type { Dashboard } from './read-dashboard.server.ts'

type DashboardPageProps = {
  dashboard: Dashboard
  /** The email or username that the member signs in with; null if it is unknown. */
  email: string | null
  /** Staff find the way to the admin area here too. */
  isStaff: boolean
}

/** A member's dashboard: their profile, their latest posts, and their data as a file. */
export function DashboardPage({ dashboard, email, isStaff }: DashboardPageProps) {
  const { profile, counts, newest } = dashboard
  const text = useTexts(dashboardMessages)
  return (
    <>
      <PageHead title={text.title} lede={text.lede}>
        <p className="mt-1 flex gap-5">
          <Link to="/account" className="inline-flex min-h-11 items-center">
            {text.account}
          </Link>
          {isStaff && (
            <Link to="/admin" className="inline-flex min-h-11 items-center">
              {text.admin}
            </Link>
          )}
        </p>
      </PageHead>
      <div className="wrap grid items-start gap-x-[clamp(3rem,5vw,4.5rem)] gap-y-10 pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="grid gap-6">
          <ProfileCard email={email} profile={profile} counts={counts} />
          <ExportTools />
        </div>
        <div className="grid min-w-0 gap-12">
          {kinds.map((kind) => (
            <ActivityList key={kind} kind={kind} newest={newest[kind]} count={counts[kind]} />
          ))}
          <p className="text-sm text-ink-soft">{text.onlyYou}</p>
        </div>
      </div>
    </>
  )
}

type ProfileCardProps = Pick<Dashboard, 'profile' | 'counts'> & { email: string | null }

/** The member's profile and how much they have posted. */
function ProfileCard({ profile, counts, email }: ProfileCardProps) {
  const { profile: text } = useTexts(dashboardMessages)
  const language = useLanguage()
  const items = [
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
        {items.map(({ label, value }) => (
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

/** The dashboard while its data cannot be read. */
export function DashboardFailed() {
  const text = useTexts(dashboardMessages)
  return (
    <>
      <PageHead title={text.title} />
      <div className="wrap pt-10 pb-section">
        <Alert title={text.failedToLoad}>
          <p>
            {text.failed}{' '}
            <Link to="/dashboard" reloadDocument>
              {text.tryAgain}
            </Link>
          </p>
        </Alert>
      </div>
    </>
  )
}
