import type { ComponentType } from 'react'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { localHelp } from '#site/support-lines.ts'
import { listPoisonLines, listViolenceLines } from './danger-lines.ts'
import { dangerMessages } from './danger-messages.ts'
import type { Danger } from './danger-words.ts'
import { emergencyTexts } from './guide-texts.ts'
import { type DirectorySearch, serializeSearch } from './search-input.ts'

const panels: Record<Danger, ComponentType> = {
  overdose: OverdosePanel,
  'naloxone-given': NaloxoneGivenPanel,
  poisoning: PoisoningPanel,
  seizure: SeizurePanel,
  child: ChildPanel,
  violence: ViolencePanel,
  crisis: CrisisPanel,
  unclear: UnclearPanel,
}

type DangerPanelProps = {
  danger: Danger
  /** Searched again without the danger, if nothing happens now. */
  search: DirectorySearch
  /** The path of the results, in English. */
  path: string
}

/** Crisis numbers above the results of a search with danger words, and the way on to the centers. */
export function DangerPanel({ danger, search, path }: DangerPanelProps) {
  const { title, seeCenters } = useDangerTexts(danger)
  const Panel = panels[danger]
  const calm = { ...search, notNow: true, page: 1 }
  return (
    // `results-heading`: the live search scrolls to it and shows its text beside the search field.
    <section
      aria-labelledby="results-heading"
      className="mt-2 mb-6 grid justify-items-start gap-3 rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5.5"
    >
      <h2 id="results-heading" tabIndex={-1} className="text-2xl text-danger-ink">
        {title}
      </h2>
      <Panel />
      <ArrowLink to={`${path}${serializeSearch(calm)}#results`}>{seeCenters}</ArrowLink>
    </section>
  )
}

function useDangerTexts(danger: Danger) {
  const text = useTexts(dangerMessages)
  return { title: text[danger].title, seeCenters: text.seeCenters }
}

function CrisisPanel() {
  const text = useTexts(dangerMessages).crisis
  const line = translateLine(suicideAndCrisis, useLanguage())
  return (
    <>
      <p>
        {line.name}. {line.description} {line.hours}.
      </p>
      <CallOrText988 />
      <p>
        <CallableText className="font-semibold">{text.inDanger}</CallableText>
      </p>
      <ArrowLink to="/emergency-help#help-someone">{text.help}</ArrowLink>
    </>
  )
}

function CallOrText988() {
  const text = useTexts(dangerMessages).crisis
  const line = translateLine(suicideAndCrisis, useLanguage())
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={line.href} variant="danger" size="lg">
        <Icon name="phone" />
        {text.call}
      </ButtonLink>
      {line.textHref && (
        <ButtonLink to={line.textHref} variant="line" size="lg">
          <Icon name="message-square" />
          {text.textTo988}
        </ButtonLink>
      )}
    </div>
  )
}

/** 911 first and 988 beside it, because either may be the right one. */
function UnclearPanel() {
  return (
    <>
      <EmergencyButtons section="lines" />
      <SuicideLine />
      <CallOrText988 />
    </>
  )
}

/** Also offers 988, because an overdose may be a suicide attempt. */
function OverdosePanel() {
  const { content } = useTexts(emergencyTexts)
  return (
    <>
      <EmergencyButtons />
      <Steps steps={content.overdoseSteps.map(({ title }) => title)} />
      <SuicideLine />
    </>
  )
}

function NaloxoneGivenPanel() {
  return (
    <>
      <EmergencyButtons />
      <Steps steps={useTexts(dangerMessages)['naloxone-given'].steps} />
      <SuicideLine />
    </>
  )
}

/** Without the steps against an opioid overdose. */
function PoisoningPanel() {
  const lines = listPoisonLines(useLanguage())
  return (
    <>
      <EmergencyButtons />
      <CallableLines lines={lines} />
      <SuicideLine />
    </>
  )
}

/** Its help is the warning signs: what to do first there is for an overdose. */
function SeizurePanel() {
  return (
    <>
      <EmergencyButtons section="signs" />
      <Steps steps={useTexts(dangerMessages).seizure.steps} />
    </>
  )
}

function EmergencyButtons({ section = 'now' }: { section?: 'now' | 'signs' | 'lines' }) {
  const text = useTexts(dangerMessages).overdose
  const { call911, jumps } = useTexts(emergencyTexts)
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={emergency.href} variant="danger" size="lg">
        <Icon name="phone" />
        {call911}
      </ButtonLink>
      <ButtonLink to={`/emergency-help#${section}`} variant="line" size="lg">
        {section === 'now' ? text.help : jumps[section]}
      </ButtonLink>
    </div>
  )
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className="list-decimal pl-5.5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function SuicideLine() {
  const text = useTexts(dangerMessages).overdose
  return (
    <p>
      <CallableText className="font-semibold">{text.suicide}</CallableText>
    </p>
  )
}

/** No line for child abuse may be published: 911, then 988 for the adult, and local help. */
function ChildPanel() {
  const text = useTexts(dangerMessages).child
  const line = translateLine(localHelp, useLanguage())
  return (
    <>
      <CallOrText911 />
      <CallableLines lines={[text.talk]} />
      <p>
        <a href={line.href} className="font-semibold">
          {line.name}
        </a>
        . {line.description} {line.hours}.
      </p>
    </>
  )
}

function ViolencePanel() {
  const text = useTexts(dangerMessages).violence
  const lines = listViolenceLines(useLanguage())
  return (
    <>
      <CallOrText911 />
      <CallableLines lines={lines} />
      <ArrowLink to="/emergency-help#lines">{text.help}</ArrowLink>
    </>
  )
}

/** Offers a text to 911, because it may not be safe to speak. */
function CallOrText911() {
  const { call911, text911 } = useTexts(emergencyTexts)
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={emergency.href} variant="danger" size="lg">
        <Icon name="phone" />
        {call911}
      </ButtonLink>
      {emergency.textHref && (
        <ButtonLink to={emergency.textHref} variant="line" size="lg">
          <Icon name="message-square" />
          {text911}
        </ButtonLink>
      )}
    </div>
  )
}

function CallableLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <CallableText className="font-semibold">{line}</CallableText>
    </p>
  ))
}
