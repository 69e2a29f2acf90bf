import {
  type CheckedField,
  listCheckedFields,
  suggestionLabels,
} from '#app/center/fields/checked-fields.ts'
import { formatHours } from '#app/center/hours/opening-hours.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import type { OpenedLink } from './answer-link.server.ts'
import { CorrectionFields } from './correction-fields.tsx'
import { HolidayQuestion } from './holiday-question.tsx'
import type { LinkFact } from './link-facts.ts'
import { linkMessages } from './messages.ts'

type LinkPageProps = { opened: OpenedLink; sent: boolean; rejected: RejectedForm | undefined }

/** A center's listing, fact by fact: each can be marked as right or corrected, or left alone. */
export function LinkPage({ opened, sent, rejected }: LinkPageProps) {
  const text = useTexts(linkMessages)
  // A center that answers a listing that changed meanwhile starts anew.
  const typed = getTyped(rejected, 'seen') === opened.seen ? rejected : undefined
  const marked = typed?.values.right ?? []
  return (
    <FormPage
      title={text.title}
      lede={opened.name}
      id="confirm"
      rejected={rejected}
      thanks={sent ? { title: text.flash['link-answered'].title } : null}
    >
      {opened.answered ? <LastAnswer answered={opened.answered} /> : <p>{text.intro}</p>}
      <p>{text.introMore}</p>
      <form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="seen" value={opened.seen} />
        <fieldset className="grid gap-2 border-t pt-4">
          <legend className="sr-only">{text.name}</legend>
          <p className="text-sm text-ink-soft" aria-hidden="true">
            {text.name}
          </p>
          <StoredValue>{opened.name}</StoredValue>
          <CorrectionFields parts={['name']} listed={opened.listed} typed={typed} />
        </fieldset>
        {opened.facts.map((fact) => (
          <Fact
            key={fact.field}
            fact={fact}
            opened={opened}
            typed={typed}
            isMarked={marked.includes(fact.field)}
          />
        ))}
        {opened.holiday && <HolidayQuestion question={opened.holiday} typed={typed} />}
        <Field id="confirm-note" label={text.noteLabel} hint={text.noteHint} optional>
          <Textarea name="note" rows={3} maxLength={1000} defaultValue={getTyped(typed, 'note')} />
        </Field>
        <div className="grid gap-3">
          {/* First, because the Enter key in a field presses the first button. */}
          <Button type="submit" variant="line" size="lg" wide>
            <span data-busy={text.sending}>{text.sendMarked}</span>
          </Button>
          <Button type="submit" name="all" value="right" size="lg" wide>
            <span data-busy={text.sending}>{text.allRight}</span>
          </Button>
          <p className="text-sm leading-normal text-ink-soft">{text.whoSees}</p>
        </div>
      </form>
      <p>
        <Link to={`/centers/${opened.slug}`} className="inline-flex min-h-11 items-center text-ink">
          {text.yourPage}
        </Link>
      </p>
    </FormPage>
  )
}

function LastAnswer({ answered }: { answered: NonNullable<OpenedLink['answered']> }) {
  const text = useTexts(linkMessages)
  const language = useLanguage()
  const nameFacts = (fields: readonly CheckedField[]) =>
    fields.map((field) => text.facts[field]).join(', ')
  const { confirmed, changes, note, at } = answered
  const corrected = [
    ...(changes.name === undefined ? [] : [text.name]),
    ...listCheckedFields(changes).map((field) => text.facts[field]),
  ]
  return (
    <Alert tone="good" title={text.answeredOn(formatMoment(at, language))}>
      {confirmed.length > 0 && <p>{text.youConfirmed(nameFacts(confirmed))}</p>}
      {corrected.length > 0 && <p>{text.weCheck(corrected.join(', '))}</p>}
      {note !== '' && <p>{text.weReadNote}</p>}
      <p>{text.again}</p>
    </Alert>
  )
}

type FactProps = {
  fact: LinkFact
  opened: OpenedLink
  typed: RejectedForm | undefined
  isMarked: boolean
}

function Fact({ fact, opened, typed, isMarked }: FactProps) {
  const { field, parts, isKnown } = fact
  const text = useTexts(linkMessages)
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">{text.facts[field]}</legend>
      <p className="text-sm text-ink-soft" aria-hidden="true">
        {text.facts[field]}
      </p>
      {isKnown ? <FactValue fact={fact} opened={opened} /> : <p>{text.unknown}</p>}
      {isKnown && (
        <label className="btn btn-line justify-self-start">
          <input
            type="checkbox"
            name="right"
            value={field}
            defaultChecked={isMarked}
            className="size-5 accent-action"
          />
          {text.right}
        </label>
      )}
      {parts.length > 0 && <CorrectionFields parts={parts} listed={opened.listed} typed={typed} />}
    </fieldset>
  )
}

function FactValue({ fact, opened }: { fact: LinkFact; opened: OpenedLink }) {
  const text = useTexts(linkMessages)
  const { field, parts, services } = fact
  const { listed } = opened
  if (field === 'status') return <p className="text-lg">{text.states[opened.state]}</p>
  if (field === 'hours') return <HoursValue fact={fact} listed={listed} />
  if (parts.length === 0) return <Services services={services} />
  const words = parts.flatMap((part) => listed[part] || []).join(', ')
  return <StoredValue>{words}</StoredValue>
}

/** The stored value, in English. */
function StoredValue({ children }: { children: string }) {
  return (
    <p className="text-lg wrap-anywhere" {...useStoredText()}>
      {children}
    </p>
  )
}

function HoursValue({ fact, listed }: { fact: LinkFact; listed: OpenedLink['listed'] }) {
  const language = useLanguage()
  const labels = useTexts(suggestionLabels)
  const stored = useStoredText()
  return (
    <ul>
      {fact.parts.map((part) => {
        const hours = listed[part]
        if (!hours) return null
        return (
          <li key={part}>
            {labels[part]}: {formatHours(hours, language)}
          </li>
        )
      })}
      {listed.specialHours && (
        <li>
          {labels.specialHours}: <span {...stored}>{listed.specialHours}</span>
        </li>
      )}
    </ul>
  )
}

function Services({ services }: Pick<LinkFact, 'services'>) {
  const text = useTexts(linkMessages)
  const stored = useStoredText()
  const nameServices = (isOffered: boolean) =>
    services
      .filter((service) => service.isOffered === isOffered)
      .map(({ name, isStored }, index) => (
        <span key={name} {...(isStored ? stored : {})}>
          {index > 0 && ', '}
          {name}
        </span>
      ))
  const offered = nameServices(true)
  const missing = nameServices(false)
  return (
    <>
      {offered.length > 0 && <p className="text-lg wrap-anywhere">{offered}</p>}
      {missing.length > 0 && (
        <p className="wrap-anywhere">
          {text.notOffered} {missing}
        </p>
      )}
    </>
  )
}
