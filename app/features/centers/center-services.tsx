import type { CheckedField } from '#app/lib/checked-fields.ts'
import type { Language } from '#app/lib/language.ts'
import {
  labelOffering,
  labelOfferingGroup,
  type OfferingGroup,
  offeringGroups,
} from '#app/lib/offerings.ts'
import { labelTreatmentType, treatmentTypes } from '#app/lib/treatment-types.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CenterDetail, ServiceGroup } from './center-model.ts'
import { centerMessages } from './messages.ts'
import { nameService } from './name-service.ts'
import { FieldEvidence, StoredWords } from './page-parts.tsx'

/** A section as it is shown: words of ours are in the page's language, stored ones in English. */
type Section = {
  title: string
  isTitleStored: boolean
  field?: CheckedField | undefined
  offered: { name: string; isStored: boolean }[]
  notOffered: string[]
}

/**
 * 'Treatment Programs & Services': what visitors filter by, group by group, each with whatever else
 * the center says of the same, then the rest of what it says.
 */
export function CenterServices({ center }: { center: CenterDetail }) {
  const { services: text } = useTexts(centerMessages)
  const language = useLanguage()
  const known: readonly string[] = Object.values(categoryOf)
  const others = center.services.filter(({ category }) => !known.includes(category))
  const sections = [...joinOfferings(center, language), ...orderGroups(others).map(showStored)]
  return (
    <section aria-labelledby="center-services">
      <h2 id="center-services" className="mb-4">
        {text.title}
      </h2>
      <dl className="border-t-[1.5px] border-ink">
        {sections.map((section) => (
          <Services key={section.title} section={section} center={center} />
        ))}
      </dl>
      <ListingSource center={center} sections={sections} />
      {center.services.length === 0 && <p className="mt-4 text-ink-soft">{text.nothingMore}</p>}
    </section>
  )
}

/** Where what is shown is from, unless each field says where. */
function ListingSource({ center, sections }: { center: CenterDetail; sections: Section[] }) {
  const { services: text } = useTexts(centerMessages)
  const { listingSource, otherSources, services } = center
  const names = sections.flatMap(({ offered, notOffered }) => [
    ...offered.map(({ name }) => name),
    ...notOffered,
  ])
  if (!listingSource || names.every((name) => otherSources[name])) return null
  return (
    <p className="mt-3 text-sm text-ink-soft">
      {listingSource}
      {names.some((name) => otherSources[name]) && text.unlessSaid}.
      {services.length > 0 && text.askCenter}
    </p>
  )
}

/** The section of a center's own words that is about the same as a group of offerings. */
const categoryOf: Record<OfferingGroup, string> = {
  care: 'Treatment programs',
  payment: 'Payment',
  medicines: 'Medicines',
  language: 'Languages',
  people: 'People served',
  access: 'Access',
}

/** The field that is checked with each group of offerings. */
const fieldOf: Partial<Record<OfferingGroup, CheckedField>> = {
  care: 'care',
  payment: 'payment',
  medicines: 'medicines',
  language: 'languages',
}

function joinOfferings(
  {
    treatmentTypeLabels,
    offerings,
    services,
  }: Pick<CenterDetail, 'treatmentTypeLabels' | 'offerings' | 'services'>,
  language: Language,
): Section[] {
  const types: readonly string[] = treatmentTypes
  const typesInEnglish = treatmentTypes
    .filter((type) => treatmentTypeLabels.includes(labelTreatmentType(type, language)))
    .map((type) => labelTreatmentType(type))
  return offeringGroups.flatMap(({ group, offerings: words }) => {
    const own = services.find(({ category }) => category === categoryOf[group])
    const listedOfferings = words.filter(
      (word) => offerings.includes(word) && !types.includes(word),
    )
    const labels = listedOfferings.map((offering) => labelOffering(offering, language))
    const first = group === 'care' ? [...treatmentTypeLabels, ...labels] : labels
    // What is stored says the same in English.
    const inEnglish = listedOfferings.map((offering) => labelOffering(offering))
    const saidAlready = group === 'care' ? [...first, ...typesInEnglish, ...inEnglish] : inEnglish
    const known = new Set([...saidAlready, ...first].map(toPlain))
    const isKnown = (name: string) =>
      known.has(toPlain(name)) || known.has(toPlain(nameService(name, language) ?? name))
    const more = own?.offered.filter((name) => !isKnown(name)) ?? []
    const joined = {
      ...{
        title: labelOfferingGroup(group, language),
        isTitleStored: false,
        field: fieldOf[group],
      },
      offered: [
        ...first.map((name) => ({ name, isStored: false })),
        ...more.map((name) => ({ name, isStored: true })),
      ],
      notOffered: own?.notOffered ?? [],
    }
    return joined.offered.length + joined.notOffered.length > 0 ? [joined] : []
  })
}

