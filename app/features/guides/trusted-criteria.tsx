import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { aboutContent } from './about-content.ts'
import { GuideSection } from './guide-section.tsx'

/** What a center must meet to be called Trusted. Every 'Trusted' badge leads here. */
export function TrustedCriteria() {
  const text = useTexts(aboutContent)
  return (
    <GuideSection
      id="trusted"
      title={text.trustedTitle}
      className="rounded-l border border-trusted-line bg-trusted-tint p-[clamp(1.375rem,1rem+1.6vw,2.5rem)]"
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
            <div>
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
