import { type ReactNode, useEffect, useState } from 'react'
import { Field, Input } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'

type PasswordFieldProps = {
  id: string
  label: string
  error: string | undefined
  /** One is chosen here: the browser may offer one, and the rules are said. */
  isNew: boolean
  children?: ReactNode
}

/** A password, which a button shows as it is typed; without scripts there is no button. */
export function PasswordField({ id, label, error, isNew, children }: PasswordFieldProps) {
  const text = useTexts(messages)
  const [isLive, setLive] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => setLive(true), [])
  return (
    <div className="grid gap-1">
      <Field id={id} label={label} error={error} required hint={isNew && text.newPasswordHint}>
        <Input
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        {isLive && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={id}
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
