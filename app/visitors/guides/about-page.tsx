import { dialNumber } from '#app/lib/phone.ts'
import { ActionPanel } from '#app/ui/action-panel.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { en } from './about-content.en.ts'
import { es } from './about-content.es.ts'
import type { GuideContent } from './guide-model.ts'
import { GuideSection } from './guide-parts.tsx'

const texts = { en, es }

/** Why the directory exists, its values, and the meaning of 'Trusted'. */
export const about: GuideContent = { type: 'AboutPage', texts, Body: About }

const valueIcons: IconName[] = ['heart', 'shield-check', 'hand-heart', 'star']

function About() {
  const text = useTexts(texts)
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-center lg:gap-16">
        <GuideSection id="story" title={text.storyTitle}>
          <div className="mt-3.5 grid max-w-measure gap-4">
            {text.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </GuideSection>
        <img
          src="/illustrations/lighthouse.svg"
          alt=""
          width={640}
          height={400}
          loading="lazy"
          className="aspect-[1.6] w-full rounded-l object-cover"
        />
      </div>
      <GuideSection id="values" title={text.valuesTitle}>
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {text.values.map((value, index) => (
            <li key={value.name} className="border-t-[1.5px] border-ink pt-4">
              <h3 className="flex items-center gap-2.5">
                <Icon name={valueIcons[index] ?? 'check'} className="text-link" />
                {value.name}
              </h3>
              <p className="mt-1.5 text-ink-soft">{value.text}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="commitment" title={text.commitmentTitle}>
        <ul className="mt-4 grid max-w-measure">
          {text.commitments.map((commitment) => (
            <li key={commitment} className="flex items-start gap-3 border-b py-2.5 leading-normal">
              <Icon name="check" className="mt-0.5 text-link" />
              {commitment}
            </li>
          ))}
        </ul>
      </GuideSection>
      <TrustedCriteria />
      <Reach />
    </>
  )
}

/** The criteria for a Trusted center. Every 'Trusted' badge links here. */
function TrustedCriteria() {
  const text = useTexts(texts)
  return (
    <GuideSection
      id="trusted"
      title={text.trustedTitle}
      className="rounded-l border border-trusted-line bg-trusted-tint p-6"
    >
      <p className="mt-3 flex max-w-measure flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant="trusted">
          <Icon name="shield-check" />
          {text.trusted}
        </Badge>
        {text.beforeBadge}
      </p>
      <ol className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {text.trustedCriteria.map((criterion, index) => (
          <li key={criterion.title} className="grid grid-cols-[2.5rem_1fr] gap-x-3.5">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-trusted text-lg leading-none font-bold text-on-trusted"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="pt-1.5 text-lg">{criterion.title}</h3>
              <p className="mt-0.5">{criterion.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className="mt-6 grid max-w-measure list-disc gap-2 border-t border-trusted-line pt-5 pl-5.5">
        {text.trustedRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {text.mistake}
        <ButtonLink to="/contact" variant="line">
          {text.reportMistake}
        </ButtonLink>
      </p>
    </GuideSection>
  )
}

function Reach() {
  const { phone, email } = useSite()
  const text = useTexts(texts)
  return (
    <ActionPanel
      id="reach-us"
      title={text.reachTitle}
      text={
        <>
          {`${text.reach} `}
          <Link to="/emergency-help">{text.emergencyHelp}</Link>.
        </>
      }
    >
      {phone && (
        <ButtonLink to={dialNumber(phone)} className="max-md:w-full">
          <Icon name="phone" />
          {phone}
        </ButtonLink>
      )}
      <ButtonLink
        to={`mailto:${email}`}
        variant={phone ? 'line' : 'solid'}
        className="min-w-0 [overflow-wrap:anywhere] max-md:w-full"
      >
        <Icon name="mail" />
        {email}
      </ButtonLink>
    </ActionPanel>
  )
}
