import type { ReactNode } from 'react'
import { type BedAvailability, describeBeds } from '#app/lib/bed-availability.ts'
import { methodTexts, reportedNumber } from '#app/lib/checked-fields.ts'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CenterDetail, Distance } from './center-model.ts'
import { KeepButton } from './keep-button.tsx'
import { centerMessages } from './messages.ts'
import {
  type DescriptionItem,
  DescriptionList,
  DirectionsLink,
  FieldEvidence,
} from './page-parts.tsx'
import { findHours } from './weekly-hours.tsx'

type Props = {
  center: CenterDetail
  /** The weekday in New Jersey now, 1 for Monday to 7 for Sunday. */
  today: number
  /** "Open now until 9 PM", "Closed, opens Monday 8 AM"; null where the hours do not say. */
  opening: string | null
  distance?: Distance | null | undefined
  openNearbyPath: string
}

/** How to reach the center: on a phone, 'Call Now' is the biggest thing of the first screen. */
export function CenterContact(props: Props) {
  const { center, today, opening, distance, openNearbyPath } = props
  const { contact: text, noLongerOpen } = useTexts(centerMessages)
  const language = useLanguage()
  const isGone = center.openStatus === 'Permanently Closed'
  const canCall = center.phoneHref !== null && !isGone
  const beds = center.beds && center.bedAvailability && (
    <BedsToday bedAvailability={center.bedAvailability} />
  )
  return (
    <section
      aria-label={text.label}
      className="flex flex-wrap gap-x-12 gap-y-4 rounded-l border bg-surface p-[clamp(1.25rem,1rem+1.2vw,2rem)] lg:flex-1"
    >
      <div className="flex min-w-0 flex-auto basis-80 flex-col gap-4">
        {center.phoneHref !== null && canCall ? (
          <CallNow phone={center.phone} href={center.phoneHref} center={center} beds={beds} />
        ) : (
          <>
            <div>
              <p className="text-lg font-semibold">{isGone ? noLongerOpen : text.noNumber}</p>
              {!isGone && (
                <Link
                  to={`/centers/${center.slug}/suggest`}
                  className="inline-flex min-h-11 items-center"
                >
                  {text.suggestNumber}
                </Link>
              )}
            </div>
            {beds}
            <CallSupportLine variant={isGone ? 'line' : 'solid'} />
          </>
        )}
        {isGone ? (
          <ButtonLink to={openNearbyPath} size="lg" wide>
            {text.seeOpen}
          </ButtonLink>
        ) : (
          <div className="flex flex-wrap gap-2 *:flex-auto *:px-2 sm:gap-3">
            <ButtonLink to={`/contact?center=${center.slug}`} variant="line">
              {text.getInformation}
            </ButtonLink>
            <DirectionsLink url={center.directionsUrl} />
            <KeepButton center={center.saved} miles={distance?.miles} from={distance?.from} />
            <Link to={`/centers/${center.slug}/call-sheet`} className="btn btn-bare">
              {text.callSheet}
            </Link>
          </div>
        )}
      </div>
      <div className="min-w-0 flex-auto basis-80 border-t">
        <DescriptionList items={listItems(center, today, opening, language)} />
      </div>
    </section>
  )
}

type CallNowProps = { phone: string; href: string; center: CenterDetail; beds: ReactNode }

function CallNow({ phone, href, center, beds }: CallNowProps) {
  const { contact: text } = useTexts(centerMessages)
  return (
    <>
      <div>
        <p className="text-sm text-ink-soft">{text.callTheCenter}</p>
        <a
          href={href}
          className="inline-flex min-h-11 items-center text-[clamp(1.5rem,1rem+3vw,2.375rem)] leading-tight font-bold tracking-display text-ink no-underline tabular-nums hover:underline"
        >
          {phone}
        </a>
        <PhoneEvidence center={center} />
        {beds}
      </div>
      <ButtonLink to={href} size="lg" wide>
        <Icon name="phone" />
        {text.callNow}
      </ButtonLink>
    </>
  )
}

/** Where the center cannot be called: the operator's 24/7 support line. */
function CallSupportLine({ variant }: { variant: 'line' | 'solid' }) {
  const { supportLine } = useSite()
  const { contact: text } = useTexts(centerMessages)
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{text.callSupportLine}</p>
      <ButtonLink to={dialNumber(supportLine.phone)} variant={variant} size="lg" wide>
        <Icon name="phone" />
        {supportLine.label} {supportLine.phone}
      </ButtonLink>
    </div>
  )
}

/** What the center says of its beds, and when it said so. */
function BedsToday({ bedAvailability }: { bedAvailability: BedAvailability }) {
  const { contact: text } = useTexts(centerMessages)
  const language = useLanguage()
  return (
    <p className="mt-2 rounded-s bg-sunken px-3 py-2">
      <b>{describeBeds(bedAvailability, language)}.</b>{' '}
      <span className="text-sm">{text.bedsSaid(formatMoment(bedAvailability.at, language))}</span>
    </p>
  )
}

/** How far the number can be trusted. */
function PhoneEvidence({ center: { isPhoneReported, evidence } }: { center: CenterDetail }) {
  const { contact: text } = useTexts(centerMessages)
  const language = useLanguage()
  if (isPhoneReported) {
    return (
      <p className="flex items-start gap-1.5 font-semibold text-danger-ink">
        <Icon name="circle-alert" className="mt-0.5" />
        {reportedNumber[language]}
      </p>
    )
  }
  if (!evidence.phone) return null
  const { how, at } = evidence.phone
  return (
    <p className="text-sm text-ink-soft">
      {text.phoneChecked(methodTexts[language][how], formatDate(at, language))}
    </p>
  )
}

function listItems(
  center: CenterDetail,
  today: number,
  opening: string | null,
  language: Language,
): DescriptionItem[] {
  const { evidence } = center
  const { contact: text } = centerMessages[language]
  const items: DescriptionItem[] = [
    {
      label: text.address,
      value: (
        <>
          {center.address}
          <FieldEvidence evidence={evidence} field="address" />
        </>
      ),
    },
  ]
  if (center.website) {
    items.push({
      label: text.website,
      value: (
        <>
          <Website url={center.website} />
          <FieldEvidence evidence={evidence} field="website" />
        </>
      ),
    })
  }
  const hours = findHours(center.openingHours, today, language)
  if (hours && center.openStatus === 'Open') {
    items.push({
      label: text.today,
      value: opening && opening !== hours ? <TodaysHours hours={hours} opening={opening} /> : hours,
    })
  }
  return items
}

function TodaysHours({ hours, opening }: { hours: string; opening: string }) {
  return (
    <>
      {hours} <b className="block">{opening}</b>
    </>
  )
}

function Website({ url }: { url: string }) {
  const host = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/s, '')
  return (
    <a href={url} rel="noreferrer" className="-my-2.5 inline-block py-2.5">
      {host}
    </a>
  )
}
