import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { addictionLine } from '#site/support-lines.ts'
import { siteMessages } from './messages.tsx'

const line =
  'group items-center gap-x-5 gap-y-1 border-b border-deep-line py-4.5 text-on-deep no-underline lg:grid-cols-1 lg:content-start lg:gap-4 lg:border-b-0 lg:p-7 lg:pb-6.5'
/** A number beside its text; with large type the text goes below. */
const row = `${line} flex flex-wrap lg:grid`
const rowText = 'min-w-0 flex-[1_1_8rem]'
const numeral =
  'leading-[0.95] font-bold group-hover:underline group-hover:decoration-[3px] lg:flex lg:min-h-[5.25rem] lg:items-end'
const name = 'block text-md leading-snug group-hover:underline group-hover:decoration-[3px]'
const remark = 'block text-sm leading-normal'

/** 911, 988 and the support line, in large type, on a dark background. */
export function CrisisNumbers() {
  const { supportLine } = useSite()
  const text = useTexts(siteMessages).crisis
  const supportHref = dialNumber(supportLine.phone)
  return (
    <div className="grid border-t border-deep-line lg:grid-cols-[1fr_1fr_1.35fr] lg:border-b">
      <a
        href={emergency.href}
        className={`${row} -mx-gutter bg-danger px-gutter text-on-danger hover:bg-danger-hover lg:mx-0`}
      >
        <span className={`${numeral} min-w-29 text-numeral tracking-[-0.04em]`}>911</span>
        <span className={rowText}>
          <b className={name}>{text.inDanger}</b>
          <small className={remark}>{text.dangers}</small>
        </span>
      </a>
      <a href={suicideAndCrisis.href} className={`${row} lg:border-r`}>
        <span className={`${numeral} min-w-29 text-numeral tracking-[-0.04em]`}>988</span>
        <span className={rowText}>
          <b className={name}>{text.lifeline}</b>
          <small className={`${remark} text-on-deep-soft`}>{text.lifelineRemark}</small>
        </span>
      </a>
      <a href={supportHref} className={`${line} grid`}>
        <span
          className={`${numeral} text-[clamp(2.125rem,1.55rem+2.1vw,2.75rem)] tracking-[-0.03em]`}
        >
          {supportLine.phone}
        </span>
        <span>
          <b className={name}>{text.supportLine(supportLine.label)}</b>
          <small className={`${remark} text-on-deep-soft`}>
            {supportHref === addictionLine.href ? text.addictionLine : text.answered}
          </small>
        </span>
      </a>
    </div>
  )
}

/** 'Need Immediate Help': the numbers over a drawing of hills at dusk. */
export function HelpBand() {
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
          <CrisisNumbers />
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
