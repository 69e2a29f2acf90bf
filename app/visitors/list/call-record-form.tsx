import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import {
  type CallField,
  callFields,
  getLatest,
  type KeptCenter,
} from '#app/center/saved/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { describeCall } from './call-record.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { saveFile } from './print-part.ts'
import { writeCalendar } from './save-list.ts'

type Props = { kept: KeptCenter; write: (field: CallField, value: string) => void }

/** The fields that matter most after each outcome; the others are folded. */
const fieldsAfter: Record<string, CallField[]> = {
  'no-answer': ['callBackAt', 'notes'],
  waitlist: ['openingOn', 'callBackAt', 'spokeWith', 'notes'],
  bed: ['spokeWith', 'cost', 'notes'],
}
const usualFields: CallField[] = ['notes', 'callBackAt', 'spokeWith']

/**
 * The visitor's record of a call: what the center said as one tap each, then a note. Every change is
 * saved at once; there is no submit button.
 */
export function CallRecord({ kept, write }: Props) {
  const text = useListTexts()
  const { call } = kept
  const { name } = getLatest(kept)
  const [isOpen, setIsOpen] = useState(false)
  const outcome = call.outcome?.value ?? ''
  const takesPlan = call.takesInsurance?.value === 'yes'
  const shown = fieldsAfter[outcome] ?? usualFields
  const folded = callFields.filter((field) => !shown.includes(field))
  const noteCall = () => {
    if (!call.calledAt?.value) write('calledAt', getLocalTime(new Date()))
    setIsOpen(true)
  }
  const choose = (value: string) => {
    const isOn = outcome !== value
    write('outcome', isOn ? value : '')
    if (isOn) noteCall()
  }
  const toggleTakesPlan = () => {
    write('takesInsurance', takesPlan ? '' : 'yes')
    if (!takesPlan) noteCall()
  }
  return (
    <div className="call-record">
      <fieldset className="call-chips no-print">
        <legend>
          {text.call.said}
          <span className="sr-only">: {name}</span>
        </legend>
        {Object.keys(fieldsAfter).map((value) => (
          <Chip key={value} isOn={outcome === value} onPress={() => choose(value)}>
            {(text.call.outcomes as Record<string, string>)[value]}
          </Chip>
        ))}
        <Chip isOn={takesPlan} onPress={toggleTakesPlan}>
          {text.call.takesPlan}
        </Chip>
        <button
          type="button"
          className="chip call-note"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="pencil" />
          {text.call.note}
          <span className="sr-only"> {fill(text.call.noteOf, { name })}</span>
        </button>
      </fieldset>
      <Told kept={kept} />
      {isOpen && (
        <div className="no-print grid gap-2">
          <CallFields fields={shown} kept={kept} write={write} />
          <details>
            <summary>{text.call.more}</summary>
            <CallFields fields={folded} kept={kept} write={write} />
          </details>
        </div>
      )}
    </div>
  )
}

type ChipProps = { isOn: boolean; onPress: () => void; children: ReactNode }

function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onPress}>
      {isOn && <Icon name="check" />}
      {children}
    </button>
  )
}

/** The visitor's record as text. The screen leaves out what the chips already show; paper has all. */
function Told({ kept: { call } }: { kept: KeptCenter }) {
  const told = describeCall(call, useListTexts())
  if (told.length === 0) return null
  const isOnCard = (field: CallField) => {
    const value = call[field]?.value ?? ''
    if (field === 'takesInsurance') return value === 'yes'
    return field === 'calledAt' || (field === 'outcome' && value in fieldsAfter)
  }
  return (
    <dl className="call-told">
      {told.map(({ field, label, value }) => (
        <div key={field} className={isOnCard(field) ? 'print-only' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function CallFields({ fields, kept, write }: Props & { fields: readonly CallField[] }) {
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

const textButton = 'min-h-11 text-start font-semibold text-link underline'

function NowButton({ write }: Pick<Props, 'write'>) {
  return (
    <button
      type="button"
      className={textButton}
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
    <button type="button" className={textButton} onClick={save}>
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
function getLocalTime(now: Date): string {
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
