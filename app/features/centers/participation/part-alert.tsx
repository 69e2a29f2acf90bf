import { useEffect, useRef } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
/**
 * Why nothing was done, above the form that it is about. It takes the focus: by the browser where the
 * page arrives as HTML, by script where it only changes.
 */
export function PartAlert({ rejected }: { rejected: RejectedForm | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rejected) box.current?.focus()
  }, [rejected])
  if (!rejected) return null
  const { title, text, link, fields } = rejected
  return (
    // biome-ignore lint/a11y/noAutofocus: why it was not done is what one must read first
    <div ref={box} tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      <Alert title={title}>
        {text}{' '}
        {link && (
          <Link to={link.to} target="_blank" className="text-ink">
            {link.label}
          </Link>
        )}
        {Object.values(fields).map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Alert>
    </div>
  )
}
