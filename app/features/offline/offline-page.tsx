import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { offlineMessages } from './messages.ts'

type OfflinePageProps = {
  /** 911, 988 and the support line, large. For deep ground. */
  numbers: ReactNode
  /** The other hotlines. */
  hotlines: ReactNode
}

/** What stands in for any page that cannot be reached. It is whole on the device: nothing in it asks for more. */
export function OfflinePage({ numbers, hotlines }: OfflinePageProps) {
  const text = useTexts(offlineMessages)
  return (
    <>
      <div className="wrap pt-8 pb-7">
        <h1>{text.title}</h1>
        <p className="mt-3 max-w-[36em] text-lede leading-normal text-ink-soft">{text.lede}</p>
      </div>
      <section aria-label={text.callNow} className="on-deep overflow-hidden bg-deep text-on-deep">
        <div className="wrap">{numbers}</div>
      </section>
      <div className="wrap grid gap-section py-section">
        <section aria-labelledby="offline-lines">
          <h2 id="offline-lines">{text.hotlines}</h2>
          {hotlines}
        </section>
        <section aria-labelledby="still-opens" className="max-w-text">
          <h2 id="still-opens">{text.keptTitle}</h2>
          <p className="mt-3 text-ink-soft">{text.kept}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/emergency-help">{text.emergencyHelp}</ButtonLink>
            {/* This page stands at the address that was asked for: an empty link asks for it again. */}
            <ButtonLink to="" reloadDocument variant="line">
              {text.tryAgain}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
