import { Field, Input } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.tsx'

type PasswordInputProps = {
  id: string
  label: string
  name: 'currentPassword' | 'newPassword'
  error: string | undefined
}

/** A password: the one that there is, or a new one, for which the rules are said. */
export function PasswordInput({ id, label, name, error }: PasswordInputProps) {
  const { newPasswordHint } = useTexts(messages)
  const isNew = name === 'newPassword'
  return (
    <Field id={id} label={label} error={error} required hint={isNew && newPasswordHint}>
      <Input
        name={name}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}
