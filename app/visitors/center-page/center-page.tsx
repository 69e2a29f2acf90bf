import type { ReactNode } from 'react'
import type { CenterDetail, Distance } from '#app/center/center-model.ts'
import { CenterPicture } from '#app/center/center-picture.tsx'
import { centerMessages } from '#app/center/messages.ts'
import { FieldEvidence } from '#app/center/page-parts.tsx'
import { CommentsSection } from '#app/members/participation/comments-section.tsx'
import type { Member } from '#app/members/participation/member-form.tsx'
import { ReviewsSection } from '#app/members/participation/reviews-section.tsx'
import { VotesSection } from '#app/members/participation/votes-section.tsx'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { AdditionalInformation } from './additional-information.tsx'
import { CenterAdmission } from './center-admission.tsx'
import { aboveCallBar, CenterCallBar } from './center-call-bar.tsx'
import { CenterContact } from './center-contact.tsx'
import { CenterFit } from './center-fit.tsx'
import { CenterHead } from './center-head.tsx'
import { isLittleKnown, LittleKnown } from './center-little-known.tsx'
import { CenterServices } from './center-services.tsx'
import { OtherPlaces } from './other-places.tsx'
import type { SimilarCenter } from './read-similar.server.ts'
import { SimilarCenters } from './similar-centers.tsx'
import { OpeningHours } from './weekly-hours.tsx'

export type CenterPageProps = {
  center: CenterDetail
  /** The weekday now, 1 for Monday to 7 for Sunday, told by the server. */
  today: string
  distance?: Distance | null
  /** The pages from Home to this one. */
  crumbs: Crumb[]
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
  /** 911, 988 and the support line, for the side. */
  emergency: ReactNode
  /** The state's map with the county marked. */
  countyMap?: ReactNode
  /** The signed-in member; other visitors see a link to sign in. */
  member?: Member | null
  /** The nearest centers that are alike. */
  similar?: readonly SimilarCenter[]
  /** When all this was looked up. */
  shownAsOf?: ReactNode
}

// On a desktop, the contact block and the crisis lines are the second column.
const parts =
  'center-parts grid gap-6 pb-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10'

/**
 * A center's own page, in the order of a person's questions: Is it open? What is the number? Will
 * it fit? When and where? Then all the rest.
 */
export function CenterPage(props: CenterPageProps) {
  const { center, openNearbyPath, distance } = props
  return (
    <div className="wrap">
      <ClosedBanner center={center} openNearbyPath={openNearbyPath} />
      <Breadcrumb crumbs={props.crumbs} />
      <div className={parts}>
        <CenterHead center={center} distance={distance} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">
          <CenterContact center={center} distance={distance} openNearbyPath={openNearbyPath} />
        </div>
        <CenterFacts {...props} />
        <div className="lg:col-start-2 lg:row-start-3">{props.emergency}</div>
      </div>
      {props.shownAsOf}
    </div>
  )
}

function CenterFacts(props: CenterPageProps) {
  const { center, member = null, similar = [] } = props
  const text = useTexts(centerMessages)
  const isLittle = isLittleKnown(center, useLanguage())
  return (
    <div className="center-facts grid content-start gap-[clamp(2.25rem,2rem+1.4vw,3rem)] lg:col-start-1 lg:row-span-2 lg:row-start-2 [&_section>h2]:text-[clamp(1.375rem,1.2rem+.8vw,1.75rem)]">
      {isLittle ? <LittleKnown center={center} /> : <CenterFit center={center} />}
      {center.isSample && (
        <Note>
          <b>{text.sample}</b> {text.sampleText}
        </Note>
      )}
      <div className={`center-rest grid content-start gap-[inherit] ${aboveCallBar}`}>
        {!isLittle && <CenterAdmission center={center} />}
        {isLittle && <SimilarCenters centers={similar} />}
        <div className="center-when-where grid gap-8 md:grid-cols-2">
          {!isLittle && (
            <OpeningHours
              openingHours={center.openingHours}
              specialHours={center.specialHours}
              today={props.today}
              evidence={center.evidence}
            />
          )}
          <WhereItIs center={center}>{props.countyMap}</WhereItIs>
        </div>
        <OtherPlaces group={center.group} />
        <AboutCenter center={center} />
        <CenterServices center={center} />
        <VotesSection center={center} member={member} />
        <ReviewsSection center={center} member={member} />
        <CommentsSection center={center} member={member} />
        {!isLittle && <SimilarCenters centers={similar} />}
        <AdditionalInformation center={center} />
        <CenterCallBar center={center} />
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

function WhereItIs({ center, children }: { center: CenterDetail; children: ReactNode }) {
  const text = useTexts(centerMessages)
  return (
    <section aria-labelledby="where">
      <h2 id="where" className="mb-3">
        {text.where}
      </h2>
      <p className="mb-3">
        {center.address}
        <FieldEvidence evidence={center.evidence} field="address" />
      </p>
      {children}
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
      <h2 id="about-center" className="mb-3">
        {text.about}
      </h2>
      <figure className="mb-4">
        <CenterPicture
          image={center.image}
          sizes="(min-width: 60rem) 50vw, 100vw"
          alt={center.name}
          className="aspect-[16/10] max-h-88 w-full rounded-l bg-sunken object-cover"
        />
        {!center.image && (
          <figcaption className="mt-1 text-sm text-ink-soft">{text.drawing}</figcaption>
        )}
      </figure>
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
