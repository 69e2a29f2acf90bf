import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'

type DialogProps = {
  title: ReactNode
  /** Path of the page beneath, for closing. */
  closeTo: string
  /** For forms of many fields. */
  wide?: boolean
  children: ReactNode
}

/**
 * A page over the page that opened it. A link opens it and another closes it, so it works without
 * scripts and with the Back button. With scripts it is modal: the focus stays inside, and Escape
 * closes it. Include a link to `closeTo` in its content.
 */
export function Dialog({ title, closeTo, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.close()
    element.showModal()
    return () => {
      element.close()
      // Runs after navigation has moved the focus.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])
  return (
    <div className="dialog-scrim">
      <dialog
        ref={dialog}
        open
        aria-labelledby={titleId}
        className={wide ? 'dialog dialog-wide' : 'dialog'}
        onCancel={(event) => {
          event.preventDefault()
          navigate(closeTo, { preventScrollReset: true })
        }}
      >
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {children}
      </dialog>
    </div>
  )
}
