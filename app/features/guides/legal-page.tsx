import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import type { Texts } from '#app/lib/language.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { CallableText } from './callable-text.tsx'
import type { GuideHead } from './fact.ts'
import { GuidePage } from './guide-page.tsx'
import { legalMessages } from './legal-messages.ts'

export type LegalSection = {
  id: string
  title: string
  paragraphs: string[]
  points?: string[]
  link?: { to: string; label: string }
}

type LegalPageProps = {
  head: Texts<GuideHead>
  sections: Texts<LegalSection[]>
  lastUpdated: Date
  site: Pick<Site, 'phone' | 'email'>
}

/** Terms and Privacy: numbered sections, the day of the last change, and whom to ask, after the last. */
export function LegalPage({ head, sections: sectionTexts, lastUpdated, site }: LegalPageProps) {
  const language = useLanguage()
  const text = legalMessages[language]
  const sections = sectionTexts[language]
  return (
    <GuidePage head={head[language]}>
      <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-16">
        <nav aria-label={text.onThisPage} className="no-print">
          <p className="mb-3 text-sm text-ink-soft">
            {`${text.lastUpdated} `}
            <time dateTime={formatIsoDate(lastUpdated)} className="font-semibold text-ink">
              {formatDate(lastUpdated, language)}
            </time>
          </p>
          <ol className="border-t">
            {sections.map(({ id, title }, index) => (
              <li key={id} className="border-b">
                <a href={`#${id}`} className="flex min-h-11 items-center gap-2 py-2 leading-snug">
                  <span className="tabular-nums">{index + 1}.</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-9">
          {sections.map(({ id, title, paragraphs, points, link }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="prose">
              <h2 id={`${id}-title`} className="text-xl">
                {index + 1}. {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <CallableText>{paragraph}</CallableText>
                </p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>
                      <CallableText>{point}</CallableText>
                    </li>
                  ))}
                </ul>
              )}
              {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
              {index === sections.length - 1 && <Ask site={site} />}
            </section>
          ))}
        </div>
      </div>
    </GuidePage>
  )
}

function Ask({ site }: Pick<LegalPageProps, 'site'>) {
  const text = useTexts(legalMessages)
  return (
    <p>
      {`${text.writeTo} `}
      <a href={`mailto:${site.email}`} className="[overflow-wrap:anywhere]">
        {site.email}
      </a>
      {site.phone && (
        <>
          {`${text.orCall} `}
          <a href={dialNumber(site.phone)} className="whitespace-nowrap tabular-nums">
            {site.phone}
          </a>
        </>
      )}
      .
    </p>
  )
}
