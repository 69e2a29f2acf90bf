import { Form, useNavigation } from 'react-router'
import type { LastWorked } from '#app/data/sources/read-sources.server.ts'
import { maxSourceLength } from '#app/data/sources/source-fields.ts'
import type { Source } from '#app/data/sources/source-run.server.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Field, FieldGroup, Input, Options, Select } from '#app/ui/field.tsx'
import { FormSummary } from '#app/ui/form-summary.tsx'
import { ruleFacts } from '#db/schema/source-facts.ts'
import { hasLocatorErrors, LocatorFields, LocatorNotes } from './locator-fields.tsx'
import { formTexts, ruleLabels, scheduleNames } from './messages.ts'

const formId = 'source'

type Values = RejectedForm['values']
type Admin = { id: string; name: string }

type SourceFormProps = {
  kind: Source['kind']
  /** Null for a new one. */
  source: Source | null
  admins: Admin[]
  rejected: RejectedForm | undefined
  /** What a new one is filled with, beside its defaults. */
  proposed?: Record<string, string>
  lastWorked?: LastWorked | null
  submit: { label: string; intent: 'save' | 'run' }
}

/** The form of a source. Its kind decides which fields it has. */
export function SourceForm(props: SourceFormProps) {
  const { kind, source, admins, rejected, proposed = {}, lastWorked = null, submit } = props
  const isBusy = useNavigation().formMethod === 'POST'
  const values = rejected?.values ?? listValues(source, proposed)
  const errors = rejected?.fields ?? {}
  const read = (name: string) => values[name]?.[0] ?? ''
  const wire = (name: string) => ({ id: `${formId}-${name}`, error: errors[name] })
  return (
    <Form key={rejected?.id} method="post" noValidate className="grid max-w-measure gap-6">
      {rejected && <FormSummary {...rejected} controls={formId} />}
      <input type="hidden" name="kind" value={kind} />
      {kind === 'locator' && !source && <LocatorNotes isNew lastWorked={lastWorked} />}
      <Field {...wire('name')} label={formTexts.name} hint={formTexts.nameHint} required>
        <Input name="name" defaultValue={read('name')} maxLength={maxSourceLength.name} />
      </Field>
      {kind === 'upload' && !source && <p className="text-ink-soft">{formTexts.uploadHint}</p>}
      {kind === 'file' && (
        <Field {...wire('address')} label={formTexts.address} hint={formTexts.addressHint} required>
          <Input name="address" type="url" inputMode="url" defaultValue={read('address')} />
        </Field>
      )}
      {kind === 'locator' && (
        <LocatorFields read={read} wire={wire} hasErrors={hasLocatorErrors(errors)} />
      )}
      <Field
        {...wire('listedIn')}
        label={formTexts.listedIn}
        hint={formTexts.listedInHint}
        required
      >
        <Input name="listedIn" defaultValue={read('listedIn')} maxLength={100} />
      </Field>
      {kind !== 'upload' && (
        <Field {...wire('schedule')} label={formTexts.schedule}>
          <Select name="schedule" defaultValue={read('schedule')}>
            <Options labels={scheduleNames} />
          </Select>
        </Field>
      )}
      {kind === 'upload' && <input type="hidden" name="schedule" value="off" />}
      <Field {...wire('sameName')} label={formTexts.sameName}>
        <Select name="sameName" defaultValue={read('sameName')}>
          <Options labels={formTexts.sameNames} />
        </Select>
      </Field>
      <Field {...wire('outside')} label={formTexts.outside}>
        <Select name="outside" defaultValue={read('outside')}>
          <Options labels={formTexts.outsides} />
        </Select>
      </Field>
      <FieldGroup legend={formTexts.rules} hint={formTexts.rulesHint}>
        {ruleFacts.map((fact) => (
          <Choice key={fact} name="rules" value={fact} values={values} label={ruleLabels[fact]} />
        ))}
      </FieldGroup>
      <FieldGroup legend={formTexts.mailTo} hint={formTexts.mailToHint}>
        {admins.length === 0 && <p>{formTexts.noAdmins}</p>}
        {admins.map(({ id, name }) => (
          <Choice key={id} name="mailTo" value={id} values={values} label={name} />
        ))}
      </FieldGroup>
      <Button
        type="submit"
        name="intent"
        value={submit.intent}
        disabled={isBusy}
        className="sm:justify-self-start"
      >
        {submit.label}
      </Button>
    </Form>
  )
}

type ChoiceProps = { name: string; value: string; values: Values; label: string }

function Choice({ name, value, values, label }: ChoiceProps) {
  const isChosen = values[name]?.includes(value)
  return <Checkbox name={name} value={value} defaultChecked={isChosen} label={label} />
}

/** A source as the values of its form. A new one is off. */
function listValues(source: Source | null, proposed: Record<string, string>): Values {
  const toLists = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]))
  if (!source) {
    return toLists({ schedule: 'off', sameName: 'skip', outside: 'skip', ...proposed })
  }
  const { name, address, listedIn, schedule, sameName, outside, rules, mailTo, parameters } = source
  const texts = {
    ...parameters,
    name,
    address: address ?? '',
    listedIn: listedIn ?? '',
    schedule,
    sameName,
    outside,
  }
  return { ...toLists(texts), rules, mailTo }
}
