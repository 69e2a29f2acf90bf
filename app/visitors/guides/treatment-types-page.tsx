import { type TreatmentKindId, treatmentKinds } from '#app/center/offerings/treatment-kinds.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { type CareFilter, CentersLink } from './centers-link.tsx'
import type { GuideContent } from './guide-model.ts'
import { CallBox, GuideSection } from './guide-parts.tsx'
import { TreatmentScale } from './treatment-scale.tsx'
import { en } from './treatment-types-content.en.ts'
import { es } from './treatment-types-content.es.ts'

const texts = { en, es }

/** The six kinds of treatment, compared and then described. */
export const treatmentTypes: GuideContent = {
  type: 'MedicalWebPage',
  texts,
  Body: TreatmentTypes,
}

/** The directory's filters that find centers of each kind. */
const filters: Record<TreatmentKindId, CareFilter[]> = {
  inpatient: ['inpatient', 'residential'],
  outpatient: ['outpatient', 'counseling'],
  'intensive-outpatient': ['intensive-outpatient', 'partial-hospitalization'],
  detox: ['detox'],
  'dual-diagnosis': ['mental-health'],
  'sober-living': ['sober-living'],
}

/** Return the kinds with their names, lengths and descriptions. */
function useKinds() {
  const { content } = useTexts(texts)
  return useTexts(treatmentKinds).map((kind) => ({ ...kind, ...content.kinds[kind.id] }))
}

function TreatmentTypes() {
  const text = useTexts(texts)
  return (
    <>
      <GuideSection id="scale" title={text.scaleTitle} lede={text.scaleLede}>
        <TreatmentScale />
      </GuideSection>
      <KindTable />
      <div className="grid gap-12">
        {useKinds().map((kind) => (
          <KindSection key={kind.id} kind={kind} />
        ))}
      </div>
      <Medicines />
      <CallBox title={text.talk}>
        <ButtonLink to="/centers" variant="line" size="lg" className="max-md:w-full">
          {text.findCenters}
        </ButtonLink>
      </CallBox>
    </>
  )
}

function KindTable() {
  const text = useTexts(texts)
  const cell = 'border-b py-2 pr-4 align-baseline last:pr-0 wrap-anywhere'
  return (
    <section aria-labelledby="side-by-side">
      <h2 id="side-by-side">{text.sideBySide}</h2>
      <p className="mt-2 max-w-[42em] text-ink-soft">{text.lengthsVary}</p>
      <table className="mt-5 w-full border-t-[1.5px] border-ink text-left">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className={`${cell} font-semibold`}>
              {text.kind}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {text.typicalLength}
            </th>
            <th scope="col" className={`${cell} font-semibold max-sm:hidden`}>
              {text.whereYouSleep}
            </th>
          </tr>
        </thead>
        <tbody>
          {useKinds().map(({ id, name, duration, home }) => (
            <tr key={id}>
              <th scope="row" className={`${cell} font-semibold`}>
                <a href={`#${id}`} className="-my-2 inline-block py-2.75">
                  {name}
                </a>
              </th>
              <td className={`${cell} text-sm whitespace-nowrap `}>{duration}</td>
              <td className={`${cell} text-sm text-ink-soft max-sm:hidden`}>{home}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function KindSection({ kind }: { kind: ReturnType<typeof useKinds>[number] }) {
  const text = useTexts(texts)
  const { id, name, duration, home, description, benefits } = kind
  return (
    <GuideSection id={id} title={name} className="keep border-t-[1.5px] border-ink pt-5">
      <p className="mt-1.5 flex flex-wrap gap-x-6 text-sm text-ink-soft">
        <span>
          {`${text.typicalLength}: `}
          <b className="text-ink">{duration}</b>
          {duration !== text.varies && `, ${text.varies}`}
        </span>
        <span>
          {`${text.whereYouSleep}: `}
          <b className="text-ink">{home.toLowerCase()}</b>
        </span>
      </p>
      <div className="mt-4 grid gap-x-12 gap-y-5 lg:grid-cols-2 lg:items-start">
        <div className="grid content-start gap-4">
          <p className="max-w-measure">{description}</p>
          {id === 'sober-living' &&
            text.content.soberHomeNotes.map((note) => (
              <p key={note.text} className="max-w-measure text-ink-soft">
                {note.text}
              </p>
            ))}
          <div className="flex flex-wrap gap-x-6">
            {filters[id].map((filter) => (
              <CentersLink key={filter} filter={filter} />
            ))}
          </div>
        </div>
        <ul aria-label={text.benefitsOf(name)} className="lined border-y">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-3 py-2.5 leading-normal">
              <Icon name="check" className="mt-0.5 text-link" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </GuideSection>
  )
}

function Medicines() {
  const text = useTexts(texts)
  return (
    <GuideSection id="medicines" title={text.medicinesTitle} lede={text.medicinesLede}>
      <ul className="mt-4 grid max-w-measure list-disc gap-1.5 pl-5.5 marker:text-ink-soft">
        {text.content.medicines.map((medicine) => (
          <li key={medicine.text}>{medicine.text}</li>
        ))}
      </ul>
      <div className="mt-2">
        <CentersLink filter="medication-assisted" />
      </div>
    </GuideSection>
  )
}
