import type { ReactNode } from 'react'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { CodeField } from '#app/ui/code-field.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { usePath, useTexts } from '#app/ui/language.tsx'
import { PostForm } from '#app/ui/post-form.tsx'
import { type AccountField, messages } from './messages.ts'
import { PasswordField } from './password-field.tsx'

type AccountFormProps = {
  /** Where it is sent: a path in English. */
  action: string
  fields: readonly AccountField[]
  /** The button's words while nothing is sent. */
  submit: string
  rejected: RejectedForm | undefined
  /** A new password is asked for, not the one that there is. */
  newPassword?: boolean
  /** Beside the password: the way out for those who lost it. */
  children?: ReactNode
}

/** A form of account fields; a toast of its frame says why it was rejected. */
export function AccountForm(props: AccountFormProps) {
  const { action, fields, newPassword = false, children, ...form } = props
  const text = useTexts(messages)
  const path = usePath()
  return (
    <PostForm {...form} action={path(action)} hasToast busy={text.pleaseWait} wide>
      {(rejected) =>
        fields.map((field) => {
          const wiring = {
            id: `account-${field}`,
            label: text.fields[field],
            error: rejected?.fields[field],
          }
          if (field === 'password') {
            return (
              <PasswordField key={field} {...wiring} isNew={newPassword}>
                {children}
              </PasswordField>
            )
          }
          if (field === 'code') return <CodeField key={field} {...wiring} hint={text.codeHint} />
          const optional = field === 'username' && newPassword
          return (
            <Field
              key={field}
              {...wiring}
              required={!optional}
              optional={optional}
              hint={optional && text.usernameHint}
            >
              <Input
                name={field}
                defaultValue={getTyped(rejected, field)}
                {...(newPassword && field === 'username'
                  ? { autoComplete: 'nickname' }
                  : inputs[field])}
              />
            </Field>
          )
        })
      }
    </PostForm>
  )
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const
const inputs = {
  fullName: { autoComplete: 'name' },
  username: { autoComplete: 'username', ...plain },
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', ...plain },
} as const
