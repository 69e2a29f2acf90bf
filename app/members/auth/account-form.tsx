import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { CodeInput, FormInput, PostForm, type PostFormProps } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { type AccountField, signInMessages } from './messages.tsx'

type AccountFormProps = Pick<PostFormProps, 'rejected' | 'submit'> & {
  /** English path that the form is sent to. */
  action: string
  fields: readonly AccountField[]
  /** Whether the form asks for a new password, not the current one. */
  newPassword?: boolean
  /** Shown beside the password: the link for a forgotten password. */
  children?: ReactNode
}

/** A form of account fields. The frame's toast shows a rejection. */
export function AccountForm(props: AccountFormProps) {
  const { action, fields, newPassword = false, children, ...form } = props
  const text = useTexts(signInMessages)
  const path = usePath()
  return (
    <PostForm {...form} action={path(action)} hasToast busy={text.pleaseWait} wide>
      {fields.map((name) => {
        const field = { name, label: text.fields[name] }
        if (name === 'password') {
          return (
            <PasswordInput key={name} isNew={newPassword}>
              {children}
            </PasswordInput>
          )
        }
        if (name === 'code') return <CodeInput key={name} {...field} hint={text.codeHint} />
        if (name === 'username' && newPassword) {
          const hint = text.usernameHint
          return <FormInput key={name} {...field} hint={hint} optional autoComplete="nickname" />
        }
        // Only staff sign in by username.
        const hint = name === 'username' && text.staffUsernameHint
        return <FormInput key={name} {...field} hint={hint} {...inputs[name]} />
      })}
    </PostForm>
  )
}

const plain = { autoCapitalize: 'none', spellCheck: false } as const
const inputs = {
  fullName: { autoComplete: 'name' },
  username: { autoComplete: 'username', ...plain },
  email: { type: 'email', autoComplete: 'username', inputMode: 'email', ...plain },
} as const

type PasswordInputProps = {
  /** Whether it is a new password: browsers may suggest one, and the rules are shown. */
  isNew: boolean
  children: ReactNode
}

/** A password input with a button to show the text; without scripts there is no button. */
function PasswordInput({ isNew, children }: PasswordInputProps) {
  const text = useTexts(signInMessages)
  const [isLive, setLive] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <div className="grid gap-1">
      <FormInput
        name="password"
        label={text.fields.password}
        hint={isNew && text.newPasswordHint}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...plain}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        {isLive && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls="form-password"
            onClick={() => setShown(!isShown)}
            className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-3"
          >
            <Icon name="eye" />
            {text.showPassword}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}
