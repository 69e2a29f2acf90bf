import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { type Member, type Role, roles } from './member.ts'
import { listPath, type MemberQuery } from './member-query.ts'
import { roleNames } from './messages.ts'

/** A change of a role that was not made: of whom, to what, why; `key` tells tries apart. */
export type RoleRefusal = { key: string; id: string; role: Role; problem: string }

type RoleFormProps = {
  member: Member
  query: MemberQuery
  refusal: RoleRefusal | undefined
}

/** A member's role. Nothing is changed by choosing: 'Save' shows once another is chosen. */
export function RoleForm({ member, query, refusal }: RoleFormProps) {
  const { id, name, role, isSelf } = member
  const navigation = useNavigation()
  const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('id') === id
  return (
    <Form
      method="post"
      action={listPath(query)}
      preventScrollReset
      className="role-form"
      data-open={refusal ? '' : undefined}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={role} />
      <Select
        name="role"
        defaultValue={refusal?.role ?? role}
        aria-label={`Role of ${name}`}
        aria-describedby={isSelf ? 'self-note' : undefined}
        disabled={isSelf}
      >
        {roles.map((value) => (
          <option key={value} value={value}>
            {roleNames[value]}
          </option>
        ))}
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
