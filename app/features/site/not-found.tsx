import type { Site } from '#app/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { siteMessages } from './messages.tsx'
import { StrayPage } from './stray-page.tsx'

/** 404. */
export function NotFound({ supportLine }: { supportLine: Site['supportLine'] }) {
  const text = useTexts(siteMessages).notFound
  return (
    <StrayPage
      title={text.title}
      supportLine={supportLine}
      actions={
        <>
          <ButtonLink to="/">{text.home}</ButtonLink>
          <ButtonLink to="/centers" variant="line">
            {text.centers}
          </ButtonLink>
        </>
      }
    >
      {text.text}
    </StrayPage>
  )
}
