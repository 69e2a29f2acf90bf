import type { ReactNode } from 'react'
import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Link } from '#app/ui/link.tsx'
import { type ContactErrors, contactFields } from './contact-fields.ts'
import { checkFields, nameWait, type Obstacle, obstacles, thankYou } from './messages.ts'

/** Takes the focus when its page comes: what is in it must be read first. */
function FocusTaker({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the outcome of what was just sent is what one must read first
    <div tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
      {children}
    </div>
  )
}

/** That the message was stored. */
export function SentAlert() {
  return (
    <FocusTaker>
      <Alert tone="good" title={thankYou} />
    </FocusTaker>
  )
}

/** What is wrong in which field, each a link to it. */
export function ErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <FocusTaker>
      <Alert title={checkFields}>
        <ul>
          {contactFields.map(
            (field) =>
              errors[field] && (
                <li key={field}>
                  <Link
                    to={`#contact-${field}`}
                    className="inline-flex min-h-11 items-center text-ink"
                  >
                    {errors[field]}
                  </Link>
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
}

/** Why a message without faults was not sent, and how to reach us all the same. */
export function ObstacleAlert(props: ObstacleProps) {
  return (
    <FocusTaker>
      <ObstacleText {...props} />
    </FocusTaker>
  )
}

/** The same without taking the focus. */
export function ObstacleText({ obstacle, retryAfter, site }: ObstacleProps) {
  const { title, remedy } = obstacles[obstacle]
  const link = 'inline-flex min-h-11 items-center text-ink font-semibold'
  return (
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
  )
}
