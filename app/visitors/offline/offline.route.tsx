import { hotlines } from '#app/center/help/emergency-content.en.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import guidePrintCss from '#app/visitors/guides/guide-print.css?url'
import { HotlineList } from '#app/visitors/guides/hotline-list.tsx'
import { CrisisNumbers } from '#app/visitors/shell/crisis-numbers.tsx'
import { offlineMessages } from './messages.ts'

export const links = () => [{ rel: 'stylesheet', href: guidePrintCss, media: 'print' }]

/** Shown for any page that the device can't reach. The page needs no further request. */
export default function Offline() {
  const text = useTexts(offlineMessages)
  return (
    <>
      <PageMeta title={text.title} description={text.lede} path="/offline" noIndex />
      <div className="wrap pt-8 pb-7">
        <h1>{text.title}</h1>
        <p className="mt-3 max-w-[36em] text-lede leading-normal text-ink-soft">{text.lede}</p>
      </div>
      <section aria-label={text.callNow} className="on-deep overflow-hidden bg-deep text-on-deep">
        <div className="wrap">
          <CrisisNumbers />
        </div>
      </section>
      <div className="wrap grid gap-section py-section">
        <section aria-labelledby="offline-lines">
          <h2 id="offline-lines">{text.hotlines}</h2>
          <HotlineList lines={hotlines} />
        </section>
        <section aria-labelledby="still-opens" className="max-w-text">
          <h2 id="still-opens">{text.keptTitle}</h2>
          <p className="mt-3 text-ink-soft">{text.kept}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/emergency-help">{text.emergencyHelp}</ButtonLink>
            {/* The offline page appears at the requested URL: an empty link requests it again. */}
            <ButtonLink to="" reloadDocument variant="line">
              {text.tryAgain}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
