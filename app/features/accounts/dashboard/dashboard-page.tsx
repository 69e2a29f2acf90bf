import { Alert } from '#app/ui/alert.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { ActivityList } from './activity-list.tsx'
import { ExportTools } from './export-tools.tsx'
import { kinds, messages } from './messages.ts'
import { ProfileCard } from './profile-card.tsx'
import type { Dashboard } from './read-dashboard.server.ts'

type DashboardPageProps = {
  dashboard: Dashboard
  /** What the member signs in with; null where it is not known. */
  email: string | null
  /** Staff find the way to the admin area here too. */
  isStaff: boolean
}

/** A member's own place: who they are here, what they did last, and their data to take along. */
export function DashboardPage({ dashboard, email, isStaff }: DashboardPageProps) {
  const { profile, counts, newest } = dashboard
  const text = useTexts(messages)
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

/** The dashboard while its data cannot be read. */
export function DashboardFailed() {
  const text = useTexts(messages)
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