function showStored({ category, offered, notOffered }: ServiceGroup): Section {
  return {
    title: category,
    isTitleStored: true,
    notOffered,
    offered: offered.map((name) => ({ name, isStored: true })),
  }
}

/** Other names of an offering, in the form of `toPlain`. */
const otherNames: Record<string, string> = {
  detoxification: 'detox',
  'nj familycare': 'medicaid',
  'sober living or transitional housing': 'sober living',
  'partial hospitalization or day': 'partial hospitalization',
  'outpatient day treatment or partial hospitalization': 'partial hospitalization',
  'programs for women': 'women',
  'programs for men': 'men',
  'lgbtq people': 'lgbtq+ people',
  'people in the criminal justice system': 'people referred by a court',
}

/** "TRICARE (military insurance)" says the same as "TRICARE", "Residential treatment" as "Residential (live-in)". */
function toPlain(label: string): string {
  const plain = label
    .toLowerCase()
    .replace(/ \(.*\)$/, '')
    .replace(/ (treatment|visits|services|programs?)$/, '')
  return otherNames[plain] ?? plain
}

// What a family asks first comes first; groups that we do not know follow in the order of the alphabet.
const usualOrder = ['Therapy']

function orderGroups(groups: readonly ServiceGroup[]): ServiceGroup[] {
  const rank = ({ category }: ServiceGroup) => {
    const place = usualOrder.indexOf(category)
    return place < 0 ? usualOrder.length : place
  }
  return [...groups].sort((a, b) => rank(a) - rank(b) || a.category.localeCompare(b.category, 'en'))
}

const service = 'flex items-start gap-2.5 py-0.5 leading-normal'

type ServicesProps = {
  section: Section
  center: Pick<CenterDetail, 'otherSources' | 'evidence'>
}

function Services({ section, center: { otherSources: sources, evidence } }: ServicesProps) {
  const { services: text } = useTexts(centerMessages)
  const { title, isTitleStored, field, offered, notOffered } = section
  return (
    <div className="grid gap-x-6 gap-y-1.5 border-b py-4.5 sm:grid-cols-[13rem_1fr]">
      <dt className="font-semibold">
        <Words text={title} isStored={isTitleStored} />
        {field && <FieldEvidence evidence={evidence} field={field} />}
      </dt>
      <dd>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {offered.map(({ name, isStored }) => (
            <li key={name} className={service}>
              <Icon name="check" className="mt-0.5 size-4.5 text-link" />
              <span>
                <Words text={name} isStored={isStored} />
                {sources[name] && <span className="text-sm text-ink-soft"> ({sources[name]})</span>}
              </span>
            </li>
          ))}
          {notOffered.map((name) => (
            <li key={name} className={`${service} text-ink-soft`}>
              <Icon name="minus" className="mt-0.5 size-4.5 text-line-strong" />
              <span>
                {text.notOffered}
                <Words text={name} isStored />
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** Stored words by their name in the page's language; as they are, and said to be English, where they have none. */
function Words({ text, isStored }: { text: string; isStored: boolean }) {
  const language = useLanguage()
  return isStored ? <StoredWords text={text} name={nameService(text, language)} /> : text
}
