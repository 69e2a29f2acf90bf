import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { CenterDetail } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { DirectionsLink } from '#app/center/page-parts.tsx'
import { dialNumber } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'

/** For the parent of `CenterCallBar`: whatever gets the focus scrolls to above the bar. */
export const aboveCallBar =
  '[&_a]:scroll-mb-24 [&_button]:scroll-mb-24 [&_summary]:scroll-mb-24 [&_textarea]:scroll-mb-24'

/**
 * The call button at the bottom of a phone's screen. It sticks inside its parent, so it never
 * doubles the contact block above and never covers the crisis lines below.
 */
export function CenterCallBar({ center }: { center: CenterDetail }) {
  const { supportLine } = useSite()
  const { contact: text } = useTexts(centerMessages)
  if (center.openStatus === 'Permanently Closed') return null
  const number = findAdmissionNumber(center)
  return (
    <div className="no-print @container sticky bottom-0 z-4 -mx-gutter border-t bg-surface px-gutter pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] lg:hidden">
      <div className="flex gap-2">
        {number ? (
          <ButtonLink to={number.href} className="grow">
            <Icon name="phone" />
            {text.callNow}
          </ButtonLink>
        ) : (
          <ButtonLink to={dialNumber(supportLine.phone)} className="grow">
            <Icon name="phone" />
            {text.callLine(supportLine.label)}
          </ButtonLink>
        )}
        {/* Large text, or a small phone and the line's longer name, has room for one of them. */}
        <span className={`contents ${number ? '@max-[16rem]:hidden' : '@max-[20rem]:hidden'}`}>
          <DirectionsLink url={center.directionsUrl} />
        </span>
      </div>
    </div>
  )
}
