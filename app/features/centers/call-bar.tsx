import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CenterDetail } from './center.ts'
import { DirectionsLink } from './directions-link.tsx'

type Props = { center: Pick<CenterDetail, 'slug' | 'phoneHref' | 'openStatus' | 'directionsUrl'> }

/**
 * The actions kept at the foot of a phone's screen. It sticks inside the part of the page that
 * follows the contact block, so it never doubles that block and never lies on the footer.
 */
export function CallBar({ center }: Props) {
  if (center.openStatus === 'Permanently Closed') return null
  return (
    <div className="no-print sticky bottom-0 z-4 -mx-gutter flex gap-2 border-t bg-surface px-gutter pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] lg:hidden">
      {center.phoneHref ? (
        <ButtonLink to={center.phoneHref} className="grow">
          <Icon name="phone" />
          Call Now
        </ButtonLink>
      ) : (
        <ButtonLink to={`/contact?center=${center.slug}`} className="grow">
          Get Information
        </ButtonLink>
      )}
      <DirectionsLink url={center.directionsUrl} />
    </div>
  )
}
