import {
  type SuggestedChanges,
  type SuggestedField,
  suggestedFields,
  suggestionLabels,
} from '#app/center/fields/checked-fields.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { FormFoot, FormPage } from '#app/ui/form-page.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { reportMessages } from './messages.ts'
import { maxNoteLength } from './report-input.ts'

type SuggestionPageProps = {
  /** The current listing; null for a new center. */
  center: { slug: string; name: string; listed: SuggestedChanges } | null
  sent: boolean
  rejected: RejectedForm | undefined
}

const days = suggestedFields.filter((field) => field.startsWith('hours'))

/**
 * A form with the current listing, or an empty one for a new center. Staff check every suggestion
 * before it changes anything.
 */
export function SuggestionPage({ center, sent, rejected }: SuggestionPageProps) {
  const text = useTexts(reportMessages)
  const labels = useTexts(suggestionLabels)
  const wiring = (field: SuggestedField) => ({
    id: `suggest-${field}`,
    label: labels[field],
    error: rejected?.fields[field],
  })
  const filled = (field: SuggestedField) => ({
    name: field,
    defaultValue: getTyped(rejected, field) ?? center?.listed[field] ?? '',
  })
  return (
    <FormPage
      title={center ? text.change : text.add}
      lede={center ? text.changeLede(center.name) : text.addLede}
      above={center ? [{ label: center.name, to: `/centers/${center.slug}` }] : []}
      id="suggest"
      rejected={rejected}
      thanks={sent ? { title: text.thanks } : null}
    >
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
        <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
          <legend className="mb-1 font-semibold">{text.hours}</legend>
          <p className="text-sm text-ink-soft sm:col-span-2">{text.hoursHint}</p>
          {days.map((field) => (
            <Field key={field} {...wiring(field)}>
              <Input {...filled(field)} />
            </Field>
          ))}
        </fieldset>
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
        <FormFoot
          id="suggest"
          submit={text.send}
          note={text.whoSuggests}
          className="sm:col-span-2"
        />
      </form>
    </FormPage>
  )
}
