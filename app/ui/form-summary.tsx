import type { ReactNode } from 'react'
import type { FormErrors } from '#app/lib/form.ts'
import { Alert } from './alert.tsx'
import { Link } from './link.tsx'

type FormSummaryProps = {
  title: string
  text?: string | undefined
  /** A way out; it opens in a new tab, so that nothing typed is lost. */
  link?: FormErrors['link']
  /** The message of each field that is wrong. */
  fields?: Record<string, string>
  /** Begins the ids of the fields' controls: the messages are links to them. Without it none is listed. */
  controls?: string
  /** What can be done instead. */
  children?: ReactNode
}

/** Why a form was not accepted. It takes the focus when its page comes: it must be read first. */
export function FormSummary(props: FormSummaryProps) {
  const { title, text, link, fields = {}, controls, children } = props
  const wrong = controls ? Object.entries(fields) : []
  return (
    <FocusTaker>
      <Alert title={title}>
        {text && <p>{text}</p>}
        {link && (
          <Link to={link.to} target="_blank" className="text-ink">
            {link.label}
          </Link>
        )}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${controls}-${field}`}
                  className="inline-flex min-h-11 items-center text-ink"
                >
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
