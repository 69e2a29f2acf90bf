import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import type { Texts } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { GuideContent, LegalTexts } from './guide-model.ts'
import { guideMessages } from './messages.ts'
import { en as privacyEn } from './privacy-content.en.ts'
import { es as privacyEs } from './privacy-content.es.ts'
import { en as termsEn } from './terms-content.en.ts'
import { es as termsEs } from './terms-content.es.ts'

const termsTexts: Texts<LegalTexts> = { en: termsEn, es: termsEs }
const privacyTexts: Texts<LegalTexts> = { en: privacyEn, es: privacyEs }

export const terms: GuideContent = {
  type: 'WebPage',
  texts: termsTexts,
  Body: () => <Sections texts={termsTexts} />,
}

export const privacy: GuideContent = {
  type: 'WebPage',
  texts: privacyTexts,
  Body: () => <Sections texts={privacyTexts} />,
}

/**
 * Numbered sections, the date of the last update (today), and contact information after the last
 * section.
 */
function Sections({ texts }: { texts: Texts<LegalTexts> }) {
  const language = useLanguage()
  const text = guideMessages[language]
  const sections = Object.entries(texts[language].sections)
  const today = new Date()
  return (
    <div className="grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-16">
      <nav aria-label={text.onThisPage} className="no-print">
        <p className="mb-3 text-sm text-ink-soft">
          {`${text.lastUpdated} `}
          <time dateTime={formatIsoDate(today)} className="font-semibold text-ink">
            {formatDate(today, language)}
          </time>
        </p>
        <ol className="border-t">
          {sections.map(([id, { title }], index) => (
            <li key={id} className="border-b">
              <a href={`#${id}`} className="flex min-h-11 items-center gap-2 py-2 leading-snug">
                <span className="">{index + 1}.</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-9">
        {sections.map(([id, { title, paragraphs, points, link }], index) => (
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
            {index === sections.length - 1 && <Ask />}
          </section>
        ))}
      </div>
    </div>
  )
}

function Ask() {
  const { email, phone } = useSite()
  const text = useTexts(guideMessages)
  return (
    <p>
      {`${text.writeTo} `}
      <a href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
        {email}
      </a>
      {phone && (
        <>
          {`${text.orCall} `}
          <a href={dialNumber(phone)} className="whitespace-nowrap">
            {phone}
          </a>
        </>
      )}
      .
    </p>
  )
}
