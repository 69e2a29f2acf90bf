import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { type AskedFact, factsInCall, listAskedColumns, nameShown } from './asked-facts.ts'
import { AskedFactsFields } from './asked-facts-fields.tsx'
import { CallResults } from './call-results.tsx'
import type { Call } from './call-session.server.ts'
import type { FormTexts } from './heard-changes.ts'
import { HeardChangesFields } from './heard-changes-fields.tsx'
import { keys, maxNoteLength, numberTexts } from './messages.ts'
import { showNumber } from './show-number.ts'
import { WhichNumber } from './which-number.tsx'

type CallFormProps = {
  call: Call
  /** All facts that the center may be asked about, the first ones first. */
  facts: readonly AskedFact[]
  /** The listed values of what the center may say has changed. */
  listed: FormTexts
  /** The listing's number when this page was opened. */
  opened: string
  isLast: boolean
  rejected: RejectedForm | undefined
}

/** Show a button with a shortcut key for each result. Every button also saves the note. */
export function CallForm({ call, facts, listed, opened, isLast, rejected }: CallFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  // Until the caller sends the form, it says what the caller saw first, whatever is loaded meanwhile.
  const [firstAsked] = useState(facts.slice(0, factsInCall))
  const [firstListed] = useState(listed)
  const typed = rejected?.values.call?.[0] === call.id ? rejected : undefined
  const question = typed?.fields.number
  const dialed = getTyped(typed, 'dialed') ?? ''
  const number = (question ? typed?.fields.now : getTyped(typed, 'number')) ?? opened
  const isAnswered = (fact: AskedFact) =>
    listAskedColumns(fact.fact).some((column) => getTyped(typed, nameShown(column)) !== undefined)
  const asked = typed ? facts.filter(isAnswered) : firstAsked
  return (
    <Form method="post" className="grid gap-4">
      {/* Enter in a text field presses the form's first button. This one does nothing; "Right" would record a call. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="call" value={call.id} />
      <input type="hidden" name="number" value={number} />
      {question ? (
        <WhichNumber
          question={question}
          step={getTyped(typed, 'step') ?? ''}
          callBackAt={getTyped(typed, 'callBackAt') ?? ''}
          shown={dialed || (getTyped(typed, 'number') ?? '')}
          now={number}
        />
      ) : (
        <>
          {dialed && (
            <>
              <input type="hidden" name="dialed" value={dialed} />
              <p>{numberTexts.called(showNumber(dialed))}</p>
            </>
          )}
          <CallResults
            callBackAt={getTyped(typed, 'callBackAt')}
            error={typed?.fields.callBackAt}
          />
        </>
      )}
      <HeardChangesFields
        listed={listed}
        opened={firstListed}
        asksIntake={asked.some(({ fact }) => fact === 'intakePhone')}
        isAsked={question !== undefined}
        rejected={typed}
      />
      <AskedFactsFields asked={asked} rejected={typed} />
      <Field
        id="note"
        label={
          <>
            Note for the next caller <kbd>{keys.note.toUpperCase()}</kbd>
          </>
        }
        hint="Only staff read it. It is saved with every button here."
        error={typed?.fields.note}
      >
        <Textarea
          name="note"
          rows={2}
          className="min-h-0"
          maxLength={maxNoteLength}
          defaultValue={getTyped(typed, 'note') ?? call.note ?? ''}
          aria-keyshortcuts={keys.note}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
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
