import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from './messages.tsx'

/** 911, 988 and the support line, beside a page's content. */
export function EmergencyBox() {
  const text = useTexts(siteMessages).crisis
  const row =
    'flex min-h-14 flex-wrap items-center gap-x-3 py-1.5 text-ink no-underline hover:underline'
  return (
    <section
      aria-labelledby="in-an-emergency"
      className="rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5.5 pb-3"
    >
      <h2 id="in-an-emergency" className="mb-1 text-lg">
        {text.inEmergency}
      </h2>
      <ul className="lined">
        <li>
          <a href={emergency.href} className={row}>
            <b className="w-18 text-2xl leading-none text-danger-ink">911</b>
            <span className="min-w-0 flex-1 basis-32 text-sm leading-snug">{text.inDanger}</span>
          </a>
        </li>
        <li>
          <a href={suicideAndCrisis.href} className={row}>
            <b className="w-18 text-2xl leading-none text-danger-ink">988</b>
            <span className="min-w-0 flex-1 basis-32 text-sm leading-snug">
              {text.lifelineShort}
            </span>
          </a>
        </li>
        <li>
          <SupportLineLink />
        </li>
      </ul>
    </section>
  )
}

function SupportLineLink() {
  const { supportLine } = useSite()
  const text = useTexts(siteMessages).crisis
  return (
    <a
      href={dialNumber(supportLine.phone)}
      className="grid min-h-14 content-center py-1.5 text-ink no-underline hover:underline"
    >
      <b className="text-lg leading-snug text-danger-ink">{supportLine.phone}</b>
      <span className="text-sm leading-snug">{text.supportLine(supportLine.label)}</span>
    </a>
  )
}
