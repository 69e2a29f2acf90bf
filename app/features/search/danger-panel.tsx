import type { ComponentType, ReactNode } from 'react'
import { en } from '#app/features/guides/emergency-content.en.ts'
import { es } from '#app/features/guides/emergency-content.es.ts'
import { CallableText } from '#app/features/guides/guide-parts.tsx'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { listPoisonLines, listViolenceLines } from './danger-lines.ts'
import { dangerMessages } from './danger-messages.ts'
import type { Danger } from './danger-words.ts'

const emergencyTexts = { en, es }

const panels: Record<Danger, ComponentType> = {
  overdose: OverdosePanel,
  poisoning: PoisoningPanel,
  violence: ViolencePanel,
  crisis: CrisisPanel,
}

/** Crisis numbers above the results of a search with danger words. */
export function DangerPanel({ danger }: { danger: Danger }) {
  const Panel = panels[danger]
  return <Panel />
}

function CrisisPanel() {
  const text = useTexts(dangerMessages).crisis
  const line = translateLine(suicideAndCrisis, useLanguage())
  return (
    <DangerFrame title={text.title}>
      <p>
        {line.name}. {line.description} {line.hours}.
      </p>
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
      <p>
        <CallableText className="font-semibold">{text.inDanger}</CallableText>
      </p>
      <ArrowLink to="/emergency-help#help-someone">{text.help}</ArrowLink>
    </DangerFrame>
  )
}

function PoisoningPanel() {
  const lines = listPoisonLines(useLanguage())
  return (
    <OverdosePanel>
      <CallableLines lines={lines} />
    </OverdosePanel>
  )
}

/** Also offers 988, because an overdose may be a suicide attempt. */
function OverdosePanel({ children }: { children?: ReactNode }) {
  const text = useTexts(dangerMessages).overdose
  const { call911, content } = useTexts(emergencyTexts)
  return (
    <DangerFrame title={text.title}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={emergency.href} variant="danger" size="lg">
          <Icon name="phone" />
          {call911}
        </ButtonLink>
        <ButtonLink to="/emergency-help#now" variant="line" size="lg">
          {text.help}
        </ButtonLink>
      </div>
      {children}
      <ol className="list-decimal pl-5.5">
        {content.overdoseSteps.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      <p>
        <CallableText className="font-semibold">{text.suicide}</CallableText>
      </p>
    </DangerFrame>
  )
}

/** Offers a text to 911, because it may not be safe to speak. */
function ViolencePanel() {
  const text = useTexts(dangerMessages).violence
  const { call911, text911 } = useTexts(emergencyTexts)
  const lines = listViolenceLines(useLanguage())
  return (
    <DangerFrame title={text.title}>
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
      <CallableLines lines={lines} />
      <ArrowLink to="/emergency-help#lines">{text.help}</ArrowLink>
    </DangerFrame>
  )
}

function CallableLines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <CallableText className="font-semibold">{line}</CallableText>
    </p>
  ))
}

/** `results-heading`: the live search scrolls to it and shows its text beside the search field. */
function DangerFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="results-heading"
      className="mb-8 grid justify-items-start gap-3 rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5.5"
    >
      <h2 id="results-heading" tabIndex={-1} className="text-2xl text-danger-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}
