import type { KeyboardEvent } from 'react'
import { useNavigation } from 'react-router'
import { callResults } from '#app/center/fields/checked-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { stateName } from '#site/state.ts'
import { results } from './messages.ts'

type CallResultsProps = { callBackAt: string | undefined; error: string | undefined }

/** The buttons of a call's result, and the time of a call back. */
export function CallResults({ callBackAt, error }: CallResultsProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <div className="call-keys">
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
      <div className="flex flex-wrap items-end gap-2">
        <Field
          id="call-back-at"
          label={
            <>
              Call back at, {stateName.en} time <kbd>{results['call-back'].key.toUpperCase()}</kbd>
            </>
          }
          error={error}
        >
          <Input
            type="datetime-local"
            name="callBackAt"
            defaultValue={callBackAt}
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
    </>
  )
}

/** Make Enter in the time field press "Call back" instead of the form's first button. */
function submitCallBack(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById('call-back')?.click()
}
