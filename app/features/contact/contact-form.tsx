import { labelUrgency, urgencies } from '#app/lib/urgency.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  type ContactErrors,
  type ContactField,
  emptyValues,
  formIdField,
  honeypotField,
  longest,
  type Refusal,
} from './contact-fields.ts'
import { fieldLabels } from './messages.ts'

type ContactFormProps = {
  /** Where it is sent: "/contact", with the center that it is about. */
  action: string
  /** Sent twice under one id, the same words are one message. */
  formId: string
  /** Why what was sent last was not taken. */
  refusal: Refusal | undefined
  errors: ContactErrors
}

/** The form, as the server reads it. What was typed into one that was not taken stands in it again. */
export function ContactForm(props: ContactFormProps) {
  const { action, formId, refusal, errors } = props
  const values = refusal?.values ?? emptyValues

  const text = (field: ContactField) => ({ name: field, defaultValue: values[field] })
  const wiring = (field: ContactField) => ({
    id: `contact-${field}`,
    label: fieldLabels[field],
    error: errors[field],
  })
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-offline="contact-offline"
      aria-labelledby="contact-form"
      className="grid gap-5 md:grid-cols-2"
    >
      <Field {...wiring('name')} required className="md:col-span-2">
        <Input {...text('name')} autoComplete="name" />
      </Field>
      <Field {...wiring('phone')} optional>
        <Input {...text('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field {...wiring('email')} required>
        <Input {...text('email')} type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Field {...wiring('subject')} optional>
        <Input {...text('subject')} />
      </Field>
      <Field {...wiring('urgency')}>
        <Select {...text('urgency')}>
          {urgencies.map((urgency) => (
            <option key={urgency} value={urgency}>
              {labelUrgency(urgency)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        {...wiring('message')}
        required
        hint={`Up to ${longest.message.toLocaleString('en-US')} characters. Please leave out health details that we do not need.`}
        className="md:col-span-2"
      >
        <Textarea {...text('message')} rows={7} />
      </Field>
      <div hidden>
        <label htmlFor="contact-homepage">Leave this empty</label>
        <input id="contact-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={formIdField} value={refusal?.formId ?? formId} />
      <div className="grid gap-3 md:col-span-2">
        <Button type="submit" size="lg" className="md:justify-self-start">
          <Icon name="mail" />
          <span data-busy="Sending...">Send Message</span>
        </Button>
        <p className="text-sm leading-normal text-ink-soft">
          We store your message and mail it to ourselves. Only the people who run this site read it.{' '}
          <a href="/privacy#messages" className="text-ink">
            What we keep
          </a>
        </p>
      </div>
    </form>
  )
}
