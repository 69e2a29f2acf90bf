import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'

type SignInLinkProps = {
  slug: string
  /** The id of the section to come back to. */
  place: string
  children: ReactNode
}

/** To the sign-in, and from there back to the place on the center's page. */
export function SignInLink({ slug, place, children }: SignInLinkProps) {
  return (
    <ButtonLink
      to={`/auth?redirectTo=${encodeURIComponent(`/centers/${slug}#${place}`)}`}
      variant="line"
      size="sm"
    >
      {children}
    </ButtonLink>
  )
}
