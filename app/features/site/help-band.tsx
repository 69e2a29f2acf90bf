import type { Site } from '#app/context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { CrisisNumbers } from './crisis-numbers.tsx'
import { siteMessages } from './messages.tsx'

/** 'Need Immediate Help': the numbers, behind the evening's hills. */
export function HelpBand({ supportLine }: { supportLine: Site['supportLine'] }) {
  const text = useTexts(siteMessages).helpBand
  return (
    <>
      <div className="hills" aria-hidden="true" />
      <section
        aria-labelledby="immediate-help"
        className="on-deep overflow-hidden bg-deep text-on-deep"
      >
        <div className="wrap grid gap-[clamp(1.5rem,1rem+2vw,3rem)] pt-[clamp(2rem,1.6rem+1.8vw,3rem)] pb-[clamp(2.75rem,2rem+3vw,4.75rem)]">
          <div className="max-w-[38em]">
            <h2 id="immediate-help">{text.title}</h2>
            <p className="mt-2.5 text-[1.1875rem] leading-normal text-on-deep-soft">{text.text}</p>
          </div>
          <CrisisNumbers supportLine={supportLine} />
          <div>
            <Link
              to="/emergency-help"
              className="inline-flex min-h-13 items-center gap-2 rounded-m border-[1.5px] border-on-deep-soft px-5.5 font-semibold text-on-deep no-underline hover:border-on-deep hover:bg-deep-raised"
            >
              {text.way}
              <Icon name="arrow-right" />
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
