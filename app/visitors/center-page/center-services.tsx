import type { CenterDetail, ServiceGroup } from '#app/center/center-model.ts'
import { orderServices } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import { ServiceName } from '#app/center/page-parts.tsx'
import { formatNumber } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { Fold } from './fold.tsx'
import { isLittleKnown } from './is-little-known.ts'
import { centerPageMessages } from './messages.ts'

/** The sections of a center's services that say for whom it is, and who pays. */
const aboutPeople = new Set(['People served', 'Payment', 'Languages', 'Access'])

/** More services than these are folded by section, too. */
const manyServices = 30

/** 'Treatment Programs & Services', and the people and payment: all that the center says, folded. */
export function CenterServices({ center }: { center: CenterDetail }) {
  const { services: text } = useTexts(centerMessages)
  const { folds } = useTexts(centerPageMessages)
  const groups = orderServices(center.services)
  const programs = groups.filter(({ category }) => !aboutPeople.has(category))
  const people = groups.filter(({ category }) => aboutPeople.has(category))
  return (
    <>
      <Fold id="center-services" title={text.title} note={<Listed groups={programs} />}>
        {programs.length > 0 ? <Services groups={programs} /> : <NoPrograms center={center} />}
      </Fold>
      {people.length > 0 && (
        <Fold id="people-payment" title={folds.people} note={<Listed groups={people} />}>
          <Services groups={people} />
        </Fold>
      )}
    </>
  )
}

const countServices = (groups: readonly ServiceGroup[]) =>
  groups.reduce((sum, { offered, notOffered }) => sum + offered.length + notOffered.length, 0)

/** "118 listed" */
function Listed({ groups }: { groups: readonly ServiceGroup[] }) {
  const { folds } = useTexts(centerPageMessages)
  const language = useLanguage()
  const count = countServices(groups)
  return count > 0 && folds.listed(formatNumber(count, language))
}

function Services({ groups }: { groups: readonly ServiceGroup[] }) {
  if (countServices(groups) <= manyServices) {
    return groups.map((group) => (
      <div key={group.category}>
        <h3>
          <ServiceName stored={group.category} />
        </h3>
        <ServiceList group={group} />
      </div>
    ))
  }
  return groups.map((group, index) => (
    <details key={group.category} className="disclosure border-b" open={index === 0 || undefined}>
      <summary>
        <h3>
          <ServiceName stored={group.category} />
        </h3>
        <span>{countServices([group])}</span>
        <Icon name="chevron-down" />
      </summary>
      <ServiceList group={group} />
    </details>
  ))
}

function ServiceList({ group: { offered, notOffered } }: { group: ServiceGroup }) {
  const { fit: text } = useTexts(centerMessages)
  return (
    <ul className="services">
      {offered.map((name) => (
        <li key={name}>
          <ServiceName stored={name} />
        </li>
      ))}
      {notOffered.map((name) => (
        <li key={name} className="not-offered">
          <ServiceName stored={name} />: <b>{text.notOffered}</b>
        </li>
      ))}
    </ul>
  )
}

/** What to ask, where little or nothing more is known. */
function NoPrograms({ center }: { center: CenterDetail }) {
  const { services: text } = useTexts(centerMessages)
  if (!isLittleKnown(center, useLanguage())) return <p>{text.nothingMore}</p>
  return (
    <div className="prose">
      <p>{text.noneListed}</p>
      <ol>
        {text.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  )
}
