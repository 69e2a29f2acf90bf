import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

type UnsavedGuardProps = {
  form: RefObject<HTMLFormElement | null>
  /** The form already had unsaved input when it was shown. */
  isTouched: boolean
}

/** Ask before the person leaves a form with unsaved input by Escape, Back or a link. */
export function UnsavedGuard({ form, isTouched }: UnsavedGuardProps) {
  const wasTouched = useRef(isTouched)
  useEffect(() => {
    const element = form.current
    const touch = () => {
      wasTouched.current = true
    }
    element?.addEventListener('input', touch)
    return () => element?.removeEventListener('input', touch)
  }, [form])
  // The form posts to the current path, so submitting it is not blocked.
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wasTouched.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'blocked') question.current?.querySelector('button')?.focus()
  }, [state])
  if (state !== 'blocked') return null
  return (
    <div ref={question}>
      <Alert title="What you typed is not saved.">
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="line" size="sm" onClick={reset}>
            Go on writing
          </Button>
          <Button variant="danger" size="sm" onClick={proceed}>
            Leave without saving
          </Button>
        </div>
      </Alert>
    </div>
  )
}
