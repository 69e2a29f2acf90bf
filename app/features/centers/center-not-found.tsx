import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

/** There is no such center. `children` are the crisis lines: whoever came here was looking for help. */
export function CenterNotFound({ children }: { children: ReactNode }) {
  return (
    <Wrap className="grid items-start gap-8 py-section lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid justify-items-start gap-4">
        <h1>Center Not Found</h1>
        <p className="max-w-measure text-lede leading-normal text-ink-soft">
          This listing is not in the directory. It may have been removed, or its address may have
          changed.
        </p>
        <ButtonLink to="/centers" size="lg">
          Browse All Centers
        </ButtonLink>
      </div>
      {children}
    </Wrap>
  )
}
