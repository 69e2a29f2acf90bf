import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type AlertProps = {
  title: ReactNode
  /** Screen readers announce 'danger' at once, and 'good' when they pause. */
  tone?: 'danger' | 'good'
  children?: ReactNode
}

/** The outcome of an action. */
export function Alert({ title, tone = 'danger', children }: AlertProps) {
  const danger = tone === 'danger'
  const ink = danger ? 'text-danger-ink' : 'text-link'
  return (
    <div
      role={danger ? 'alert' : 'status'}
      className={`grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-s border-l-[5px] px-4.5 py-3.5 leading-normal ${
        danger ? 'border-danger bg-danger-tint' : 'border-action bg-action-tint'
      }`}
    >
      <Icon name={danger ? 'circle-alert' : 'circle-check'} className={`mt-0.5 ${ink}`} />
      <b className={ink}>{title}</b>
      {children && <div className="col-start-2">{children}</div>}
    </div>
  )
}

/** Says why a form was rejected. The way on opens in a new tab, which keeps the page. */
export function RejectedAlert({ rejected }: { rejected: RejectedForm | undefined }) {
  if (!rejected) return null
  const { id, title, text, link } = rejected
  return (
    <Alert key={id} title={title}>
      {text && <p>{text}</p>}
      {link && (
        <Link to={link.to} target="_blank" className="inline-flex min-h-11 items-center text-ink">
          {link.label}
        </Link>
      )}
    </Alert>
  )
}
