import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { offline } from './messages.ts'

type OfflinePageProps = {
  /** 911, 988 and the support line, large. For deep ground. */
  numbers: ReactNode
  /** The other hotlines. */
  hotlines: ReactNode
}

/** What stands in for any page that cannot be reached. It is whole on the device: nothing in it asks for more. */
export function OfflinePage({ numbers, hotlines }: OfflinePageProps) {
  return (
    <>
      <div className="wrap pt-8 pb-7">
        <h1>{offline.title}</h1>
        <p className="mt-3 max-w-[36em] text-lede leading-normal text-ink-soft">{offline.lede}</p>
      </div>
      <section aria-label="Call now" className="on-deep overflow-hidden bg-deep text-on-deep">
        <div className="wrap">{numbers}</div>
      </section>
      <div className="wrap grid gap-section py-section">
        <section aria-labelledby="offline-lines">
          <h2 id="offline-lines">Hotlines, day and night</h2>
          {hotlines}
        </section>
        <section aria-labelledby="still-opens" className="max-w-text">
          <h2 id="still-opens">{offline.keptTitle}</h2>
          <p className="mt-3 text-ink-soft">{offline.kept}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/emergency-help">Emergency Help</ButtonLink>
            {/* This page stands at the address that was asked for: an empty link asks for it again. */}
            <ButtonLink to="" reloadDocument variant="line">
              Try again
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
