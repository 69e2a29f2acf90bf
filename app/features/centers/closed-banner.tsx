import { Icon } from '#app/ui/icon.tsx'
import type { CenterDetail } from './center.ts'

const banner = 'mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-l border-[1.5px] px-5 py-4'

type Props = {
  center: Pick<CenterDetail, 'openStatus' | 'city' | 'phoneHref'>
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
}

/** Says before all else that a center is closed, and where open ones are. Nothing for an open one. */
export function ClosedBanner({ center, openNearbyPath }: Props) {
  if (center.openStatus === 'Open') return null
  const nearby = `open centers near ${center.city ?? 'here'}`
  if (center.openStatus === 'Temporarily Closed') {
    return (
      <section aria-label="Closed" className={`${banner} border-line-strong bg-sunken`}>
        <Icon name="clock" className="row-span-2 mt-0.5 size-7" />
        <h2 className="text-lg">{center.openStatus}</h2>
        <p className="text-ink-soft">
          This center is not taking people now.{' '}
          {center.phoneHref === null ? (
            <a href={openNearbyPath}>See {nearby}</a>
          ) : (
            <>
              Call before you travel, or <a href={openNearbyPath}>see {nearby}</a>
            </>
          )}
          .
        </p>
      </section>
    )
  }
  return (
    <section
      aria-label="Closed"
      className={`${banner} border-transparent bg-inverse text-on-inverse`}
    >
      <Icon name="ban" className="row-span-2 mt-0.5 size-7" />
      <h2 className="text-lg">{center.openStatus}</h2>
      <p>
        This center has closed for good.{' '}
        <a href={openNearbyPath} className="text-on-inverse">
          See {nearby}
        </a>
        .
      </p>
    </section>
  )
}
