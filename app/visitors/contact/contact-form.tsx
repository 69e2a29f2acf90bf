import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { labelUrgency, urgencies } from '#app/lib/urgency.ts'
import { Field, Input, Select, Textarea } from '#app/ui/field.tsx'
import { FormFoot } from '#app/ui/form-page.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/use-language.tsx'
import { formIdField, maxLength } from './contact-input.ts'
import { type ContactField, contactMessages } from './messages.tsx'

type ContactFormProps = {
  /** Where it is sent: "/contact", with the center that it is about. */
  action: string
  /** Sent twice under one id, the same words are one message. */
  formId: string
  /** The last form that was rejected. */
  rejected: RejectedForm | undefined
}

/** The form, as the server reads it. A rejected form shows again what was typed. */
export function ContactForm(props: ContactFormProps) {
  const { action, formId, rejected } = props
  const language = useLanguage()
  const text = useTexts(contactMessages)
  const path = usePath()
  const typed = (field: ContactField, value = '') => ({
    name: field,
    defaultValue: getTyped(rejected, field) ?? value,
  })
  const wiring = (field: ContactField) => ({
    id: `contact-${field}`,
    label: text.fields[field],
    error: rejected?.fields[field],
  })
  return (
    <form
      method="post"
      action={path(action)}
      noValidate
      data-offline="contact-offline"
      aria-labelledby="contact-form"
      className="grid gap-5 md:grid-cols-2"
    >
      <Field {...wiring('name')} required className="md:col-span-2">
        <Input {...typed('name')} autoComplete="name" />
      </Field>
      <Field {...wiring('phone')} optional>
        <Input {...typed('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field {...wiring('email')} required>
        <Input {...typed('email')} type="email" autoComplete="email" spellCheck={false} />
      </Field>
      <Field {...wiring('subject')} optional>
        <Input {...typed('subject')} />
      </Field>
      <Field {...wiring('urgency')}>
        <Select {...typed('urgency', 'normal')}>
          {urgencies.map((urgency) => (
            <option key={urgency} value={urgency}>
              {labelUrgency(urgency, language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        {...wiring('message')}
        required
        hint={text.messageHint(maxLength.message)}
        className="md:col-span-2"
      >
        <Textarea {...typed('message')} rows={7} />
      </Field>
      <input type="hidden" name={formIdField} value={getTyped(rejected, formIdField) ?? formId} />
      <FormFoot
        id="contact"
        submit={text.send}
        icon="mail"
        note={text.whoReads}
        className="md:col-span-2"
      />
    </form>
  )
}
