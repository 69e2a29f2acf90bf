import { Field, Input } from '#app/ui/field.tsx'
import { codeHint } from './messages.ts'

type CodeFieldProps = { id: string; label: string; error: string | undefined }

/** A code of the authenticator app or a backup code: both are digits, so that phones show big keys. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field {...props} hint={codeHint} required>
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
