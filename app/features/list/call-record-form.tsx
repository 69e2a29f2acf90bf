import { useId } from 'react'
import type { CallField, KeptCenter } from '#app/lib/kept-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { describeCall } from './call-record.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import { saveFile } from './print-part.ts'
import { writeCalendar } from './save-list.ts'

type Props = { center: KeptCenter; write: (field: CallField, value: string) => void }

/** What one writes down about a call. Every change is kept at once; there is nothing to send. */
export function CallRecord({ center, write }: Props) {
  const text = useListTexts()
  const { call } = center
  const facts = center.current?.facts ?? center.facts
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
          <span className="sr-only"> {fill(text.call.to, { name: facts.name })}</span>
        </summary>
        <div className="call-fields">
          <CallInput {...field} name="calledAt" type="datetime-local">
            <button
              type="button"
              className="list-link-button"
              onClick={() => write('calledAt', getLocalTime(new Date()))}
            >
              {text.call.now}
            </button>
          </CallInput>
          <CallSelect {...field} name="outcome" options={text.call.outcomes} />
          <CallInput {...field} name="callBackAt" type="datetime-local">
            {callBackAt && (
              <button
                type="button"
                className="list-link-button"
                onClick={() =>
                  saveFile(
                    `${text.share.calendarName}.ics`,
                    writeCalendar(facts, callBackAt, new Date(), text),
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
          <CallSelect {...field} name="takesInsurance" options={text.call.answers} />
          <CallInput {...field} name="cost" type="text" />
          <CallInput {...field} name="spokeWith" type="text" />
          <CallNotes {...field} />
        </div>
      </details>
    </div>
  )
}

type FieldProps = Pick<KeptCenter, 'call'> & { write: Props['write'] }

const maxText = 200
const maxNotes = 2_000

function CallInput(
  props: FieldProps & {
    name: CallField
    type: 'text' | 'date' | 'datetime-local'
    children?: React.ReactNode
  },
) {
  const { call, write, name, type, children } = props
  const { labels } = useListTexts().call
  const id = useId()
  return (
    <div className="call-field">
      <label htmlFor={id}>{labels[name]}</label>
      <input
        id={id}
        type={type}
        className="input"
        maxLength={type === 'text' ? maxText : undefined}
        autoComplete="off"
        value={call[name]?.value ?? ''}
        onChange={({ currentTarget }) => write(name, currentTarget.value)}
      />
      {children}
    </div>
  )
}

function CallSelect(props: FieldProps & { name: CallField; options: Record<string, string> }) {
  const { call, write, name, options } = props
  const text = useListTexts()
  const id = useId()
  return (
    <div className="call-field">
      <label htmlFor={id}>{text.call.labels[name]}</label>
      <select
        id={id}
        className="input"
        value={call[name]?.value ?? ''}
        onChange={({ currentTarget }) => write(name, currentTarget.value)}
      >
        <option value="">{text.facts.unknown}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function CallNotes({ call, write }: FieldProps) {
  const id = useId()
  return (
    <div className="call-field call-notes">
      <label htmlFor={id}>{useListTexts().call.labels.notes}</label>
      <textarea
        id={id}
        className="input"
        maxLength={maxNotes}
        value={call.notes?.value ?? ''}
        onChange={({ currentTarget }) => write('notes', currentTarget.value)}
      />
    </div>
  )
}

/** As a field for date and time holds it, in the visitor's own time: "2026-11-24T09:30". */
function getLocalTime(now: Date): string {
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
