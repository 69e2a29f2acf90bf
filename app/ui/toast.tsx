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
  /** Called when the toast closes, to clean up the URL. */
  onClose?: () => void
  /** An action, like Undo. */
  children?: ReactNode
}

const shownMs = 8_000

/**
 * A short message at the bottom of the page. A 'good' one disappears by itself unless it has an
 * action. With scripts, people can close any toast.
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

/** Return a function that shows a script's outcome in a toast, and the toast. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<
    (Pick<ToastProps, 'title' | 'tone'> & { at: number }) | null
  >(null)
  const say = (tone: ToastProps['tone'], title: string) =>
    setOutcome({ tone, title, at: Date.now() })
  const toast = outcome && <Toast key={outcome.at} title={outcome.title} tone={outcome.tone} />
  return { say, toast }
}

/** Shows the page's flash message until it is closed, times out, or the page changes. */
export function FlashToast({ flash }: { flash: (FlashMessage & { id: string }) | null }) {
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: flash?.id, key })
  if (flash && flash.id !== shown.id) setShown({ id: flash.id, key })
  if (!flash || flash.isInPage || shown.key !== key) return null
  return <Toast key={flash.id} title={flash.title} text={flash.text} tone={flash.tone} />
}

/** Shows the rejection of a form without fields as a toast. */
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
