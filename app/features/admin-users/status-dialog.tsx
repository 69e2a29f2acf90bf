import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Checkbox, Field, Textarea } from '#app/ui/field.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { type Member, type Status, statuses } from './member.ts'
import { longestReason, type StatusErrors } from './member-input.ts'
import { dialogPath, listPath, type MemberQuery } from './member-query.ts'
import { refusalTitle, statusHints, statusNames } from './messages.ts'

/** What was sent and not done: as it was typed, with what is wrong. */
type StatusRefusal = {
  key: string
  problem: string | null
  errors: StatusErrors
  values: { status: string; reason: string }
}

type StatusDialogProps = {
  member: Member
  query: MemberQuery
  refusal: StatusRefusal | undefined
}

/** Suspends, bans or reinstates a member, with the reason. */
export function StatusDialog({ member, query, refusal }: StatusDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const key = refusal?.key
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const target = (key && find('[aria-invalid]')) || find(':checked')
    target?.focus()
  }, [key])
  const likely: Status = member.status === 'active' ? 'suspended' : 'active'
  const chosen = refusal ? refusal.values.status : likely
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
        <fieldset
          className="grid gap-1"
          aria-describedby={refusal?.errors.status && 'status-error'}
        >
          <legend className="sr-only">Status</legend>
          {refusal?.errors.status && (
            <p id="status-error" className="text-sm font-semibold text-danger-ink">
              {refusal.errors.status}
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
          error={refusal?.errors.reason}
        >
          <Textarea
            name="reason"
            rows={3}
            maxLength={longestReason}
            defaultValue={refusal ? refusal.values.reason : (member.statusReason ?? '')}
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
      {refusal?.problem && (
        <Toast key={refusal.key} tone="danger" title={refusalTitle.status} text={refusal.problem} />
      )}
    </Dialog>
  )
}
