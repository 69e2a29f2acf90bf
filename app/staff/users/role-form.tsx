import { Form, useNavigation } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Options, Select } from '#app/ui/field.tsx'
import { listPath, type Member, type MemberQuery } from './member.ts'
import { roleNames } from './messages.ts'

type RoleFormProps = {
  member: Member
  query: MemberQuery
  /** A rejected change of this member's role. */
  rejected: RejectedForm | undefined
}

/** Change a member's role. Choosing a role only shows the Save button. */
export function RoleForm({ member, query, rejected }: RoleFormProps) {
  const { id, name, role, isSelf } = member
  const navigation = useNavigation()
  const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('id') === id
  return (
    <Form
      method="post"
      action={listPath(query)}
      preventScrollReset
      className="role-form flex flex-wrap gap-1.5"
      data-open={rejected ? '' : undefined}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={role} />
      <Select
        name="role"
        defaultValue={getTyped(rejected, 'role') ?? role}
        aria-label={`Role of ${name}`}
        aria-describedby={isSelf ? 'self-note' : undefined}
        disabled={isSelf}
        className="min-h-11 w-36 py-1"
      >
        <Options labels={roleNames} />
      </Select>
      {!isSelf && (
        <Button type="submit" size="sm" disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save'}
          <span className="sr-only"> the role of {name}</span>
        </Button>
      )}
    </Form>
  )
}
