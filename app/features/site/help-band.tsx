import type { Site } from '#app/context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CrisisNumbers } from './crisis-numbers.tsx'

/** 'Need Immediate Help': the numbers, behind the evening's hills. */
export function HelpBand({ supportLine }: { supportLine: Site['supportLine'] }) {
  return (
    <>
      <div className="hills" aria-hidden="true" />
      <section
        aria-labelledby="immediate-help"
        className="on-deep overflow-hidden bg-deep text-on-deep"
      >
        <div className="wrap grid gap-[clamp(1.5rem,1rem+2vw,3rem)] pt-[clamp(2rem,1.6rem+1.8vw,3rem)] pb-[clamp(2.75rem,2rem+3vw,4.75rem)]">
          <div className="max-w-[38em]">
            <h2 id="immediate-help">Need Immediate Help</h2>
            <p className="mt-2.5 text-[1.1875rem] leading-normal text-on-deep-soft">
              You do not need the right words. Call or text for yourself, or because you are worried
              about someone.
            </p>
          </div>
          <CrisisNumbers supportLine={supportLine} />
          <div>
            <a
              href="/emergency-help"
              className="inline-flex min-h-13 items-center gap-2 rounded-m border-[1.5px] border-on-deep-soft px-5.5 font-semibold text-on-deep no-underline hover:border-on-deep hover:bg-deep-raised"
            >
              What to do in an emergency
              <Icon name="arrow-right" />
            </a>
          </div>
        </div>
      </section>
    </>
  )
}
