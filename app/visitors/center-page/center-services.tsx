import type { CenterDetail, ServiceGroup } from '#app/center/center-model.ts'
import { listPrograms } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import { ServiceName } from '#app/center/page-parts.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { FitLine } from './center-fit.tsx'
import { isLittleKnown } from './center-little-known.tsx'

/**
 * 'Treatment Programs & Services': what the center says beyond 'Will it fit?', or what to ask where
 * little is known.
 */
export function CenterServices({ center }: { center: CenterDetail }) {
  const { services: text } = useTexts(centerMessages)
  const language = useLanguage()
  const programs = listPrograms(center, language)
  return (
    <section aria-labelledby="center-services">
      <h2 id="center-services" className="mb-3">
        {text.title}
      </h2>
      {programs.length > 0 && (
        <dl className="border-t-[1.5px] border-ink">
          {programs.map((group) => (
            <Program key={group.category} group={group} />
          ))}
        </dl>
      )}
      {programs.length === 0 &&
        (isLittleKnown(center, language) ? (
          <WhatToAsk />
        ) : (
          <p className="text-ink-soft">{text.nothingMore}</p>
        ))}
    </section>
  )
}

function WhatToAsk() {
  const { services: text } = useTexts(centerMessages)
  return (
    <>
      <p>{text.noneListed}</p>
      <ol className="grid list-decimal gap-1.5 ps-6">
        {text.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </>
  )
}

function Program({ group: { category, offered, notOffered } }: { group: ServiceGroup }) {
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-4 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold">
        <ServiceName stored={category} />
      </dt>
      <dd>
        <ul className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
          {offered.map((name) => (
            <FitLine key={name} item={{ name, isStored: true, state: 'offered' }} />
          ))}
          {notOffered.map((name) => (
            <FitLine key={name} item={{ name, isStored: true, state: 'not-offered' }} />
          ))}
        </ul>
      </dd>
    </div>
  )
}
