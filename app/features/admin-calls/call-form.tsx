import type { KeyboardEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { callResults } from '#app/lib/checked-fields.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { stateName } from '#site/state.ts'
import type { AskedFact } from './asked-facts.ts'
import { AskedFactsFields } from './asked-facts-fields.tsx'
import type { Call } from './call-session.server.ts'
import { keys, maxNoteLength, results } from './messages.en.ts'

type CallFormProps = {
  call: Call
  asked: readonly AskedFact[]
  isLast: boolean
  rejected: RejectedForm | undefined
}

/** Show a button with a shortcut key for each result. Every button also saves the note. */
export function CallForm({ call, asked, isLast, rejected }: CallFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const typed = rejected?.values.call?.[0] === call.id ? rejected : undefined
  const errors = typed?.fields
  return (
    <Form method="post" className="grid gap-4">
      {/* Enter in a text field presses the form's first button. This one does nothing; "Right" would record a call. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="call" value={call.id} />
      <div className="grid grid-cols-2 gap-3">
        {callResults
          .filter((result) => result !== 'call-back')
          .map((result) => {
            const { label, key, hint } = results[result]
            return (
              <Button
                key={result}
                type="submit"
                name="step"
                value={result}
                variant={result === 'right' ? 'solid' : 'line'}
                disabled={isBusy}
                aria-keyshortcuts={key}
                title={hint}
              >
                {label} <kbd>{key.toUpperCase()}</kbd>
              </Button>
            )
          })}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id="call-back-at"
          label={
            <>
              Call back at, {stateName.en} time <kbd>{results['call-back'].key.toUpperCase()}</kbd>
            </>
          }
          error={errors?.callBackAt}
        >
          <Input
            type="datetime-local"
            name="callBackAt"
            defaultValue={typed?.values.callBackAt?.[0]}
            aria-keyshortcuts={results['call-back'].key}
            onKeyDown={submitCallBack}
          />
        </Field>
        <Button
          id="call-back"
          type="submit"
          name="step"
          value="call-back"
          variant="line"
          disabled={isBusy}
        >
          Call back
        </Button>
      </div>
      <AskedFactsFields asked={asked} rejected={typed} />
      <Field
        id="note"
        label={
          <>
            Note for the next caller <kbd>{keys.note.toUpperCase()}</kbd>
          </>
        }
        hint="Only staff read it. It is saved with every button here."
        error={errors?.note}
      >
        <Textarea
          name="note"
          rows={2}
          maxLength={maxNoteLength}
          defaultValue={typed?.values.note?.[0] ?? call.note ?? ''}
          aria-keyshortcuts={keys.note}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="step" value="note" variant="line" size="sm" disabled={isBusy}>
          Save note
        </Button>
        {!isLast && (
          <Button
            type="submit"
            name="step"
            value="skip"
            variant="line"
            size="sm"
            disabled={isBusy}
            aria-keyshortcuts={keys.skip}
            title="It comes last in this session."
          >
            Skip for now <kbd>{keys.skip.toUpperCase()}</kbd>
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Make Enter in the time field press "Call back" instead of the form's first button. */
function submitCallBack(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById('call-back')?.click()
}
