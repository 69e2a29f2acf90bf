import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** 'Need Help Choosing': who can be asked. Without a phone of the site's own, the support line is called. */
export function NeedHelpChoosing({ site }: { site: Site }) {
  const phone = site.phone ?? site.supportLine.phone
  return (
    <section
      aria-labelledby="need-help-choosing"
      className="mt-14 grid items-center gap-5 rounded-l border bg-surface p-[clamp(1.375rem,1rem+1.6vw,2.25rem)] lg:grid-cols-[1fr_auto] lg:gap-10"
    >
      <div>
        <h2 id="need-help-choosing">Need Help Choosing</h2>
        <p className="mt-1.5 max-w-[36em] text-ink-soft">
          Tell us what you are looking for. We can explain the kinds of treatment and how to ask
          about cost. We are not a crisis line: in danger, call 911 or 988.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={dialNumber(phone)}>
          <Icon name="phone" />
          Call {site.phone ? phone : `${site.supportLine.label} ${phone}`}
        </ButtonLink>
        <ButtonLink to="/contact" variant="line">
          Contact us
        </ButtonLink>
      </div>
    </section>
  )
}
