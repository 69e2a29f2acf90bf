import { useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { obstacles } from './messages.ts'
import type { Refusal } from './outcome.ts'
import { places } from './participation-fields.ts'
import { signInPath } from './sign-in-path.ts'

/**
 * Why nothing was done, above the form that it is about. It takes the focus: by the browser where the
 * page arrives as HTML, by script where it only changes.
 */
export function PartAlert({ refusal, slug }: { refusal: Refusal | undefined; slug: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (!refusal) return null
  const { obstacle, errors } = refusal
  return (
    // biome-ignore lint/a11y/noAutofocus: why it was not done is what one must read first
    <div ref={box} tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      {obstacle ? (
        <Alert title={obstacles[obstacle].title}>
          {obstacles[obstacle].remedy}{' '}
          {obstacle === 'signed-out' && (
            <Link
              to={signInPath(slug, places[refusal.intent])}
              target="_blank"
              className="text-ink"
            >
              Sign in
            </Link>
          )}
          {obstacle === 'suspended' && (
            <Link to="/contact" className="text-ink">
              Contact us
            </Link>
          )}
        </Alert>
      ) : (
        <Alert title="This is not sent yet. Please check:">
          {Object.values(errors).map((error) => (
            <p key={error}>{error}</p>
          ))}
        </Alert>
      )}
    </div>
  )
}
