import { type ChangeEvent, type ReactNode, useId } from 'react'
import { type CallField, getLatest, type KeptCenter } from '#app/lib/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { describeCall } from './call-record.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { saveFile } from './print-part.ts'
import { writeCalendar } from './save-list.ts'

type Props = { kept: KeptCenter; write: (field: CallField, value: string) => void }

/** The visitor's record of a call. Every change is saved at once; there is no submit button. */
export function CallRecord({ kept, write }: Props) {
  const text = useListTexts()
  const { call } = kept
  const center = getLatest(kept)
  const told = describeCall(call, text)
  const callBackAt = call.callBackAt?.value
  const field = { call, write }
  return (
    <div className="call-record">
      {told.length > 0 && (
        <dl>
          {told.map(({ field: name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className="no-print">
        <summary>
          {told.length > 0 ? text.call.change : text.call.write}
          <span className="sr-only"> {fill(text.call.to, { name: center.name })}</span>
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-4 gap-y-3 py-2">
          <CallInput {...field} name="calledAt" type="datetime-local">
            <button
              type="button"
              className="min-h-11 text-start font-semibold text-link underline"
              onClick={() => write('calledAt', getLocalTime(new Date()))}
            >
              {text.call.now}
            </button>
          </CallInput>
          <CallInput {...field} name="outcome" options={text.call.outcomes} />
          <CallInput {...field} name="callBackAt" type="datetime-local">
            {callBackAt && (
              <button
                type="button"
                className="min-h-11 text-start font-semibold text-link underline"
                onClick={() =>
                  saveFile(
                    `${text.share.calendarName}.ics`,
                    writeCalendar(center, callBackAt, new Date(), text),
                    'text/calendar',
                  )
                }
              >
                <Icon name="calendar" />
                {text.call.addToCalendar}
              </button>
            )}
          </CallInput>
          <CallInput {...field} name="openingOn" type="date" />
          <CallInput {...field} name="takesInsurance" options={text.call.answers} />
          <CallInput {...field} name="cost" type="text" />
          <CallInput {...field} name="spokeWith" type="text" />
          <CallInput {...field} name="notes" />
        </div>
      </details>
    </div>
  )
}

const maxText = 200
const maxNotes = 2_000

type CallInputProps = Pick<KeptCenter, 'call'> & {
  write: Props['write']
  name: CallField
  /** For an input. Without it, the field is a select of `options` or a textarea. */
  type?: 'text' | 'date' | 'datetime-local'
  options?: Record<string, string>
  children?: ReactNode
}

function CallInput({ call, write, name, type, options, children }: CallInputProps) {
  const text = useListTexts()
  const id = useId()
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

/** Formats a time for a datetime-local input, in the visitor's time zone: "2026-11-24T09:30". */
function getLocalTime(now: Date): string {
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
