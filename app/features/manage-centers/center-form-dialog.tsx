import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FormContext } from './center-field.tsx'
import { CenterFields } from './center-fields.tsx'
import { type FormAnswer, formDeeds } from './form-answer.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

type CenterFormDialogProps = {
  title: string
  shown: FormAnswer
  /** A new center's id, so that a form that is sent twice adds one. */
  newId?: string
  action: string
  closeTo: string
  submit: { label: string; busy: string }
}

/** The form of a center, over the table. Complete without scripts. */
export function CenterFormDialog(props: CenterFormDialogProps) {
  const { title, shown, newId, action, closeTo, submit } = props
  const { formAction, formData } = useNavigation()
  const isSending = formAction === action || formAction === `${action}#info`
  const isSaving = isSending && (formData?.get('deed') ?? formDeeds.save) === formDeeds.save
  const form = useRef<HTMLFormElement>(null)
  const { id, problem, hasOtherRows, errors, conflicts, envelope, blankRows } = shown

  useEffect(() => {
    if (!id || !form.current) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (problem) find('[data-refusal]')?.focus()
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
          {problem && (
            // biome-ignore lint/a11y/noAutofocus: why it was not saved is what one must read first
            <div data-refusal tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
              <Alert title={problem} />
            </div>
          )}
          <FormContext value={{ form: shown.form, errors, conflicts }}>
            <CenterFields blankRows={blankRows} action={action} />
          </FormContext>
        </div>
        <UnsavedGuard form={form} isTouched={problem !== null || hasOtherRows} />
        <div className="dialog-foot flex flex-wrap justify-end gap-3">
          <ButtonLink to={closeTo} keepScroll variant="line">
            Cancel
          </ButtonLink>
          <Button type="submit" name="deed" value={formDeeds.save} disabled={isSending}>
            {isSaving ? submit.busy : submit.label}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
