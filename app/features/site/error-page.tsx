import { lazy, Suspense } from 'react'
import type { Site } from '#app/context.ts'
import type { Unsent } from '#app/lib/unsent.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { siteMessages } from './messages.tsx'
import { StrayPage } from './stray-page.tsx'

// Hardly anybody needs it, and every page would bring it.
const UnsentForm = lazy(() => import('#app/ui/unsent-form.tsx'))

type ErrorPageProps = {
  supportLine: Site['supportLine']
  title?: string
  /** What the server chose to say, for refusals: "You may not see this page." */
  text?: string | undefined
  /** Where to go on, best first; where there is nothing to be tried again. */
  ways?: { to: string; label: string; isNewTab?: true }[]
  /** What was typed into the form that failed. */
  unsent?: Unsent | undefined
  /** Where the same page can be asked for again. */
  retryPath: string
  /** For those who build the site; never given in production. */
  stack?: string
}

/** Anything that failed: sorry, try again, and the numbers all the same. */
export function ErrorPage(props: ErrorPageProps) {
  const text = useTexts(siteMessages).failed
  const { title = text.title, supportLine, retryPath, unsent, stack } = props
  const {
    ways = [
      { to: retryPath, label: text.retry },
      { to: '/', label: text.home },
    ],
  } = props
  return (
    <StrayPage
      title={title}
      supportLine={supportLine}
      actions={ways.map(({ to, label, isNewTab }, place) => (
        <ButtonLink
          key={to}
          to={to}
          variant={place ? 'line' : 'solid'}
          target={isNewTab && '_blank'}
          reloadDocument
        >
          {label}
        </ButtonLink>
      ))}
      after={
        <>
          <Suspense fallback={null}>{unsent && <UnsentForm {...unsent} />}</Suspense>
          {stack && (
            <pre className="mt-8 overflow-x-auto rounded-m bg-sunken p-4 font-mono text-xs leading-normal">
              {stack}
            </pre>
          )}
        </>
      }
    >
      {props.text ?? text.text}
    </StrayPage>
  )
}
