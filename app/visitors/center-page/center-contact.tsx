import {
  type AdmissionNumber,
  findAdmissionNumber,
} from '#app/center/admission/admission-number.ts'
import type { CenterDetail, Distance, Evidence } from '#app/center/center-model.ts'
import { CenterStatus } from '#app/center/center-status.tsx'
import { methodTexts, reportedNumber } from '#app/center/fields/checked-fields.ts'
import { unreachableNotice } from '#app/center/fields/unreachable.ts'
import { KeepButton } from '#app/center/keep-button.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { describeBeds } from '#app/center/offerings/bed-availability.ts'
import { DirectionsLink, FieldEvidence } from '#app/center/page-parts.tsx'
import { SendLink } from '#app/center/send-link.tsx'
import { formatDate, formatMoment } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'

type Props = {
  center: CenterDetail
  distance?: Distance | null | undefined
  openNearbyPath: string
}

/** Whether it is open, the number, and the one solid button that calls. */
export function CenterContact({ center, distance, openNearbyPath }: Props) {
  const { contact: text } = useTexts(centerMessages)
  const isGone = center.openStatus === 'Permanently Closed'
  const number = findAdmissionNumber(center)
  return (
    <section
      aria-label={text.label}
      className="grid content-start gap-3 rounded-l border bg-surface p-4 lg:p-6"
    >
      <div className="text-lg leading-snug">
        <CenterStatus center={center} />
      </div>
      {number && !isGone ? (
        <CallCenter center={center} number={number} />
      ) : (
        <CallSupportLine center={center} />
      )}
      {isGone ? (
        <ButtonLink to={openNearbyPath} size="lg" wide>
          {text.seeOpen}
        </ButtonLink>
      ) : (
        <MoreActions center={center} distance={distance} />
      )}
    </section>
  )
}

type CallCenterProps = { center: CenterDetail; number: AdmissionNumber }

function CallCenter({ center, number: { display, href, isIntake } }: CallCenterProps) {
  const { contact: text, admission } = useTexts(centerMessages)
  return (
    <>
      <div>
        {isIntake && <p className="font-semibold">{admission.intake}</p>}
        <a
          href={href}
          className="call-number inline-flex min-h-11 items-center text-[clamp(1.875rem,1.6rem+1.3vw,2.25rem)] leading-tight font-bold tracking-display text-ink no-underline tabular-nums hover:underline"
        >
          {display}
        </a>
        {isIntake ? <MainNumber center={center} /> : <PhoneEvidence center={center} />}
        <BedsToday center={center} />
      </div>
      <ButtonLink to={href} size="lg" wide>
        <Icon name="phone" />
        {text.callNow}
      </ButtonLink>
    </>
  )
}

/** Beside an intake number: when it was checked, and the main number with its own evidence. */
function MainNumber({ center }: { center: CenterDetail }) {
  const { admission: text } = useTexts(centerMessages)
  return (
    <>
      <FieldEvidence evidence={center.evidence} field="intakePhone" />
      {center.phoneHref && (
        <>
          <p className="mt-2">
            {text.mainNumber}{' '}
            <a
              href={center.phoneHref}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums"
            >
              {center.phone}
            </a>
          </p>
          <PhoneEvidence center={center} />
        </>
      )}
    </>
  )
}

/** The operator's 24/7 support line is the button when the center can't be called. */
function CallSupportLine({ center }: { center: CenterDetail }) {
  const { supportLine } = useSite()
  const { contact: text, noLongerOpen } = useTexts(centerMessages)
  const isGone = center.openStatus === 'Permanently Closed'
  const noNumber = center.isPhoneHidden ? center.phone : `${text.noNumber}.`
  const reason = isGone ? `${noLongerOpen}.` : noNumber
  return (
    <>
      <div>
        <p className="leading-snug">
          <b>{reason}</b> {text.callSupportLine}
        </p>
        {!isGone && <BedsToday center={center} />}
      </div>
      <ButtonLink
        to={dialNumber(supportLine.phone)}
        variant={isGone ? 'line' : 'solid'}
        size="lg"
        wide
        className="support-call tabular-nums"
      >
        <Icon name="phone" />
        <span>
          {supportLine.label} <PhoneNumber>{supportLine.phone}</PhoneNumber>
        </span>
      </ButtonLink>
    </>
  )
}

function MoreActions({ center, distance }: Omit<Props, 'openNearbyPath'>) {
  const { contact: text } = useTexts(centerMessages)
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 *:px-2">
        <ButtonLink to={`/contact?center=${center.slug}`} variant="line">
          {text.getInformation}
        </ButtonLink>
        <DirectionsLink url={center.directionsUrl} />
      </div>
      <div className="relative -mb-2 flex flex-wrap items-center justify-between gap-x-2 border-t pt-1.5">
        <KeepButton center={center.saved} miles={distance?.miles} from={distance?.from} />
        <ButtonLink to={`/centers/${center.slug}/call-sheet`} variant="bare" size="sm">
          <Icon name="clipboard-list" />
          {text.callSheet}
        </ButtonLink>
        <SendLink center={center.saved} variant="bare" size="sm" />
        {!findAdmissionNumber(center) && (
          <Link
            to={`/centers/${center.slug}/suggest`}
            className="no-print inline-flex min-h-11 items-center px-2.5 text-sm"
          >
            {text.suggestNumber}
          </Link>
        )}
        <Website center={center} />
      </div>
    </>
  )
}

/** The open beds that the center reported, and when. */
function BedsToday({ center: { beds, bedAvailability } }: { center: CenterDetail }) {
  const { contact: text } = useTexts(centerMessages)
  const language = useLanguage()
  if (!beds || !bedAvailability) return null
  return (
    <p className="mt-2 rounded-s bg-sunken px-3 py-2">
      <b>{describeBeds(bedAvailability, language)}.</b>{' '}
      <span className="text-sm">{text.bedsSaid(formatMoment(bedAvailability.at, language))}</span>
    </p>
  )
}

/** How far the number can be trusted: a report, a check or the listing's source, and whether anybody answers. */
function PhoneEvidence({ center }: { center: CenterDetail }) {
  const language = useLanguage()
  const { isPhoneReported, isUnreachable, evidence, provenance } = center
  if (isPhoneReported) {
    return (
      <p className="flex items-start gap-1.5 font-semibold text-danger-ink">
        <Icon name="circle-alert" className="mt-0.5" />
        {reportedNumber[language]}
      </p>
    )
  }
  const known = evidence.phone
  return (
    <div className="text-sm leading-snug text-ink-soft">
      <p>{known ? describePhone(known, language) : provenance}</p>
      {isUnreachable && <p className="font-semibold">{unreachableNotice[language]}</p>}
    </div>
  )
}

function describePhone({ how, at }: Evidence, language: Language): string {
  const { contact: text } = centerMessages[language]
  const date = formatDate(at, language)
  if (how === 'link') return text.phoneConfirmed(date)
  return text.phoneChecked(methodTexts[language][how], date)
}

function Website({ center: { website, evidence } }: { center: CenterDetail }) {
  const { contact: text } = useTexts(centerMessages)
  if (!website) return null
  const host = website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/s, '')
  return (
    <div className="min-w-0 px-2.5 text-sm">
      <a
        href={website}
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 wrap-anywhere"
      >
        <Icon name="globe" />
        <span className="sr-only">{text.website}: </span>
        {host}
      </a>
      <FieldEvidence evidence={evidence} field="website" />
    </div>
  )
}
