import { type ReactNode, useEffect, useRef } from 'react'
import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { type ContactErrors, contactFields } from './contact-fields.ts'
import { checkFields, nameWait, type Obstacle, obstacles, thankYou } from './messages.ts'

/**
 * Takes the focus when it comes, and again for each new `of`: by the browser where the page arrives
 * as HTML, by script where it only changes.
 */
function FocusTaker({ of, children }: { of: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new outcome of the same kind takes the focus again
  useEffect(() => box.current?.focus(), [of])
  return (
    // biome-ignore lint/a11y/noAutofocus: the outcome of what was just sent is what one must read first
    <div ref={box} tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      {children}
    </div>
  )
}

/** That the message was stored. */
export function SentAlert({ of }: { of: unknown }) {
  return (
    <FocusTaker of={of}>
      <Alert tone="good" title={thankYou} />
    </FocusTaker>
  )
}

/** What is wrong in which field, each a link to it. */
export function ErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <FocusTaker of={errors}>
      <Alert title={checkFields}>
        <ul>
          {contactFields.map(
            (field) =>
              errors[field] && (
                <li key={field}>
                  <Anchor
                    to={`#contact-${field}`}
                    className="inline-flex min-h-11 items-center text-ink"
                  >
                    {errors[field]}
                  </Anchor>
                </li>
              ),
          )}
        </ul>
      </Alert>
    </FocusTaker>
  )
}

type ObstacleProps = {
  obstacle: Obstacle
  retryAfter: number | null
  site: Pick<Site, 'phone' | 'email' | 'supportLine'>
  /** Takes the focus anew with each. */
  of: unknown
}

/** Why a message without faults was not sent, and how to reach us all the same. */
export function ObstacleAlert({ obstacle, retryAfter, site, of }: ObstacleProps) {
  const { title, remedy } = obstacles[obstacle]
  const link = 'inline-flex min-h-11 items-center text-ink font-semibold'
  return (
    <FocusTaker of={of}>
      <Alert title={title}>
        <p>{remedy.replace('{wait}', nameWait(retryAfter ?? 0))}</p>
        <ul>
          <li>
            <a href={`mailto:${site.email}`} className={`${link} [overflow-wrap:anywhere]`}>
              {site.email}
            </a>
          </li>
          {site.phone && (
            <li>
              <a href={dialNumber(site.phone)} className={link}>
                {site.phone}
              </a>
            </li>
          )}
          <li>
            <a href={dialNumber(site.supportLine.phone)} className={link}>
              {site.supportLine.label} {site.supportLine.phone}, 24/7
            </a>
          </li>
        </ul>
      </Alert>
    </FocusTaker>
  )
}
