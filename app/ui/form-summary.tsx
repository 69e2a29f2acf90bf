import type { ReactNode } from 'react'
import type { FormErrors } from '#app/lib/form.ts'
import { Alert } from './alert.tsx'
import { Link } from './link.tsx'

type FormSummaryProps = {
  title: string
  text?: string | undefined
  /** A way out; it opens in a new tab, so that nothing typed is lost. */
  link?: FormErrors['link']
  /** Messages that are links to the controls they are about: the control's id and its message. */
  fields?: readonly (readonly [id: string, message: string])[]
  /** What can be done instead. */
  children?: ReactNode
}

/** Why a form was not accepted. It takes the focus when its page comes: it must be read first. */
export function FormSummary({ title, text, link, fields = [], children }: FormSummaryProps) {
  return (
    <FocusTaker>
      <Alert title={title}>
        {text && <p>{text}</p>}
        {link && (
          <Link to={link.to} target="_blank" className="text-ink">
            {link.label}
          </Link>
        )}
        {fields.length > 0 && (
          <ul>
            {fields.map(([id, message]) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center text-ink">
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Alert>
    </FocusTaker>
  )
}

/** Takes the focus when its page comes. */
export function FocusTaker({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the outcome of what was just sent is what one must read first
    <div data-rejection tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      {children}
    </div>
  )
}
