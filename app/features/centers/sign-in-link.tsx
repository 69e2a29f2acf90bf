import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'

/** To the sign-in, and from there back to the center's page. */
export function SignInLink({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <ButtonLink
      to={`/auth?redirectTo=${encodeURIComponent(`/centers/${slug}`)}`}
      variant="line"
      size="sm"
    >
      {children}
    </ButtonLink>
  )
}
