import { en } from '#app/center/help/support-groups-content.en.ts'
import { es } from '#app/center/help/support-groups-content.es.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CrisisLine } from '#site/support-lines.ts'
import type { GuideContent } from './guide-model.ts'
import { CallBox, GuideSection, PictureRow } from './guide-parts.tsx'

const texts = { en, es }

/** Groups in the state and online, how to choose one, and crisis lines. */
export const supportGroups: GuideContent = {
  type: 'WebPage',
  texts,
  Body: SupportGroups,
}

function SupportGroups() {
  const text = useTexts(texts)
  const { jumps, content } = text
  const others = content.supportGroups.filter(({ isForFamilies }) => !isForFamilies)
  return (
    <>
      <GuideSection id="in-the-state" title={jumps['in-the-state']}>
        {text.languages && <p className="mt-2 text-ink-soft">{text.languages}</p>}
        <div className="mt-4 grid gap-x-10 gap-y-7 lg:grid-cols-2">
          <section aria-labelledby="families">
            <h3 id="families">{jumps.families}</h3>
            <FamilyGroups heading="h4" />
          </section>
          <section aria-labelledby="users">
            <h3 id="users">{text.usersTitle}</h3>
            <Groups groups={others} icon="users" heading="h4" />
          </section>
        </div>
      </GuideSection>
      <GuideSection id="online" title={jumps.online} lede={text.onlineLede}>
        <ul className="mt-4 border-t-[1.5px] border-ink">
          {content.onlineGroups.map(({ name, description, website }) => (
            <PictureRow key={name} icon="globe" title={name}>
              <p className="text-ink-soft">{description}</p>
              <ArrowLink to={`https://${website}`}>{website}</ArrowLink>
            </PictureRow>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="tips" title={text.tipsTitle}>
        <ul className="halves mt-5 grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {text.groupTips.map((tip) => (
            <li key={tip.title} className="keep border-t pt-3">
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

/** Al-Anon and Nar-Anon, for those who love somebody who drinks or uses drugs. */
export function FamilyGroups({ heading }: { heading: 'h3' | 'h4' }) {
  const groups = useTexts(texts).content.supportGroups.filter(({ isForFamilies }) => isForFamilies)
  return <Groups groups={groups} icon="hand-heart" heading={heading} />
}

type GroupsProps = {
  groups: (typeof en.content.supportGroups)[number][]
  icon: IconName
  heading: 'h3' | 'h4'
}

function Groups({ groups, icon, heading }: GroupsProps) {
  const text = useTexts(texts)
  return (
    <ul className="mt-2 border-t-[1.5px] border-ink">
      {groups.map(({ name, type, description, location, schedule, website, phone }) => (
        <PictureRow key={name} icon={icon} title={name} heading={heading}>
          <p className="text-sm text-ink-soft">
            {type} · {location}
          </p>
          <p>{description}</p>
          <p>
            <b>{text.schedule}</b> {schedule}
          </p>
          <p className="flex flex-wrap items-center gap-x-6">
            <ArrowLink to={`https://${website}`} className="max-w-full wrap-anywhere">
              {website}
            </ArrowLink>
            {phone && (
              <span className="text-sm">
                <a href={dialNumber(phone)} className="tap-link font-semibold">
                  {phone}
                </a>
                , {text.phoneHours}
              </span>
            )}
          </p>
        </PictureRow>
      ))}
    </ul>
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
              className="inline-flex min-h-13 items-center text-2xl leading-none font-bold tracking-[-0.03em] text-danger-ink"
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
