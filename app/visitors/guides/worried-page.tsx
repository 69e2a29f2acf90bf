import { emergency, nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import {
  emergencyTexts,
  HelpSteps,
  NaloxoneNote,
  NoteBox,
  WarningSigns,
} from './emergency-parts.tsx'
import type { GuideContent } from './guide-model.ts'
import { CallBox, GuideSection, PictureRow } from './guide-parts.tsx'
import { OtherWays } from './hotline-list.tsx'
import { FamilyGroups } from './support-groups-page.tsx'
import { TreatmentScale } from './treatment-scale.tsx'
import { en } from './worried-content.en.ts'
import { es } from './worried-content.es.ts'

const texts = { en, es }

/** For somebody who worries about another person, made of parts of the other guides. */
export const worriedAboutSomeone: GuideContent = {
  type: 'MedicalWebPage',
  texts,
  Head: LinesFirst,
  Body: Worried,
}

/** The title, and at once the numbers. */
function LinesFirst({ title }: { title: string }) {
  const text = useTexts(texts)
  const { call911 } = useTexts(emergencyTexts)
  const { supportLine } = useSite()
  return (
    <div className="wrap pt-2">
      <Breadcrumb crumbs={[{ label: title }]} />
      <h1>{title}</h1>
      <p className="mt-1 text-ink-soft">{text.lede}</p>
      <p className="mt-3 rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint px-4 py-3 font-semibold">
        <CallableText className="text-danger-ink">{text.danger}</CallableText>
      </p>
      <p className="mt-3 mb-4 grid gap-2 sm:grid-cols-3 lg:w-fit">
        <ButtonLink to={emergency.href} variant="danger">
          <Icon name="phone" />
          {call911}
        </ButtonLink>
        <ButtonLink to={suicideAndCrisis.href}>
          <Icon name="phone" />
          {text.call988}
        </ButtonLink>
        <ButtonLink to={dialNumber(supportLine.phone)}>
          <Icon name="phone" />
          <span>
            {supportLine.label} <PhoneNumber>{supportLine.phone}</PhoneNumber>
          </span>
        </ButtonLink>
      </p>
    </div>
  )
}

function Worried() {
  const text = useTexts(texts)
  const { jumps } = text
  const { callerLaw } = useTexts(emergencyTexts).content
  return (
    <>
      <OtherLines />
      <GuideSection id="danger" title={jumps.danger} lede={text.dangerLede}>
        <WarningSigns ids={['opioid-overdose', 'alcohol-overdose', 'stimulant-overdose']} />
        <ArrowLink to="/emergency-help#now" className="mt-4">
          {text.whatToDo}
        </ArrowLink>
        <div className="mt-4 grid gap-6 md:grid-cols-2 md:items-start">
          <NaloxoneNote />
          <NoteBox title={callerLaw.title}>
            <p>{callerLaw.text}</p>
          </NoteBox>
        </div>
      </GuideSection>
      <GuideSection
        id="suicide"
        title={jumps.suicide}
        lede={text.suicideLede}
        className="new-sheet"
      >
        <div className="grid gap-x-10 lg:grid-cols-2 lg:items-start">
          <WarningSigns ids={['thoughts-of-suicide']} />
          <HelpSteps />
        </div>
      </GuideSection>
      <GuideSection id="groups" title={jumps.groups}>
        <FamilyGroups heading="h3" />
        <ArrowLink to="/support-groups#families">{text.moreGroups}</ArrowLink>
      </GuideSection>
      <GuideSection id="care" title={jumps.care} lede={text.careLede}>
        <TreatmentScale />
        <ArrowLink to="/treatment-types" className="mt-3">
          {text.moreCare}
        </ArrowLink>
      </GuideSection>
      <CallBox title={text.talk} />
    </>
  )
}

/** Ways to reach 988 without the call at the top of the page, and one more line. */
function OtherLines() {
  const text = useTexts(texts)
  const language = useLanguage()
  const lifeline = translateLine(suicideAndCrisis, language)
  const helpline = translateLine(nationalHelpline, language)
  return (
    <GuideSection id="lines" title={text.jumps.lines} lede={text.callLede}>
      <ul className="halves mt-4 grid gap-x-10 border-t-[1.5px] border-ink md:grid-cols-2">
        <PictureRow icon="message-square" title={lifeline.name}>
          <p className="text-ink-soft">{lifeline.description}</p>
          <OtherWays line={lifeline} />
        </PictureRow>
        <PictureRow icon="phone" title={helpline.name}>
          <p className="text-ink-soft">{helpline.description}</p>
          <a href={helpline.href} className="tap-link font-semibold justify-self-start">
            <PhoneNumber>{helpline.number}</PhoneNumber>
          </a>
          <OtherWays line={helpline} />
        </PictureRow>
      </ul>
    </GuideSection>
  )
}
