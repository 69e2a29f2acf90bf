import type { Site } from '#app/context.ts'
import { emergency } from '#app/lib/crisis-lines.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CallBox } from './call-box.tsx'
import { CallableText } from './callable-text.tsx'
import { dangers, emergencyContent, emergencyHead, helpSteps } from './emergency-content.ts'
import { EmergencyNotes } from './emergency-notes.tsx'
import { GuideSection } from './guide-section.tsx'
import { HotlineList } from './hotline-list.tsx'
import { JumpList } from './jump-list.tsx'
import { NaloxoneNote } from './naloxone-note.tsx'
import { OverdoseSteps } from './overdose-steps.tsx'
import { SourceNote } from './source-note.tsx'
import { WarningSigns } from './warning-signs.tsx'

const jumps = [
  { id: 'now', label: 'What to do now' },
  { id: 'lines', label: 'Hotlines' },
  { id: 'signs', label: 'Warning signs' },
  { id: 'help-someone', label: 'How to help someone' },
]

/** What to do before anything else, who answers, and the signs. It prints on one sheet. */
export function EmergencyPage({ supportLine }: { supportLine: Site['supportLine'] }) {
  return (
    <div className="emergency">
      <CallFirst />
      <JumpList links={jumps} />
      <div className="emergency-parts wrap grid grid-cols-[minmax(0,1fr)] gap-section pt-[clamp(2.25rem,1.6rem+2.6vw,4rem)] pb-section">
        <div className="emergency-now grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-[clamp(3rem,6vw,6rem)]">
          <div>
            <GuideSection
              id="now"
              title="What to do now, in an overdose"
              lede="Do these in order. You do not have to be sure that it is an overdose."
            >
              <OverdoseSteps />
            </GuideSection>
            <NaloxoneNote />
          </div>
          <EmergencyNotes />
        </div>
        <GuideSection id="lines" title="Hotlines" lede="All four answer day and night.">
          <HotlineList />
        </GuideSection>
        <GuideSection id="signs" title="Warning signs" lede="You do not need to see all of them.">
          <WarningSigns />
        </GuideSection>
        <GuideSection
          id="help-someone"
          title="How to help someone"
          lede="Five steps that help a person who is thinking of suicide."
        >
          <HelpSteps />
        </GuideSection>
        <CallBox title="Not an emergency?" supportLine={supportLine} />
        <SourceNote content={emergencyContent} />
      </div>
    </div>
  )
}

function CallFirst() {
  return (
    <div className="alarm on-deep bg-danger text-on-danger">
      <div className="wrap grid gap-5 py-[clamp(1.5rem,1rem+2.4vw,3.25rem)] lg:grid-cols-[1fr_19rem] lg:items-center lg:gap-20">
        <div>
          <h1 className="text-lg leading-snug font-semibold tracking-normal">
            {emergencyHead.title}
          </h1>
          <p className="mt-1 text-[clamp(1.75rem,1.2rem+2.6vw,3.25rem)] leading-[1.1] font-heading tracking-display text-balance">
            <CallableText className="text-on-danger no-underline hover:underline">
              {emergencyHead.lede}
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
            Call 911
          </a>
          <a
            href={emergency.textHref}
            className="inline-flex min-h-13 items-center justify-center gap-2 rounded-m border-[1.5px] border-current px-5.5 font-semibold text-on-danger no-underline hover:bg-danger-hover hover:underline hover:decoration-2"
          >
            <Icon name="message-square" />
            Cannot speak? Text 911
          </a>
        </div>
      </div>
    </div>
  )
}

function HelpSteps() {
  return (
    <ol className="mt-5 border-t-[1.5px] border-ink">
      {helpSteps.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-0.5 border-b py-3.75 md:grid-cols-[14rem_1fr]"
        >
          <h3 className="text-[1.1875rem] tracking-normal">{title}</h3>
          <p className="text-ink-soft">
            <CallableText>{text}</CallableText>
          </p>
        </li>
      ))}
    </ol>
  )
}
