import type { ReactNode } from 'react'
import { getImageSet } from '#app/lib/center-image-url.ts'
import { formatMiles } from '#app/lib/miles.ts'
import type { OpeningState } from '#app/lib/opening-state.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { AdditionalInformation } from './additional-information.tsx'
import { CenterContact } from './center-contact.tsx'
import { CenterHead } from './center-head.tsx'
import type { CenterDetail, Distance } from './center-model.ts'
import { CenterServices } from './center-services.tsx'
import { centerMessages } from './messages.ts'
import { DirectionsLink } from './page-parts.tsx'
import { CommentsSection } from './participation/comments-section.tsx'
import type { Member } from './participation/member-form.tsx'
import { ReviewsSection } from './participation/reviews-section.tsx'
import { VotesSection } from './participation/votes-section.tsx'
import type { SimilarCenter } from './read-similar.server.ts'
import { OpeningHours } from './weekly-hours.tsx'

export type CenterPageProps = {
  center: CenterDetail
  /** The weekday in New Jersey now, 1 for Monday to 7 for Sunday, told by the server. */
  today: number
  /** By its published hours; null where these are not known, and where it is closed for now or for good. */
  opening?: OpeningState | null
  distance?: Distance | null
  /** Where it stands in the directory: the pages from Home to this one. */
  crumbs: Crumb[]
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
  /** 911, 988 and the support line, for the side. */
  emergency: ReactNode
  /** The state's map with the county marked. */
  countyMap?: ReactNode
  /** Who is signed in; to others the page offers to sign in. */
  member?: Member | null
  /** The nearest centers that are alike. */
  similar?: readonly SimilarCenter[]
  /** When all this was looked up. */
  shownAsOf?: ReactNode
}

// The call bar must not lie on what has the focus.
const aboveCallBar = '[&_a]:scroll-mb-24 [&_button]:scroll-mb-24 [&_textarea]:scroll-mb-24'

/** A center's own page. */
export function CenterPage(props: CenterPageProps) {
  const { center, today, crumbs, openNearbyPath, member = null, similar = [] } = props
  const text = useTexts(centerMessages)
  return (
    <div className="wrap">
      <ClosedBanner center={center} openNearbyPath={openNearbyPath} />
      <div className="py-2">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <div className="flex flex-col lg:block">
        <CenterHead center={center} opening={props.opening ?? null} distance={props.distance} />
        <div className="flex flex-col gap-5 lg:flex-row-reverse lg:gap-8">
          <CenterContact
            distance={props.distance}
            center={center}
            today={today}
            opening={props.opening?.text ?? null}
            openNearbyPath={openNearbyPath}
          />
          {center.image && <CenterPicture image={center.image} name={center.name} />}
        </div>
      </div>
      <div className={aboveCallBar}>
        {center.isSample && (
          <div className="pt-5">
            <Note>
              <b>{text.sample}</b> {text.sampleText}
            </Note>
          </div>
        )}
        <div className="center-parts grid items-start gap-section py-[clamp(2.5rem,2rem+2.4vw,4rem)] pb-section lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-[clamp(3rem,5vw,4.5rem)]">
          <div className="grid min-w-0 gap-[clamp(2.5rem,2rem+2vw,3.75rem)]">
            <AboutCenter center={center} />
            <CenterServices center={center} />
            <VotesSection center={center} member={member} />
            <ReviewsSection center={center} member={member} />
            <CommentsSection center={center} member={member} />
            {similar.length > 0 && <SimilarCenters centers={similar} />}
          </div>
          <aside aria-label={text.aside} className="grid gap-6">
            {props.emergency}
            {props.countyMap}
            <OpeningHours
              openingHours={center.openingHours}
              today={today}
              evidence={center.evidence}
            />
            <AdditionalInformation center={center} />
          </aside>
        </div>
        {props.shownAsOf}
        <CallBar center={center} />
      </div>
    </div>
  )
}

const banner = 'mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-l border-[1.5px] px-5 py-4'

/** Says before all else that a center is closed, and where open ones are. Nothing for an open one. */
function ClosedBanner({
  center,
  openNearbyPath,
}: Pick<CenterPageProps, 'center' | 'openNearbyPath'>) {
  const { closed: text, status } = useTexts(centerMessages)
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

/** 'About This Center': the description, a paragraph for each of its lines. */
function AboutCenter({ center }: Pick<CenterPageProps, 'center'>) {
  const { description, isTranslated } = center
  const text = useTexts(centerMessages)
  const isOurs = description === text.summary.noDescription || isTranslated
  const stored = useStoredText()
  const paragraphs = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return (
    <section aria-labelledby="about-center">
      <h2 id="about-center" className="mb-4">
        {text.about}
      </h2>
      {!isOurs && stored.lang && (
        <p className="mb-2 text-sm text-ink-soft">{text.services.inEnglish}</p>
      )}
      <div className="prose" {...(!isOurs && stored)}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs never change places
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** The nearest centers that may help as well. */
function SimilarCenters({ centers }: { centers: readonly SimilarCenter[] }) {
  const { similar: text } = useTexts(centerMessages)
  const language = useLanguage()
  const stored = useStoredText()
  return (
    <section aria-labelledby="similar-centers" className="no-print">
      <h2 id="similar-centers">{text.title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{text.text}</p>
      <ul>
        {centers.map(({ slug, name, city, miles, isApproximate }) => (
          <li key={slug} className="border-b">
            <Link
              to={`/centers/${slug}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2 text-ink no-underline hover:text-link hover:underline"
            >
              <span className="font-medium" {...stored}>
                {name}
              </span>
              <span className="text-sm text-ink-soft">
                {city && `${city}, `}
                <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate, language)}</data>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The actions kept at the foot of a phone's screen. It sticks inside the part of the page that
 * follows the contact block, so it never doubles that block and never lies on the footer.
 */
function CallBar({ center }: Pick<CenterPageProps, 'center'>) {
  const { supportLine } = useSite()
  const { contact: text } = useTexts(centerMessages)
  if (center.openStatus === 'Permanently Closed') return null
  return (
    <div className="no-print @container sticky bottom-0 z-4 -mx-gutter border-t bg-surface px-gutter pt-2.5 pb-[calc(.625rem+env(safe-area-inset-bottom))] lg:hidden">
      <div className="flex gap-2">
        {center.phoneHref ? (
          <ButtonLink to={center.phoneHref} className="grow">
            <Icon name="phone" />
            {text.callNow}
          </ButtonLink>
        ) : (
          <ButtonLink to={dialNumber(supportLine.phone)} className="grow">
            <Icon name="phone" />
            {text.callLine(supportLine.label)}
          </ButtonLink>
        )}
        {/* Large text has room for one of them. */}
        <span className="contents @max-[16rem]:hidden">
          <DirectionsLink url={center.directionsUrl} />
        </span>
      </div>
    </div>
  )
}

/** The center's photograph, large. `image` is a path as `getImagePath` gives it. */
function CenterPicture({ image, name }: { image: string; name: string }) {
  return (
    <figure className="relative overflow-hidden rounded-l bg-sunken lg:min-h-108 lg:flex-[1.42]">
      <img
        loading="lazy"
        className="aspect-[16/10] w-full object-cover lg:absolute lg:inset-0 lg:h-full"
        src={image}
        srcSet={getImageSet(image)}
        sizes="(min-width: 60rem) 55vw, 100vw"
        alt={name}
        width={640}
        height={400}
      />
    </figure>
  )
}
