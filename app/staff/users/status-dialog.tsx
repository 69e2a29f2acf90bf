import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Checkbox, Field, Textarea } from '#app/ui/field.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import {
  dialogPath,
  listPath,
  type Member,
  type MemberQuery,
  type Status,
  statuses,
} from './member.ts'
import { maxReason, statusHints, statusNames } from './messages.ts'

type StatusDialogProps = {
  member: Member
  query: MemberQuery
  rejected: RejectedForm | undefined
}

export function StatusDialog({ member, query, rejected }: StatusDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const key = rejected?.id
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const target = (key && find('[aria-invalid]')) || find(':checked')
    target?.focus()
  }, [key])
  const likely: Status = member.status === 'active' ? 'suspended' : 'active'
  const chosen = rejected ? getTyped(rejected, 'status') : likely
  const fields = rejected?.fields ?? {}
  const closeTo = listPath(query)
  return (
    <Dialog title={`Status of ${member.name}`} closeTo={closeTo}>
      <Form
        ref={form}
        method="post"
        action={dialogPath(member.id, 'status', query)}
        preventScrollReset
        noValidate
        className="mt-4 grid gap-4"
      >
        <input type="hidden" name="seen" value={member.status} />
        <fieldset className="grid gap-1" aria-describedby={fields.status && 'status-error'}>
          <legend className="sr-only">Status</legend>
          {fields.status && (
            <p id="status-error" className="text-sm font-semibold text-danger-ink">
              {fields.status}
            </p>
          )}
          {statuses.map((status) => (
            <Checkbox
              key={status}
              type="radio"
              name="status"
              value={status}
              defaultChecked={status === chosen}
              label={
                <span>
                  <b className="font-semibold">{statusNames[status]}</b>
                  {status === member.status && ' (now)'}
                  <span className="block text-sm text-ink-soft">{statusHints[status]}</span>
                </span>
              }
            />
          ))}
        </fieldset>
        <Field
          id="status-reason"
          label="Reason"
          hint="For the staff alone; needed to suspend or ban."
          error={fields.reason}
        >
          <Textarea
            name="reason"
            rows={3}
            maxLength={maxReason}
            defaultValue={rejected ? getTyped(rejected, 'reason') : (member.statusReason ?? '')}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={closeTo} keepScroll variant="line">
            Cancel
          </ButtonLink>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save Status'}
          </Button>
        </div>
      </Form>
      {rejected?.text && <RejectedToast rejected={rejected} />}
    </Dialog>
  )
}
