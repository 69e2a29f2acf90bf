import { useEffect, useRef } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { obstacles } from './messages.ts'
import type { Refusal } from './outcome.ts'

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
            <Anchor to={signInPath(slug)} target="_blank" className="text-ink">
              Sign in
            </Anchor>
          )}
          {obstacle === 'suspended' && (
            <Anchor to="/contact" className="text-ink">
              Contact us
            </Anchor>
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

/** To the sign-in, and from there back to a place on the center's page. */
export function signInPath(slug: string, place = ''): string {
  return `/auth?redirectTo=${encodeURIComponent(`/centers/${slug}${place && `#${place}`}`)}`
}
