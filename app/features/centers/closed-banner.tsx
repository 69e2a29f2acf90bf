import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CenterDetail } from './center.ts'
import { messages } from './messages.ts'

const banner = 'mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-l border-[1.5px] px-5 py-4'

type Props = {
  center: Pick<CenterDetail, 'openStatus' | 'city' | 'phoneHref'>
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
}

/** Says before all else that a center is closed, and where open ones are. Nothing for an open one. */
export function ClosedBanner({ center, openNearbyPath }: Props) {
  const { closed: text, status } = useTexts(messages)
  if (center.openStatus === 'Open') return null
  const isForGood = center.openStatus === 'Permanently Closed'
  const canCall = !isForGood && center.phoneHref !== null
  return (
    <section
      aria-label={text.label}
      className={`${banner} ${isForGood ? 'border-transparent bg-inverse text-on-inverse' : 'border-line-strong bg-sunken'}`}
    >
      <Icon name={isForGood ? 'ban' : 'clock'} className="row-span-2 mt-0.5 size-7" />
      <h2 className="text-lg">{status[center.openStatus]}</h2>
      <p className={isForGood ? undefined : 'text-ink-soft'}>
        {isForGood ? text.forGood : text.forNow} {canCall && `${text.callBefore} `}
        <Link to={openNearbyPath} className={isForGood ? 'text-on-inverse' : undefined}>
          {canCall ? text.orSee(center.city) : text.see(center.city)}
        </Link>
        .
      </p>
    </section>
  )
}
