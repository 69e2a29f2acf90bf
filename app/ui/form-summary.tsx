import type { ReactNode } from 'react'
import type { FormErrors } from '#app/lib/form.ts'
import { Alert } from './alert.tsx'
import { Link } from './link.tsx'

type FormSummaryProps = {
  title: string
  text?: string | undefined
  /** An alternative; the link opens in a new tab, which keeps the input. */
  link?: FormErrors['link']
  /** Error messages by field. */
  fields?: Record<string, string>
  /**
   * Prefix of the controls' ids, which makes the messages links. Without it no messages are listed.
   */
  controls?: string
  /** Alternatives. */
  children?: ReactNode
}

/**
 * Says why a form was rejected. It takes the focus when the page loads, because it must be read
 * first.
 */
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

/** Takes the focus when the page loads. */
export function FocusTaker({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: people must read the outcome of their submission first
    <div data-rejection tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      {children}
    </div>
  )
}
