import type { Site } from '#app/context.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Note } from '#app/ui/note.tsx'
import { CallBox } from './call-box.tsx'
import { GuidePage } from './guide-page.tsx'
import { GuideSection } from './guide-section.tsx'
import { InsuranceChecklist } from './insurance-checklist.tsx'
import { insuranceContent, insuranceHead, insuranceWords } from './insurance-content.ts'

/** What plans may pay for, the insurers, the laws, and what to ask. */
export function InsurancePage({ supportLine }: { supportLine: Site['supportLine'] }) {
  const text = useTexts(insuranceWords)
  const jumps = Object.entries(text.jumps).map(([id, label]) => ({ id, label }))
  return (
    <GuidePage head={useTexts(insuranceHead)} jumps={jumps} content={useTexts(insuranceContent)}>
      <Coverage />
      <Insurers />
      <Rights />
      <InsuranceChecklist />
      <CallBox title={text.questions} supportLine={supportLine}>
        <ButtonLink to="/contact" variant="line" size="lg" className="max-md:w-full">
          {text.contact}
        </ButtonLink>
      </CallBox>
    </GuidePage>
  )
}

function Coverage() {
  const words = useTexts(insuranceWords)
  const { coverageTypes } = useTexts(insuranceContent)
  return (
    <GuideSection id="coverage" title={words.coverageTitle} lede={words.coverageLede}>
      <ul className="halves mt-6 grid gap-x-10 gap-y-7 md:grid-cols-2">
        {coverageTypes.map(({ title, text, ask }) => (
          <li key={title} className="keep border-t-[1.5px] border-ink pt-4">
            <h3>{title}</h3>
            <p className="mt-1.5">{text}</p>
            <p className="mt-2 text-ink-soft">
              <b className="text-ink">{words.ask}</b> {ask}
            </p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

function Insurers() {
  const words = useTexts(insuranceWords)
  const { insurers } = useTexts(insuranceContent)
  const marketplace = insurers.filter(({ kind }) => kind === 'marketplace')
  const publicPrograms = insurers.filter(({ kind }) => kind === 'public')
  return (
    <GuideSection id="insurers" title={words.insurersTitle} lede={words.insurersLede}>
      <h3 className="mt-6">{words.marketplace}</h3>
      <ul className="halves mt-3 grid gap-x-10 border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-3">
        {marketplace.map(({ name }) => (
          <li key={name} className="flex min-h-12 items-center border-b py-2 font-semibold">
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-8">{words.publicPrograms}</h3>
      <ul className="mt-3 border-t-[1.5px] border-ink">
        {publicPrograms.map(({ name, text }) => (
          <li
            key={name}
            className="keep grid gap-x-10 gap-y-0.5 border-b py-3.5 md:grid-cols-[16rem_1fr]"
          >
            <b>{name}</b>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}

function Rights() {
  const words = useTexts(insuranceWords)
  const { legalNotes, outsideLaw, stateParity } = useTexts(insuranceContent)
  return (
    <GuideSection id="rights" title={words.jumps.rights} lede={words.rightsLede}>
      <ul className="mt-6 mb-5 grid gap-6 lg:grid-cols-3 lg:gap-7">
        {legalNotes.map(({ title, points }) => (
          <li key={title} className="keep rounded-l border bg-surface p-5.5">
            <h3>{title}</h3>
            <ul className="mt-2.5 grid list-disc gap-2 pl-5 leading-normal marker:text-ink-soft">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Note>
        <b>{outsideLaw.text}</b> {outsideLaw.plans.join(', ')}.
      </Note>
      <p className="mt-4 text-sm text-ink-soft">{stateParity.text}</p>
    </GuideSection>
  )
}
