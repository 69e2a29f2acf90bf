import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { aboutContent, aboutHead } from './about-content.ts'
import { GuidePage } from './guide-page.tsx'
import { GuideSection } from './guide-section.tsx'
import { TrustedCriteria } from './trusted-criteria.tsx'

type AboutPageProps = { site: Pick<Site, 'phone' | 'email'> }

/** Why the directory exists, what it stands for, and what 'Trusted' means. */
export function AboutPage({ site }: AboutPageProps) {
  const text = useTexts(aboutContent)
  return (
    <GuidePage head={useTexts(aboutHead)}>
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
      <Values />
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
      <Reach site={site} />
    </GuidePage>
  )
}

function Values() {
  const { valuesTitle, values } = useTexts(aboutContent)
  return (
    <GuideSection id="values" title={valuesTitle}>
      <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ name, icon, text }) => (
          <li key={name} className="border-t-[1.5px] border-ink pt-4">
            <h3 className="flex items-center gap-2.5">
              <Icon name={icon} className="text-link" />
              {name}
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

function Reach({ site }: AboutPageProps) {
  const text = useTexts(aboutContent)
  return (
    <section
      aria-labelledby="reach-us"
      className="grid items-center gap-5 rounded-l border bg-surface p-[clamp(1.375rem,1rem+1.6vw,2.25rem)] lg:grid-cols-[1fr_auto] lg:gap-10"
    >
      <div>
        <h2 id="reach-us">{text.reachTitle}</h2>
        <p className="mt-1.5 max-w-[36em] text-ink-soft">
          {`${text.reach} `}
          <Link to="/emergency-help">{text.emergencyHelp}</Link>.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {site.phone && (
          <ButtonLink to={dialNumber(site.phone)} className="tabular-nums max-md:w-full">
            <Icon name="phone" />
            {site.phone}
          </ButtonLink>
        )}
        <ButtonLink
          to={`mailto:${site.email}`}
          variant={site.phone ? 'line' : 'solid'}
          className="min-w-0 [overflow-wrap:anywhere] max-md:w-full"
        >
          <Icon name="mail" />
          {site.email}
        </ButtonLink>
      </div>
    </section>
  )
}
