import type { ReactNode } from 'react'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import {
  labelSuggestion,
  type SuggestedFacts,
  type SuggestedField,
} from '#app/lib/listing-facts.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { FocusTaker, FormSummary } from '#app/ui/form-summary.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { honeypotField, maxNoteLength } from './report-input.ts'
import { reportMessages } from './report-messages.ts'

type SuggestionPageProps = {
  /** The listing as it is; null for a new one. */
  center: { slug: string; name: string; listed: SuggestedFacts } | null
  sent: boolean
  rejected: RejectedForm | undefined
}

const days: SuggestedField[] = [
  'hoursMonday',
  'hoursTuesday',
  'hoursWednesday',
  'hoursThursday',
  'hoursFriday',
  'hoursSaturday',
  'hoursSunday',
]

/** A copy of the listing, or an empty one, to be filled in as it should be. Staff check it before it counts. */
export function SuggestionPage({ center, sent, rejected }: SuggestionPageProps) {
  const text = useTexts(reportMessages)
  const stored = useStoredText()
  const language = useLanguage()
  const title = center ? text.change : text.add
  const fields = Object.entries(rejected?.fields ?? {}).map(
    ([field, message]) => [`suggest-${field}`, message] as const,
  )
  const wiring = (field: SuggestedField) => ({
    id: `suggest-${field}`,
    label: labelSuggestion(field, language),
    error: rejected?.fields[field],
  })
  const filled = (field: SuggestedField) => ({
    name: field,
    defaultValue: getTyped(rejected, field) ?? center?.listed[field] ?? '',
  })
  return (
    <>
      <PageHead
        title={title}
        lede={center ? text.changeLede(center.name) : text.addLede}
        before={
          <Breadcrumb
            crumbs={[
              { label: text.home, to: '/' },
              ...(center ? [{ label: center.name, to: `/centers/${center.slug}` }] : []),
              { label: title },
            ]}
          />
        }
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && <FormSummary {...rejected} fields={fields} />}
          {sent && !rejected && (
            <FocusTaker>
              <Alert tone="good" title={text.thanks} />
            </FocusTaker>
          )}
          <form method="post" noValidate className="grid gap-5 sm:grid-cols-2">
            <Field {...wiring('name')} required className="sm:col-span-2">
              <Input {...filled('name')} />
            </Field>
            <Field {...wiring('phone')}>
              <Input {...filled('phone')} type="tel" />
            </Field>
            <Field {...wiring('website')}>
              <Input {...filled('website')} type="url" />
            </Field>
            <Field {...wiring('street')} className="sm:col-span-2">
              <Input {...filled('street')} />
            </Field>
            {(['city', 'state', 'postalCode'] as const).map((field) => (
              <Field key={field} {...wiring(field)}>
                <Input {...filled(field)} />
              </Field>
            ))}
            <Group
              legend={text.hours}
              hint={
                <>
                  {text.hoursHint} <span {...stored}>9 AM to 5 PM, Closed, Open 24 hours.</span>
                </>
              }
            >
              {days.map((field) => (
                <Field key={field} {...wiring(field)}>
                  <Input {...filled(field)} />
                </Field>
              ))}
            </Group>
            <Field {...wiring('description')} className="sm:col-span-2">
              <Textarea {...filled('description')} rows={5} />
            </Field>
            <Field
              id="suggest-note"
              label={text.howDoYouKnow}
              hint={text.howHint}
              error={rejected?.fields.note}
              optional
              className="sm:col-span-2"
            >
              <Textarea
                name="note"
                rows={3}
                maxLength={maxNoteLength}
                defaultValue={getTyped(rejected, 'note') ?? ''}
              />
            </Field>
            <div hidden>
              <label htmlFor="suggest-homepage">{text.leaveEmpty}</label>
              <input id="suggest-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <div className="grid gap-3 sm:col-span-2">
              <Button type="submit" className="md:justify-self-start">
                <span data-busy={text.sending}>{text.send}</span>
              </Button>
              <p className="text-sm leading-normal text-ink-soft">
                {text.whoSuggests}{' '}
                <Link to="/privacy#messages" className="text-ink">
                  {text.whatWeKeep}
                </Link>
              </p>
            </div>
          </form>
        </div>
      </div>
    </>
  )
}

function Group(props: { legend: string; hint: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{props.legend}</legend>
      <p className="text-sm text-ink-soft sm:col-span-2">{props.hint}</p>
      {props.children}
    </fieldset>
  )
}
