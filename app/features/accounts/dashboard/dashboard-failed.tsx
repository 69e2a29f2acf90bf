import { Alert } from '#app/ui/alert.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { failedToLoad } from './messages.ts'

/** The dashboard while its data cannot be read. */
export function DashboardFailed() {
  return (
    <>
      <PageHead title="My Dashboard" />
      <Wrap className="pt-10 pb-section">
        <Alert title={failedToLoad}>
          <p>
            Something on our side failed. <a href="/dashboard">Try again</a>
          </p>
        </Alert>
      </Wrap>
    </>
  )
}
