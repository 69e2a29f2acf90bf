import { Field, Input } from '#app/ui/field.tsx'

type PasswordInputProps = {
  id: string
  label: string
  name: 'currentPassword' | 'newPassword'
  error: string | undefined
}

/** A password: the one that there is, or a new one, for which the rules are said. */
export function PasswordInput({ id, label, name, error }: PasswordInputProps) {
  const isNew = name === 'newPassword'
  return (
    <Field
      id={id}
      label={label}
      error={error}
      required
      hint={isNew && 'At least 8 characters. A few words in a row are easy to keep in mind.'}
    >
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
