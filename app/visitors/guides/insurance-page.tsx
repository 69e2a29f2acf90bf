import { ButtonLink } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Note } from '#app/ui/note.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import type { GuideContent } from './guide-model.ts'
import { CallBox, GuideSection, PictureRow } from './guide-parts.tsx'
import { type CoveredCare, en } from './insurance-content.en.ts'
import { es } from './insurance-content.es.ts'

const texts = { en, es }

/** What plans may pay for, insurers, laws, and questions to ask. */
export const insuranceGuide: GuideContent = {
  type: 'WebPage',
  texts,
  Body: Insurance,
}

function Insurance() {
  const text = useTexts(texts)
  return (
    <>
      <Coverage />
      <Insurers />
      <Rights />
      <Checklist />
      <CallBox title={text.questions}>
        <ButtonLink to="/contact" variant="line" size="lg" className="max-md:w-full">
          {text.contact}
        </ButtonLink>
      </CallBox>
    </>
  )
}

const coverageIcons: Record<CoveredCare['id'], IconName> = {
  detox: 'life-buoy',
  residential: 'bed-double',
  outpatient: 'house',
  medicines: 'pill',
}

function Coverage() {
  const { content, ...words } = useTexts(texts)
  return (
    <GuideSection id="coverage" title={words.coverageTitle} lede={words.coverageLede}>
      <ul className="halves mt-4 grid gap-x-10 border-t-[1.5px] border-ink md:grid-cols-2">
        {content.coverage.map(({ id, title, text, ask }) => (
          <PictureRow key={id} icon={coverageIcons[id]} title={title}>
            <p>{text}</p>
            <p className="text-ink-soft">
              <b className="text-ink">{words.ask}</b> {ask}
            </p>
          </PictureRow>
        ))}
      </ul>
    </GuideSection>
  )
}

function Insurers() {
  const { content, ...words } = useTexts(texts)
  return (
    <GuideSection id="insurers" title={words.insurersTitle} lede={words.insurersLede}>
      <h3 className="mt-6">{words.marketplace}</h3>
      <ul className="halves mt-3 grid gap-x-10 border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-3">
        {content.marketplace.names.map((name) => (
          <li key={name} className="flex min-h-12 items-center border-b py-2 font-semibold">
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-8">{words.publicPrograms}</h3>
      <ul className="mt-3 border-t-[1.5px] border-ink">
        {content.publicPrograms.map(({ name, text }) => (
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
  const words = useTexts(texts)
  const { laws, outsideLaw, stateParity } = words.content
  return (
    <GuideSection id="rights" title={words.jumps.rights} lede={words.rightsLede}>
      <ul className="mt-6 mb-5 grid gap-6 lg:grid-cols-3 lg:gap-7">
        {laws.map(({ title, points }) => (
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

/** A checklist for the call to the plan. It prints on its own page, with lines to write on. */
function Checklist() {
  const text = useTexts(texts)
  const { haveAtHand, askThePlan, writeDown } = text.content.checklist
  return (
    <GuideSection
      id="checklist"
      title={text.checklistTitle}
      lede={text.checklistLede}
      className="new-sheet"
    >
      {/* The form submits nowhere, and a shared computer must not remember its checkboxes. */}
      <form
        autoComplete="off"
        aria-label={text.jumps.checklist}
        className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-[1fr_1.4fr] print:grid-cols-1 print:gap-y-4"
      >
        {/* Enter clicks a form's first button; a disabled one does nothing. */}
        <button type="submit" disabled hidden>
          {text.notSent}
        </button>
        {[haveAtHand, askThePlan, writeDown].map(({ title, items }, index) => (
          <fieldset key={title} className={`keep ${index === 1 ? 'lg:row-span-2' : ''}`}>
            <legend className="text-xl font-heading tracking-heading">{title}</legend>
            <ul className="mt-2 border-t-[1.5px] border-ink">
              {items.map((item) => (
                <li key={item} className="border-b print:pb-4">
                  <label className="flex min-h-12 cursor-pointer items-center gap-3.5 py-2 leading-snug">
                    <input type="checkbox" className="size-5.5 flex-none accent-action" />
                    {item}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        ))}
      </form>
    </GuideSection>
  )
}
