import type { ReactNode } from 'react'
import { honeypotField, type RejectedForm } from '#app/lib/form.ts'
import { Alert } from './alert.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { Button } from './button.tsx'
import { FocusTaker, FormSummary } from './form-summary.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import { uiMessages } from './messages.ts'
import { PageHead } from './page-head.tsx'
import { useTexts } from './use-language.tsx'

type FormPageProps = {
  title: string
  lede: string
  /** Breadcrumbs between Home and this page; none for a page by itself. */
  above?: Crumb[]
  /** Prefix for the ids of the form's controls. */
  id: string
  rejected: RejectedForm | undefined
  /** Confirms the last submission and says what happens next; null if there was none. */
  thanks: { title: string; text?: ReactNode } | null
  children: ReactNode
}

/**
 * A page with one form, which works without scripts. The result of the last submission is above the
 * form.
 */
export function FormPage(props: FormPageProps) {
  const { title, lede, above, id, rejected, thanks, children } = props
  return (
    <>
      <PageHead
        title={title}
        lede={lede}
        before={above && <Breadcrumb crumbs={[...above, { label: title }]} />}
      />
      <div className="wrap pt-5 pb-section lg:pt-10">
        <div className="grid max-w-measure gap-6">
          {rejected && <FormSummary {...rejected} controls={id} />}
          {thanks && !rejected && (
            <FocusTaker>
              <Alert tone="good" title={thanks.title}>
                {thanks.text}
              </Alert>
            </FocusTaker>
          )}
          {children}
        </div>
      </div>
    </>
  )
}

type FormFootProps = {
  /** Prefix for the ids of the form's controls. */
  id: string
  submit: string
  icon?: IconName
  /** Says who reads the message and what is stored. */
  note: string
  className?: string
}

/** The end of a public form: its honeypot, its button, and a note about the use of the data. */
export function FormFoot(props: FormFootProps) {
  const { id, submit, icon, note, className = '' } = props
  const text = useTexts(uiMessages)
  return (
    <>
      <div hidden>
        <label htmlFor={`${id}-${honeypotField}`}>{text.leaveEmpty}</label>
        <input
          id={`${id}-${honeypotField}`}
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div className={`grid gap-3 ${className}`}>
        <Button type="submit" size={icon && 'lg'} className="md:justify-self-start">
          {icon && <Icon name={icon} />}
          <span data-busy={text.sending}>{submit}</span>
        </Button>
        <p className="text-sm leading-normal text-ink-soft">
          {note}{' '}
          <Link to="/privacy#messages" className="text-ink">
            {text.whatWeKeep}
          </Link>
        </p>
      </div>
    </>
  )
}
