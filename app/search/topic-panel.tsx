import type { ComponentType, ReactNode } from 'react'
import { isPayment, labelOffering, type Offering } from '#app/center/offerings/offerings.ts'
import { getPageName } from '#app/find-page.ts'
import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { Plan } from '#site/plans.ts'
import { dangerMessages } from './danger-messages.ts'
import { emergencyTexts, groupTexts } from './guide-texts.ts'
import { listTopics } from './list-topics.ts'
import { type DirectorySearch, emptySearch, serializeSearch } from './search-input.ts'
import { topicMessages } from './topic-messages.ts'
import type { Topic } from './understand/lexicon.ts'

type TopicPanelProps = {
  topics: Topic[]
  /** Plans named in the search. They show the insurance topic even if `topics` lacks it. */
  plans: Plan[]
  /** The link to detox centers narrows this search. */
  search?: DirectorySearch
  /** The path of the results, in English. */
  path?: string
  /** Leave out what can wait, or show that alone. */
  only?: 'urgent' | 'calm'
}

type SectionProps = Required<Omit<TopicPanelProps, 'topics' | 'only'>>

/** Topics that can wait until after the first number. */
const calmTopics: readonly Topic[] = ['family', 'insurance']

const sections: Record<Topic, ComponentType<SectionProps>> = {
  withdrawal: Withdrawal,
  naloxone: Naloxone,
  aftermath: Aftermath,
  family: Family,
  'sober-living': SoberLiving,
  'support-groups': SupportGroups,
  insurance: Insurance,
}

/** Help with the topics of a search, above its results. Not printed. */
export function TopicPanel(props: TopicPanelProps) {
  const { topics, plans, search = emptySearch, path = '/centers', only } = props
  const shown = listTopics({ topics, plans }).filter(
    (topic) => !only || calmTopics.includes(topic) === (only === 'calm'),
  )
  if (shown.length === 0) return null
  return (
    <div className="no-print mt-4 mb-2 lined rounded-l border bg-surface px-4 leading-snug lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8 lg:lined-0">
      {shown.map((topic) => {
        const Section = sections[topic]
        return <Section key={topic} plans={plans} search={search} path={path} />
      })}
    </div>
  )
}

function Withdrawal({ search, path }: SectionProps) {
  const text = useTexts(topicMessages).withdrawal
  const { content } = useTexts(emergencyTexts)
  const { line, callLine } = text
  return (
    <TopicSection topic="withdrawal" title={text.title}>
      <p>
        <CallableText>{content.withdrawal.text}</CallableText>
      </p>
      <Actions>
        <CallButton href={line.href}>
          <span>
            {callLine}: <PhoneNumber>{line.number}</PhoneNumber>
          </span>
        </CallButton>
        {!search.types.includes('detox') && (
          <ArrowLink
            to={`${path}${serializeSearch({ ...search, types: ['detox'], page: 1 })}#results`}
          >
            {text.detox}
          </ArrowLink>
        )}
        <ArrowLink to="/emergency-help#signs">{text.more}</ArrowLink>
      </Actions>
    </TopicSection>
  )
}

function Naloxone() {
  const text = useTexts(topicMessages).naloxone
  const { naloxone } = useTexts(emergencyTexts).content
  return (
    <TopicSection topic="naloxone" title={naloxone.title}>
      <p>
        <b>
          <CallableText>{text.overdose}</CallableText>
        </b>{' '}
        {naloxone.inShort}
      </p>
      <Actions>
        <ButtonLink to={`https://${naloxone.website}`} variant="line" size="sm">
          {text.check(naloxone.website)}
          <Icon name="external-link" />
        </ButtonLink>
        <ArrowLink to="/emergency-help#now">{text.more}</ArrowLink>
      </Actions>
    </TopicSection>
  )
}

/** Calls 988 because it answers at night, also people who worry about someone. */
function Family() {
  const text = useTexts(topicMessages).family
  return (
    <TopicSection topic="family" title={text.title}>
      <p>
        <CallableText>{text.call}</CallableText>
      </p>
      <Actions>
        <CallButton href={suicideAndCrisis.href}>{useTexts(dangerMessages).crisis.call}</CallButton>
        <ArrowLink to="/worried-about-someone">{text.more}</ArrowLink>
      </Actions>
    </TopicSection>
  )
}

/** For a loss, or a danger that is over. */
function Aftermath() {
  const text = useTexts(topicMessages).aftermath
  return (
    <TopicSection topic="aftermath" title={text.title}>
      <p>
        <CallableText>{text.text}</CallableText>
      </p>
      <Actions>
        <PageButton to="/support-groups">{text.find}</PageButton>
        <ArrowLink to="/worried-about-someone">{text.more}</ArrowLink>
      </Actions>
    </TopicSection>
  )
}

function SoberLiving() {
  const text = useTexts(topicMessages)['sober-living']
  return (
    <TopicSection topic="sober-living" title={text.title}>
      <p>{text.text}</p>
      <Actions>
        <PageButton to="/treatment-types#sober-living">{text.more}</PageButton>
      </Actions>
    </TopicSection>
  )
}

function SupportGroups() {
  const text = useTexts(topicMessages)['support-groups']
  const groups = useTexts(groupTexts)
  const finders = groups.content.supportGroups.filter(({ shortName }) => shortName)
  return (
    <TopicSection topic="support-groups" title={getPageName('/support-groups', useLanguage())}>
      <p>{groups.schedule}</p>
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {finders.map(({ shortName, website }) => (
          <li key={website}>
            <Link to={`https://${website}`} className="inline-flex min-h-11 items-center">
              {shortName}
            </Link>
          </li>
        ))}
      </ul>
      <Actions>
        <PageButton to="/support-groups">{text.find}</PageButton>
        <ArrowLink to="/support-groups#online">{text.online}</ArrowLink>
      </Actions>
    </TopicSection>
  )
}

/** Never says that a center takes a plan. */
function Insurance({ plans, search, path }: SectionProps) {
  const text = useTexts(topicMessages).insurance
  const language = useLanguage()
  // "Horizon" names both.
  const payments = plans.find(({ payment }) => payment.length > 1)?.payment ?? []
  const isOpen = payments.length > 0 && payments.every((kind) => search.offers.includes(kind))
  return (
    <TopicSection topic="insurance" title={text.title}>
      <p>
        {plans.length > 0 && <b>{text.askPlans(plans.map(({ name }) => name))} </b>}
        {text.text} {isOpen && text.which}
      </p>
      <Actions>
        {isOpen &&
          payments.map((kind) => (
            <ArrowLink
              key={kind}
              to={`${path}${serializeSearch(choosePayment(search, kind))}#results`}
            >
              {labelOffering(kind, language)}
            </ArrowLink>
          ))}
        <PageButton to="/insurance-guide#checklist">{text.more}</PageButton>
      </Actions>
    </TopicSection>
  )
}

/** The same search with one way to pay. */
const choosePayment = (search: DirectorySearch, kind: Offering): DirectorySearch => ({
  ...search,
  offers: search.offers.filter((offering) => offering === kind || !isPayment(offering)),
  page: 1,
})

function TopicSection(props: { topic: Topic; title: string; children: ReactNode }) {
  const id = `topic-${props.topic}`
  return (
    <section aria-labelledby={id} className="py-3.5">
      <h2 id={id} className="mb-1 text-lg">
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

/** The button, then links. */
function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">{children}</div>
}

function CallButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink to={href} variant="line" size="sm">
      <Icon name="phone" />
      {children}
    </ButtonLink>
  )
}

function PageButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="line" size="sm">
      {children}
    </ButtonLink>
  )
}
