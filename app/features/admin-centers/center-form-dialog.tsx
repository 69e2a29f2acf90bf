import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FormContext } from './center-field.tsx'
import { CenterFields } from './center-fields.tsx'
import { type FormAnswer, formIntents } from './form-answer.ts'
import { FormProblem } from './form-problem.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

type CenterFormDialogProps = {
  title: string
  /** The form as it was opened. */
  opened: FormAnswer
  /** The form as it came back when it was sent. */
  answer: FormAnswer | undefined
  /** A new center's id, so that a form that is sent twice adds one. */
  newId?: string
  action: string
  closeTo: string
  submit: { label: string; busy: string }
}

/** The form of a center, over the table. Complete without scripts. */
export function CenterFormDialog(props: CenterFormDialogProps) {
  const { title, opened, answer, newId, action, closeTo, submit } = props
  const shown = useLatest(answer) ?? opened
  const { formAction, formData } = useNavigation()
  const isSending = formAction === action || formAction === `${action}#additionalInfo`
  const isSaving = isSending && (formData?.get('intent') ?? formIntents.save) === formIntents.save
  const form = useRef<HTMLFormElement>(null)
  const { id, problem, hasOtherRows, errors, conflicts, envelope, blankRows } = shown

  useEffect(() => {
    if (!id || !form.current) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (problem) find('[data-problem]')?.focus()
    else if (hasOtherRows) find('[data-rows] input:placeholder-shown')?.focus()
  }, [id, problem, hasOtherRows])

  return (
    <Dialog title={title} closeTo={closeTo} wide>
      <ButtonLink
        to={closeTo}
        keepScroll
        variant="bare"
        size="sm"
        aria-label="Close"
        className="absolute top-4 right-4"
      >
        <Icon name="x" />
      </ButtonLink>
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        noValidate
        className="mt-4 grid gap-6"
      >
        {/* Enter saves: without this, it would press the first button that there is. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        {newId && <input type="hidden" name="centerId" value={newId} />}
        <div key={id} className="contents">
          <input type="hidden" name="version" value={envelope.version} />
          <input type="hidden" name="opened" value={JSON.stringify(envelope.opened)} />
          <input type="hidden" name="blankRows" value={blankRows} />
          {problem && <FormProblem problem={problem} errors={errors} conflicts={conflicts} />}
          <FormContext value={{ form: shown.form, errors, conflicts }}>
            <CenterFields blankRows={blankRows} action={action} checked={shown.checked} />
          </FormContext>
        </div>
        <div className="dialog-foot grid gap-3">
          <UnsavedGuard form={form} isTouched={problem !== null || hasOtherRows} />
          <div className="flex flex-wrap justify-end gap-3">
            <ButtonLink to={closeTo} keepScroll variant="line">
              Cancel
            </ButtonLink>
            <Button type="submit" name="intent" value={formIntents.save} disabled={isSending}>
              {isSaving ? submit.busy : submit.label}
            </Button>
          </div>
        </div>
      </Form>
    </Dialog>
  )
}

/** The router forgets an answer when it reads the page again; what was typed must outlive that. */
function useLatest<Answer>(answer: Answer | undefined): Answer | undefined {
  const [latest, setLatest] = useState(answer)
  if (answer && answer !== latest) setLatest(answer)
  return answer ?? latest
}
