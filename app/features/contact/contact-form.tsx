import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { labelUrgency, urgencies } from '#app/lib/urgency.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formIdField, honeypotField, maxLength } from './contact-input.ts'
import { type ContactField, fieldLabels } from './messages.ts'

type ContactFormProps = {
  /** Where it is sent: "/contact", with the center that it is about. */
  action: string
  /** Sent twice under one id, the same words are one message. */
  formId: string
  /** What was sent last and not accepted. */
  rejected: RejectedForm | undefined
}

/** The form, as the server reads it. What was typed into one that was not accepted stands in it again. */
export function ContactForm(props: ContactFormProps) {
  const { action, formId, rejected } = props
  const text = (field: ContactField, value = '') => ({
    name: field,
    defaultValue: getTyped(rejected, field) ?? value,
  })
  const wiring = (field: ContactField) => ({
    id: `contact-${field}`,
    label: fieldLabels[field],
    error: rejected?.fields[field],
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
        <Select {...text('urgency', 'normal')}>
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
        hint={`Up to ${maxLength.message.toLocaleString('en-US')} characters. Please leave out health details that we do not need.`}
        className="md:col-span-2"
      >
        <Textarea {...text('message')} rows={7} />
      </Field>
      <div hidden>
        <label htmlFor="contact-homepage">Leave this empty</label>
        <input id="contact-homepage" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={formIdField} value={getTyped(rejected, formIdField) ?? formId} />
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
