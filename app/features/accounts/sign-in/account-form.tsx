import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/code-field.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import type { AccountField, Refusal } from './account-fields.ts'
import { codeHint, fieldLabels, pleaseWait } from './messages.ts'
import { PasswordField } from './password-field.tsx'

type AccountFormProps = {
  /** Where it is sent. */
  action: string
  fields: readonly AccountField[]
  /** The button's words while nothing is sent. */
  submit: string
  refusal: Refusal | undefined
  /** A new password is asked for, not the one that there is. */
  newPassword?: boolean
  /** Beside the password: the way out for those who lost it. */
  children?: ReactNode
}

/** A form of account fields. Complete without scripts; what is wrong stands beside its field. */
export function AccountForm(props: AccountFormProps) {
  const { action, fields, submit, refusal, newPassword = false, children } = props
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const refused = refusal?.id
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  return (
    <Form ref={form} method="post" action={action} noValidate className="grid gap-4">
      {fields.map((field) => {
        const wiring = {
          id: `account-${field}`,
          label: fieldLabels[field],
          error: refusal?.errors[field],
        }
        if (field === 'password') {
          return (
            <PasswordField key={field} {...wiring} isNew={newPassword}>
              {children}
            </PasswordField>
          )
        }
        if (field === 'code') return <CodeField key={field} {...wiring} hint={codeHint} />
        const optional = field === 'username' && newPassword
        return (
          <Field
            key={field}
            {...wiring}
            required={!optional}
            optional={optional}
            hint={optional && 'Shown with your reviews. It does not have to be your real name.'}
          >
            <Input
              name={field}
              defaultValue={refusal?.values[field]}
              {...(newPassword && field === 'username'
                ? { autoComplete: 'nickname' }
                : inputs[field])}
            />
          </Field>
        )
      })}
      <Button type="submit" wide disabled={sending} className="mt-1">
        {sending ? pleaseWait : submit}
      </Button>
    </Form>
  )
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const
const inputs = {
  fullName: { autoComplete: 'name' },
  username: { autoComplete: 'username', ...plain },
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', ...plain },
} as const
