import { type ChangeEvent, type ReactNode, useId } from 'react'
import {
  type CallField,
  callFields,
  getLatest,
  type KeptCenter,
} from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isCalled } from './call-order.ts'
import { describeCall } from './call-record.ts'
import { useListTexts } from './list-texts.ts'
import { saveFile } from './print-part.ts'
import { writeCalendar } from './save-list.ts'

export type WriteCall = (field: CallField, value: string) => void

type Props = { kept: KeptCenter; write: WriteCall }

/** The fields that matter most after each outcome; the others are folded. */
const fieldsAfter: Record<string, CallField[]> = {
  'no-answer': ['callBackAt', 'notes'],
  'call-back': ['callBackAt', 'notes'],
  waitlist: ['openingOn', 'callBackAt', 'spokeWith', 'notes'],
  bed: ['spokeWith', 'takesInsurance', 'cost', 'notes'],
}
const usualFields: CallField[] = ['notes', 'callBackAt', 'spokeWith']

type OutcomeChipsProps = { name: string; onChoose: (outcome: string) => void }

/** What the center said, as one tap each. */
export function OutcomeChips({ name, onChoose }: OutcomeChipsProps) {
  const { call } = useListTexts()
  return (
    <fieldset className="call-chips no-print">
      <legend>
        {call.said}
        <span className="sr-only">: {name}</span>
      </legend>
      {Object.entries(call.outcomes).map(([outcome, label]) => (
        <button
          key={outcome}
          type="button"
          className="chip"
          // Of a double tap only the first counts: after it the next center stands here.
          onClick={({ detail }) => detail < 2 && onChoose(outcome)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** The visitor's record as text, without what the line of a called center says. */
export function CallNotes({ kept: { call } }: { kept: KeptCenter }) {
  const told = describeCall(call, useListTexts()).filter(
    ({ field }) => field !== 'calledAt' && field !== 'outcome',
  )
  if (told.length === 0) return null
  return (
    <dl className="kept-facts">
      {told.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * The visitor's record of a call. Every change is saved at once; there is no submit button. Before the call, the chips
 * say what happened and when: either moves the center to the called ones.
 */
export function CallFields({ kept, write }: Props) {
  const { call } = useListTexts()
  const fields = isCalled(kept)
    ? callFields
    : callFields.filter((field) => field !== 'calledAt' && field !== 'outcome')
  const shown = fieldsAfter[kept.call.outcome?.value ?? ''] ?? usualFields
  const folded = fields.filter((field) => !shown.includes(field))
  return (
    <>
      <CallInputs fields={shown} kept={kept} write={write} />
      <details>
        <summary>{call.more}</summary>
        <CallInputs fields={folded} kept={kept} write={write} />
      </details>
    </>
  )
}

function CallInputs({ fields, kept, write }: Props & { fields: readonly CallField[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4 gap-y-3 py-2">
      {fields.map((name) => (
        <CallInput key={name} name={name} call={kept.call} write={write}>
          {name === 'calledAt' && <NowButton write={write} />}
          {name === 'callBackAt' && <CalendarButton kept={kept} />}
        </CallInput>
      ))}
    </div>
  )
}

function NowButton({ write }: Pick<Props, 'write'>) {
  return (
    <button
      type="button"
      className="kept-link"
      onClick={() => write('calledAt', getLocalTime(new Date()))}
    >
      {useListTexts().call.now}
    </button>
  )
}

function CalendarButton({ kept }: { kept: KeptCenter }) {
  const text = useListTexts()
  const callBackAt = kept.call.callBackAt?.value
  if (!callBackAt) return null
  const save = () => {
    const calendar = writeCalendar(getLatest(kept), callBackAt, new Date(), text)
    saveFile(`${text.share.calendarName}.ics`, calendar, 'text/calendar')
  }
  return (
    <button type="button" className="kept-link" onClick={save}>
      <Icon name="calendar" />
      {text.call.addToCalendar}
    </button>
  )
}

const maxText = 200
const maxNotes = 2_000

type CallInputProps = Pick<KeptCenter, 'call'> & {
  write: Props['write']
  name: CallField
  children?: ReactNode
}

/** The type of each field that is an input; the others are selects and a textarea. */
const inputTypes: Partial<Record<CallField, string>> = {
  calledAt: 'datetime-local',
  callBackAt: 'datetime-local',
  openingOn: 'date',
  cost: 'text',
  spokeWith: 'text',
}

function CallInput({ call, write, name, children }: CallInputProps) {
  const text = useListTexts()
  const id = useId()
  const type = inputTypes[name]
  const choices: Partial<Record<CallField, Record<string, string>>> = {
    outcome: text.call.outcomes,
    takesInsurance: text.call.answers,
  }
  const options = choices[name]
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const control = {
    id,
    className: 'input',
    autoComplete: 'off',
    value: call[name]?.value ?? '',
    onChange: ({ currentTarget }: ChangeEvent<Control>) => write(name, currentTarget.value),
  }
  return (
    <div
      className={`grid content-start justify-items-start gap-1 ${name === 'notes' ? 'col-span-full' : ''}`}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {text.call.labels[name]}
      </label>
      {type && <input {...control} type={type} maxLength={type === 'text' ? maxText : undefined} />}
      {options && (
        <select {...control}>
          <option value="">{text.center.unknown}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {!type && !options && <textarea {...control} maxLength={maxNotes} />}
      {children}
    </div>
  )
}

/** Format a time for a datetime-local input, in the visitor's time zone: "2026-11-24T09:30". */
export function getLocalTime(now: Date): string {
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
