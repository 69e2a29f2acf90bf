import type { Site } from '#app/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StrayPage } from './stray-page.tsx'

type ErrorPageProps = {
  supportLine: Site['supportLine']
  /** What the server chose to say, for refusals: "You may not see this page." */
  message?: string
  /** Where the same page can be asked for again. */
  retryPath: string
  /** For those who build the site; never given in production. */
  stack?: string
}

/** Anything that failed: sorry, try again, and the numbers all the same. */
export function ErrorPage({ supportLine, message, retryPath, stack }: ErrorPageProps) {
  return (
    <StrayPage
      title="Something went wrong"
      supportLine={supportLine}
      actions={
        <>
          <ButtonLink to={retryPath} reloadDocument>
            Try again
          </ButtonLink>
          <ButtonLink to="/" variant="line" reloadDocument>
            Return to Home
          </ButtonLink>
        </>
      }
      after={
        stack && (
          <pre className="mt-8 overflow-x-auto rounded-m bg-sunken p-4 font-mono text-xs leading-normal">
            {stack}
          </pre>
        )
      }
    >
      {message ?? 'The fault is ours. Please try again in a moment.'}
    </StrayPage>
  )
}
