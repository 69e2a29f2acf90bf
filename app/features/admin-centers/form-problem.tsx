import { Alert } from '#app/ui/alert.tsx'
import { type Field, type FieldErrors, fields } from './center-form.ts'
import type { Conflict } from './find-conflicts.server.ts'
import { fieldLabels, logInElsewhere, saveProblems } from './messages.ts'

type FormProblemProps = { problem: string; errors: FieldErrors; conflicts: readonly Conflict[] }

/** Why the form was not saved, with the way to each field that is to be looked at. It takes the focus. */
export function FormProblem({ problem, errors, conflicts }: FormProblemProps) {
  const concerned = fields.filter(
    (field) => errors[field] || conflicts.some((conflict) => conflict.field === field),
  )
  return (
    // biome-ignore lint/a11y/noAutofocus: why it was not saved is what one must read first
    <div data-problem tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      <Alert title={problem}>
        {concerned.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {concerned.map((field) => (
              <li key={field}>
                <FieldLink field={field} />
              </li>
            ))}
          </ul>
        )}
        {problem === saveProblems.expired && (
          <a href="/auth?redirectTo=%2Fadmin" target="_blank" rel="noreferrer">
            {logInElsewhere}
          </a>
        )}
      </Alert>
    </div>
  )
}

function FieldLink({ field }: { field: Field }) {
  return (
    <a
      href={`#${field}`}
      className="inline-flex min-h-11 items-center"
      onClick={(event) => {
        // The address stays: with another one, the router would forget what the form holds.
        event.preventDefault()
        document.getElementById(field)?.focus()
      }}
    >
      {fieldLabels[field]}
    </a>
  )
}
