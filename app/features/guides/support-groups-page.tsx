import type { ReactNode } from 'react'
import type { CrisisLine } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { Guide } from './guide-model.ts'
import { CallBox, GuideSection } from './guide-parts.tsx'
import { en } from './support-groups-content.en.ts'
import { es } from './support-groups-content.es.ts'

const texts = { en, es }

/** Groups in New Jersey and online, how to choose one, and crisis lines. */
export const supportGroups: Guide = {
  path: '/support-groups',
  type: 'WebPage',
  texts,
  Body: SupportGroups,
}

function SupportGroups() {
  const text = useTexts(texts)
  const { jumps, content } = text
  return (
    <>
      <GuideSection id="in-new-jersey" title={jumps['in-new-jersey']} lede={text.languages}>
        <ul className="halves mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:gap-7">
          {content.supportGroups.map((group) => (
            <li key={group.name} className="keep rounded-l border bg-surface p-5.5 pb-4">
              <Group group={group} />
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="online" title={jumps.online} lede={text.onlineLede}>
        <ul className="mt-5 border-t-[1.5px] border-ink">
          {content.onlineGroups.map(({ name, description, website }) => (
            <li
              key={name}
              className="keep grid items-center gap-x-10 border-b py-2.5 md:grid-cols-[16rem_1fr_auto]"
            >
              <h3 className="text-md">{name}</h3>
              <p className="text-ink-soft">{description}</p>
              <ArrowLink to={`https://${website}`}>{website}</ArrowLink>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="tips" title={text.tipsTitle}>
        <ul className="halves mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {text.groupTips.map((tip) => (
            <li key={tip.title} className="keep border-t pt-3.5">
              <h3 className="text-md">{tip.title}</h3>
              <p className="mt-0.5 text-ink-soft">{tip.text}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <CrisisLines />
      <CallBox title={text.treatment} />
    </>
  )
}

function Group({ group }: { group: (typeof en.content.supportGroups)[number] }) {
  const text = useTexts(texts)
  const { name, type, description, location, website, phone } = group
  return (
    <>
      <h3>{name}</h3>
      <p className="mt-1">{description}</p>
      <dl className="mt-3.5 divide-y border-t">
        <Row label={text.type}>{type}</Row>
        <Row label={text.where}>{location}</Row>
        <Row label={text.when}>{text.schedule}</Row>
        {phone && (
          <Row label={text.phone}>
            <a
              href={dialNumber(phone)}
              className="-my-3 inline-block py-3 font-semibold tabular-nums"
            >
              {phone}
            </a>
            , {text.phoneHours}
          </Row>
        )}
        <Row label={text.website}>
          <ArrowLink
            to={`https://${website}`}
            className="-my-2.5 max-w-full wrap-anywhere max-[22rem]:gap-1"
          >
            {website}
          </ArrowLink>
        </Row>
      </dl>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 py-2.5 leading-snug">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CrisisLines() {
  const language = useLanguage()
  const text = useTexts(texts)
  const lines = text.content.groupCrisisLines.map((line) => translateLine(line, language))
  return (
    <GuideSection id="crisis" title={text.crisisTitle} lede={text.crisisLede}>
      <ul className="halves mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:gap-7">
        {lines.map((line) => (
          <li
            key={line.name}
            className="keep rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5.5"
          >
            <h3 className="text-lg">
              {line.name}, {line.hours}
            </h3>
            <a
              href={line.href}
              className="inline-flex min-h-13 items-center text-[clamp(1.75rem,1.5rem+1.2vw,2.375rem)] leading-none font-bold tracking-[-0.03em] text-danger-ink tabular-nums"
            >
              {line.number}
            </a>
            <p>{line.description}</p>
            {language === 'es' && <InSpanish line={line} />}
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

/** How to get an answer in Spanish; the English page leaves this to Emergency Help. */
function InSpanish({ line: { remark, textHref, textLabel } }: { line: CrisisLine }) {
  return (
    <>
      {remark && <p className="mt-2">{remark}</p>}
      {textHref && (
        <a href={textHref} className="inline-flex min-h-11 items-center font-semibold">
          {textLabel}
        </a>
      )}
    </>
  )
}
