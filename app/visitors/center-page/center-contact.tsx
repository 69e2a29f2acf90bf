import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { CenterDetail, Distance } from '#app/center/center-model.ts'
import { CenterStatus } from '#app/center/center-status.tsx'
import { KeepButton } from '#app/center/keep-button.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { describeBeds } from '#app/center/offerings/bed-availability.ts'
import { DirectionsLink } from '#app/center/page-parts.tsx'
import { SendLink } from '#app/center/send-link.tsx'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { firstCallMessages } from '#app/search/first-call-messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { CenterNumber } from './center-number.tsx'
import { centerPageMessages } from './messages.ts'
import { SupportLine } from './support-line.tsx'

type Props = {
  center: CenterDetail
  distance?: Distance | null | undefined
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
  /** What to say first on the phone. */
  firstWords: string
}

/** Whether it is open, the number as the button, what to say, and where else to turn. */
export function CenterContact({ center, distance, openNearbyPath, firstWords }: Props) {
  const { contact: text, closed } = useTexts(centerMessages)
  const isGone = center.openStatus === 'Permanently Closed'
  const number = findAdmissionNumber(center)
  return (
    <section aria-label={text.label} className="center-card">
      {center.openStatus === 'Open' ? (
        <CenterStatus center={center} />
      ) : (
        <Closed center={center} openNearbyPath={openNearbyPath} />
      )}
      {isGone ? (
        <>
          <ButtonLink to={openNearbyPath} size="lg" wide>
            {closed.see(center.city)}
          </ButtonLink>
          <p className="note-line">{center.provenance}</p>
        </>
      ) : (
        <>
          {number ? (
            <CenterNumber center={center} number={number} />
          ) : (
            <SupportLine center={center} />
          )}
          <BedsToday center={center} />
          {number && center.openStatus === 'Open' && <FirstWords>{firstWords}</FirstWords>}
          <Actions center={center} distance={distance} />
        </>
      )}
      <CrisisLine />
    </section>
  )
}

/** Says that a center is closed, and where open ones are. */
function Closed({ center, openNearbyPath }: Pick<Props, 'center' | 'openNearbyPath'>) {
  const { closed: text, status } = useTexts(centerMessages)
  const isGone = center.openStatus === 'Permanently Closed'
  const canCall = findAdmissionNumber(center) !== null
  return (
    <div className={`inset mb-3 ${isGone ? 'inset-gone' : ''}`}>
      <b>{status[center.openStatus]}</b>
      <p>
        {isGone ? (
          text.forGood
        ) : (
          <>
            {text.forNow} {canCall && `${text.callBefore} `}
            <Link to={openNearbyPath}>
              {canCall ? text.orSee(center.city) : text.see(center.city)}
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}

function FirstWords({ children }: { children: string }) {
  const { say } = useTexts(firstCallMessages)
  return (
    <p className="first-say">
      {say} <q>{children}</q>
    </p>
  )
}

function Actions({ center, distance }: Pick<Props, 'center' | 'distance'>) {
  const { contact: text } = useTexts(centerMessages)
  return (
    <div className="center-actions">
      <KeepButton center={center.saved} miles={distance?.miles} from={distance?.from} />
      <DirectionsLink url={center.directionsUrl} />
      <ButtonLink to={`/centers/${center.slug}/call-sheet`}>
        <Icon name="clipboard-list" />
        {text.callSheet}
      </ButtonLink>
      <SendLink center={center.saved} />
    </div>
  )
}

/** The open beds that the center reported, and when. */
function BedsToday({ center: { beds, bedAvailability } }: Pick<Props, 'center'>) {
  const { contact: text } = useTexts(centerMessages)
  const language = useLanguage()
  if (!beds || !bedAvailability) return null
  return (
    <p className="inset mt-2">
      <b>{describeBeds(bedAvailability, language)}.</b>{' '}
      {text.bedsSaid(formatMoment(bedAvailability.at, language))}
    </p>
  )
}

function CrisisLine() {
  const { contact: text } = useTexts(centerPageMessages)
  return (
    <p className="crisis-line flex flex-wrap gap-x-3 border-t text-sm">
      <span>
        {text.inDanger}{' '}
        <a href={emergency.href} className="sec-link text-danger-ink">
          911
        </a>
      </span>
      <span>
        {text.inCrisis}{' '}
        <a href={suicideAndCrisis.href} className="sec-link text-danger-ink">
          988
        </a>
      </span>
    </p>
  )
}
