import type { ReactNode } from 'react'
import { Field, Input } from './field.tsx'

type CodeFieldProps = {
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
}

/** A code of an authenticator app, in the field `code`: digits, for which phones show big keys. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field {...props} required>
      <Input
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono text-xl tracking-[0.15em]"
      />
    </Field>
  )
}
