import { type KeyboardEvent, useState } from 'react'
import { useNavigation } from 'react-router'
import type { OpenState } from '#app/center/fields/open-states.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { openStateLabels } from '#app/staff/centers/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Options, Select } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { stateCode } from '#site/state.ts'
import { nameShown } from './asked-facts.ts'
import {
  controls,
  describePlace,
  describeWeek,
  type FormTexts,
  heardColumns,
  isPrefilled,
  maxHeardLength,
  nameControl,
  readWeek,
} from './heard-changes.ts'
import { heardTexts as say } from './heard-messages.ts'
import { results } from './messages.ts'
import { showNumber } from './show-number.ts'

type HeardChangesFieldsProps = {
  /** The listed values now, and as they were when the caller opened the card. */
  listed: FormTexts
  opened: FormTexts
  /** Whether the card asks for the intake number too, and sends the listed one. */
  asksIntake: boolean
  /** Without its own button while the card asks which number was called. */
  isAsked: boolean
  rejected: RejectedForm | undefined
}

/** 'They gave a new number …': what the center says has changed, saved as checked by calling. */
export function HeardChangesFields(props: HeardChangesFieldsProps) {
  const { opened, asksIntake, isAsked, rejected } = props
  const isBusy = useNavigation().state === 'submitting'
  const shown = chooseShown(props)
  const [hours, setHours] = useState(getTyped(rejected, 'newHours') ?? '')
  const isOpen = controls.some(
    (name) => rejected?.fields[name] || (!isPrefilled(name) && getTyped(rejected, name)),
  )
  const control = (name: (typeof controls)[number]) => ({
    name,
    maxLength: maxHeardLength,
    autoComplete: 'off',
    defaultValue: getTyped(rejected, name) ?? '',
  })
  const field = (name: (typeof controls)[number], label: string) => ({
    id: `heard-${name}`,
    label,
    error: rejected?.fields[name],
  })
  const week = readWeek(hours, shown)
  const statuses = Object.entries(say.statuses).filter(([status]) => status !== shown.openState)
  return (
    <details className="disclosure call-changes" open={isOpen} onKeyDown={submitChanges}>
      <summary className="btn btn-line">
        {say.summary} <kbd className="ml-auto">{results.changed.key.toUpperCase()}</kbd>
        <Icon name="chevron-down" />
      </summary>
      {[...heardColumns.hours, ...heardColumns.address, ...heardColumns.status].map((column) => (
        <input key={column} type="hidden" name={nameShown(column)} value={shown[column] ?? ''} />
      ))}
      {!asksIntake && (
        <input type="hidden" name={nameShown('intakePhone')} value={shown.intakePhone ?? ''} />
      )}
      <p className="text-sm text-ink-soft">{say.hint}</p>
      <div className="call-changes-fields">
        <Field {...field('newNumber', say.number)}>
          <Input {...control('newNumber')} type="tel" aria-keyshortcuts={results.changed.key} />
        </Field>
        <Field
          {...field('numberKind', say.kind)}
          hint={shown.intakePhone && say.listedIntake(showNumber(shown.intakePhone))}
        >
          <Select name="numberKind" defaultValue={getTyped(rejected, 'numberKind') ?? 'main'}>
            <Options labels={say.kinds} />
          </Select>
        </Field>
        <Field
          {...field('newHours', say.hours)}
          className="is-wide"
          hint={`${say.hoursHint} ${say.listed(describeWeek(shown) ?? say.nothing)}`}
        >
          <Input {...control('newHours')} onChange={({ target }) => setHours(target.value)} />
        </Field>
        {week && <output className="is-wide">{say.week(describeWeek(week) ?? say.nothing)}</output>}
        <Field
          {...field('newStreet', say.street)}
          className="is-wide"
          hint={say.listed(describePlace(shown) ?? say.nothing)}
        >
          <Input {...control('newStreet')} />
        </Field>
        <Field {...field('newCity', say.city)}>
          <Input {...control('newCity')} />
        </Field>
        <div className="call-changes-pair">
          <Field {...field('newPostalCode', say.zip)}>
            <Input {...control('newPostalCode')} inputMode="numeric" />
          </Field>
          <Field {...field('newState', say.state)}>
            <Input
              {...control('newState')}
              defaultValue={getTyped(rejected, 'newState') ?? (opened.state || stateCode)}
            />
          </Field>
        </div>
        <Field {...field('newOpenState', say.status)}>
          <Select name="newOpenState" defaultValue={getTyped(rejected, 'newOpenState') ?? ''}>
            <option value="">
              {say.asListed(openStateLabels[(shown.openState || 'open') as OpenState])}
            </option>
            <Options labels={Object.fromEntries(statuses)} />
          </Select>
        </Field>
      </div>
      {!isAsked && (
        <Button id="save-changes" type="submit" name="step" value="changed" disabled={isBusy}>
          {say.save}
        </Button>
      )}
    </details>
  )
}

/**
 * The listed values to send: what the caller saw. A fact that a message says has changed is shown as it is now; a
 * rejected form keeps the others.
 */
function chooseShown({ listed, opened, rejected }: HeardChangesFieldsProps): FormTexts {
  const facts = Object.values(heardColumns)
  return Object.fromEntries(
    facts.flatMap((columns) => {
      const hasChanged = columns.some((column) => rejected?.fields[nameControl(column)])
      return columns.map((column) => [
        column,
        hasChanged
          ? listed[column]
          : (getTyped(rejected, nameShown(column)) ?? opened[column] ?? ''),
      ])
    }),
  )
}

/** Make Enter in one of the fields press their button instead of the form's first one. */
function submitChanges(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
  if (!event.target.matches('input, select')) return
  event.preventDefault()
  document.getElementById('save-changes')?.click()
}
