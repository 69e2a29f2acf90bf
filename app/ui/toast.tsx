import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { FlashMessage } from '#app/lib/flash-message.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

type ToastProps = {
  title: string
  text?: string | undefined
  tone?: 'good' | 'danger' | undefined
  /** What to do when it was closed or has been up long enough: bring the address in order. */
  onClose?: () => void
  /** What can be done about it: the way back. */
  children?: ReactNode
}

const shownMs = 8_000

/**
 * A short message over the page's lower edge. A good one leaves by itself, unless it offers a way back,
 * and any can be closed where scripts run.
 */
export function Toast({ title, text, tone, onClose, children }: ToastProps) {
  const messages = useTexts(uiMessages)
  const [isClosed, setClosed] = useState(false)
  const danger = tone === 'danger'
  const isStaying = danger || children !== undefined

  useEffect(() => {
    if (isStaying) return
    const timer = window.setTimeout(() => setClosed(true), shownMs)
    return () => window.clearTimeout(timer)
  }, [isStaying])
  useEffect(() => {
    if (isClosed) onClose?.()
  }, [isClosed, onClose])

  if (isClosed) return null
  return (
    <div
      role={danger ? 'alert' : 'status'}
      className={`no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-110 items-start gap-3 rounded-l px-4.5 py-3.5 leading-normal shadow-dialog ${
        danger ? 'bg-danger text-on-danger' : 'bg-inverse text-on-inverse'
      } ${isStaying ? '' : 'toast-good'}`}
    >
      <Icon name={danger ? 'circle-alert' : 'circle-check'} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p>
          <b className="block">{title}</b>
          {text}
        </p>
        {children}
      </div>
      <button
        type="button"
        aria-label={messages.close}
        data-dismiss=""
        onClick={() => setClosed(true)}
        className="needs-scripts -my-1.5 -mr-2 grid size-11 flex-none place-items-center rounded-m"
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

/** Says in a toast how something went that a script did: the function to say it, and the toast. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<
    (Pick<ToastProps, 'title' | 'tone'> & { at: number }) | null
  >(null)
  const say = (tone: ToastProps['tone'], title: string) =>
    setOutcome({ tone, title, at: Date.now() })
  const toast = outcome && <Toast key={outcome.at} title={outcome.title} tone={outcome.tone} />
  return { say, toast }
}

/** Shows the page's flash message until it is closed, has been up long enough, or the page is left. */
export function FlashToast({ flash }: { flash: (FlashMessage & { id: string }) | null }) {
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: flash?.id, key })
  if (flash && flash.id !== shown.id) setShown({ id: flash.id, key })
  if (!flash || flash.isInPage || shown.key !== key) return null
  return <Toast key={flash.id} title={flash.title} text={flash.text} tone={flash.tone} />
}

/** That nothing was done, and why, over the page: of a form that has no fields to show it beside. */
export function RejectedToast({ rejected }: { rejected: RejectedForm | undefined }) {
  if (!rejected) return null
  const { id, title, text, link } = rejected
  return (
    <Toast key={id} tone="danger" title={title} text={text}>
      {link && (
        <Link
          to={link.to}
          target="_blank"
          className="inline-flex min-h-11 items-center text-on-danger"
        >
          {link.label}
        </Link>
      )}
    </Toast>
  )
}
