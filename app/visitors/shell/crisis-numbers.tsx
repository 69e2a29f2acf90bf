import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { addictionLine } from '#site/support-lines.ts'
import { siteMessages } from './messages.tsx'

/** 911, 988 and the support line, in large type, on a dark background. */
export function CrisisNumbers() {
  const { supportLine } = useSite()
  const text = useTexts(siteMessages).crisis
  const supportHref = dialNumber(supportLine.phone)
  return (
    <div className="crisis-numbers">
      <a href={emergency.href}>
        <b className="crisis-number">911</b>
        <span>
          {text.inDanger}
          <small>{text.dangers}</small>
        </span>
      </a>
      <a href={suicideAndCrisis.href}>
        <b className="crisis-number">988</b>
        <span>
          {text.lifeline}
          <small>{text.lifelineRemark}</small>
        </span>
      </a>
      <a href={supportHref}>
        <b className="crisis-number crisis-number-long">{supportLine.phone}</b>
        <span>
          {text.supportLine(supportLine.label)}
          <small>{supportHref === addictionLine.href ? text.addictionLine : text.answered}</small>
        </span>
      </a>
    </div>
  )
}

/** 'Need Immediate Help': the numbers at nightfall. The sky before them begins in the page's color. */
export function HelpBand() {
  const text = useTexts(siteMessages).helpBand
  return (
    <>
      <img
        className="dusk"
        src="/illustrations/dusk.svg"
        loading="lazy"
        width={1600}
        height={640}
        alt=""
      />
      <section aria-labelledby="immediate-help" className="nightfall on-deep">
        <div className="wrap">
          <h2 id="immediate-help">{text.title}</h2>
          <p>{text.text}</p>
          <CrisisNumbers />
          <Link to="/emergency-help" className="btn">
            {text.way}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </section>
    </>
  )
}
