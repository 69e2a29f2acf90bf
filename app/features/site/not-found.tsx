import type { Site } from '#app/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StrayPage } from './stray-page.tsx'

/** 404. */
export function NotFound({ supportLine }: { supportLine: Site['supportLine'] }) {
  return (
    <StrayPage
      title="Oops! Page not found"
      supportLine={supportLine}
      actions={
        <>
          <ButtonLink to="/">Return to Home</ButtonLink>
          <ButtonLink to="/centers" variant="line">
            Find Centers
          </ButtonLink>
        </>
      }
    >
      This address leads nowhere here. It may have been mistyped, or the page may have moved.
    </StrayPage>
  )
}
