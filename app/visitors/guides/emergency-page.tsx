import { hotlines } from '#app/center/help/emergency-content.en.ts'
import { emergency } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { CallableText } from '#app/ui/callable-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import {
  HelpSteps,
  NaloxoneNote,
  NoteBox,
  type SignsId,
  emergencyTexts as texts,
  WarningSigns,
} from './emergency-parts.tsx'
import type { GuideContent } from './guide-model.ts'
import { CallBox, GuideSection } from './guide-parts.tsx'
import { HotlineList } from './hotline-list.tsx'

const signsIds: SignsId[] = [
  'opioid-overdose',
  'alcohol-overdose',
  'stimulant-overdose',
  'thoughts-of-suicide',
]

/** First steps in an emergency, hotlines, and warning signs. It prints on one page. */
export const emergencyHelp: GuideContent = {
  type: 'MedicalWebPage',
  texts,
  Head: CallFirst,
  Body: Emergency,
}

function Emergency() {
  const text = useTexts(texts)
  const { jumps } = text
  return (
    <>
      <div className="emergency-now grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-16">
        <div>
          <GuideSection id="now" title={text.nowTitle} lede={text.nowLede}>
            <OverdoseSteps />
          </GuideSection>
          <NaloxoneNote />
        </div>
        <EmergencyNotes />
      </div>
      <GuideSection id="lines" title={jumps.lines} lede={text.linesLede}>
        <HotlineList lines={hotlines} />
      </GuideSection>
      <GuideSection id="signs" title={jumps.signs} lede={text.signsLede}>
        <WarningSigns ids={signsIds} />
      </GuideSection>
      <GuideSection id="help-someone" title={jumps['help-someone']} lede={text.helpSomeoneLede}>
        <HelpSteps />
      </GuideSection>
      <CallBox title={text.noEmergency} />
    </>
  )
}

function CallFirst({ title }: { title: string }) {
  const { lede, dangers, call911, text911 } = useTexts(texts)
  return (
    <div className="alarm on-deep bg-danger text-on-danger">
      <div className="wrap grid gap-5 py-8 lg:grid-cols-[1fr_19rem] lg:items-center lg:gap-20">
        <div>
          <h1 className="text-lg leading-snug font-semibold tracking-normal">{title}</h1>
          <p className="mt-1 text-3xl leading-[1.1] font-heading tracking-display text-balance">
            <CallableText className="text-on-danger no-underline hover:underline">
              {lede}
            </CallableText>
          </p>
          <p className="mt-2.5 max-w-[34em] text-md leading-normal">{dangers}</p>
        </div>
        <div className="no-print grid gap-3">
          <a
            href={emergency.href}
            className="inline-flex min-h-16 items-center justify-center gap-2.5 rounded-m bg-call px-7 text-2xl leading-none font-bold text-call-ink no-underline hover:bg-call-hover hover:underline hover:decoration-2"
          >
            <Icon name="phone" />
            {call911}
          </a>
          <a
            href={emergency.textHref}
            className="inline-flex min-h-13 items-center justify-center gap-2 rounded-m border-[1.5px] border-current px-5.5 font-semibold text-on-danger no-underline hover:bg-danger-hover hover:underline hover:decoration-2"
          >
            <Icon name="message-square" />
            {text911}
          </a>
        </div>
      </div>
    </div>
  )
}

/** Notes on the caller's legal protection, sudden withdrawal, and poison. */
function EmergencyNotes() {
  const text = useTexts(texts)
  const { callerLaw, withdrawal, poison } = text.content
  const poisonLine = translateLine(poison.line, useLanguage())
  return (
    <aside aria-label={text.goodToKnow} className="emergency-notes grid gap-6">
      <NoteBox title={callerLaw.title}>
        <p>{callerLaw.text}</p>
      </NoteBox>
      <NoteBox title={withdrawal.title}>
        <p>
          <CallableText>{withdrawal.text}</CallableText>
        </p>
      </NoteBox>
      <NoteBox title={poison.title}>
        <p>{text.freeAlways(poisonLine.name)}</p>
        <a
          href={dialNumber(poisonLine.number)}
          className="inline-flex min-h-11 items-center gap-1.75 text-base font-semibold"
        >
          <Icon name="phone" />
          {poisonLine.number}
        </a>
        {poisonLine.remark && <p>{poisonLine.remark}</p>}
      </NoteBox>
    </aside>
  )
}

/** Steps in an overdose, in order. */
function OverdoseSteps() {
  const { overdoseSteps } = useTexts(texts).content
  return (
    <ol className="overdose-steps mt-6">
      {overdoseSteps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3.25rem_1fr] gap-x-4.5 pb-6.5">
          <span
            aria-hidden="true"
            className={`step-number row-span-2 grid size-13 place-items-center rounded-full text-2xl leading-none font-bold ${
              index === 0 ? 'bg-danger text-on-danger' : 'bg-deep text-on-deep'
            }`}
          >
            {index + 1}
          </span>
          <h3 className="pt-2.5 text-xl">
            <CallableText>{title}</CallableText>
          </h3>
          {text && (
            <p className="max-w-[38em] pt-0.5 text-ink-soft">
              <CallableText>{text}</CallableText>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
