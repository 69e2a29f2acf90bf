import { useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { centerFields } from '#app/center/fields/center-fields.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FocusTaker } from '#app/ui/form-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addBlankRows, type CenterForm, fields, formIntents, readTyped } from './center-form.ts'
import { FormContext } from './form-field.tsx'
import { CenterFields } from './form-sections.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

type CenterFormDialogProps = {
  title: string
  /** The form's values when it was opened; null if they could not be read again. */
  opened: CenterForm | null
  /** The form as it came back when it was sent. */
  rejected: RejectedForm | undefined
  /** A new center's id, so that a form that is sent twice adds one. */
  newId?: string
  closeTo: string
  submit: { label: string; busy: string }
}

/** The form of a center, over the table. Complete without scripts. */
export function CenterFormDialog(props: CenterFormDialogProps) {
  const { title, opened, newId, closeTo, submit } = props
  const rejected = useLatest(props.rejected)
  const { formMethod, formData } = useNavigation()
  const { pathname, search } = useLocation()
  const action = pathname + search
  const isSending = formMethod === 'POST'
  const isSaving = isSending && (formData?.get('intent') ?? formIntents.save) === formIntents.save
  const form = useRef<HTMLFormElement>(null)
  const typed = rejected ? readRejected(rejected) : openForm(opened, newId ? 3 : 1)
  const id = rejected?.id
  const hasProblem = Boolean(rejected?.title)

  useEffect(() => {
    if (!id) return
    const target = hasProblem ? '[data-rejection]' : '[data-rows] input:placeholder-shown'
    form.current?.querySelector<HTMLElement>(target)?.focus()
  }, [id, hasProblem])

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
          <input type="hidden" name="opened" value={JSON.stringify(typed.opened)} />
          {rejected && hasProblem && <Problem rejected={rejected} />}
          <FormContext value={{ form: typed.form, errors: rejected?.fields ?? {} }}>
            <CenterFields action={action} checked={typed.checked} />
          </FormContext>
        </div>
        {/* Save and Cancel stay in sight however long the form is. */}
        <div className="sticky -bottom-[clamp(1.375rem,1rem+1.4vw,2rem)] z-1 grid gap-3 border-t bg-surface py-3">
          <UnsavedGuard form={form} isTouched={rejected !== undefined} />
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

/** Why the form was not saved, with the way to each field that is to be looked at. It takes the focus. */
function Problem({ rejected: { title, link, fields: errors } }: { rejected: RejectedForm }) {
  const wrong = fields.filter((field) => errors[field])
  return (
    <FocusTaker>
      <Alert title={title}>
        {wrong.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {wrong.map((field) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  className="inline-flex min-h-11 items-center"
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(field)?.focus()
                  }}
                >
                  {centerFields[field].label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {link && (
          <a href={link.to} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        )}
      </Alert>
    </FocusTaker>
  )
}

function openForm(opened: CenterForm | null, blankRows: number) {
  if (!opened) throw new Error('There is neither a center nor what was typed')
  return { form: addBlankRows(opened, blankRows), opened, checked: null }
}

function readRejected({ values }: RejectedForm) {
  const sent = new FormData()
  for (const [name, all] of Object.entries(values)) {
    for (const value of all) sent.append(name, value)
  }
  return readTyped(sent)
}

/** The router forgets an answer when it reads the page again; what was typed must outlive that. */
function useLatest<Answer>(answer: Answer | undefined): Answer | undefined {
  const [latest, setLatest] = useState(answer)
  if (answer && answer !== latest) setLatest(answer)
  return answer ?? latest
}
