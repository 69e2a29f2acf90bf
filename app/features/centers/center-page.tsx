import type { ReactNode } from 'react'
import { Note } from '#app/ui/note.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { AboutCenter } from './about-center.tsx'
import { AdditionalInformation } from './additional-information.tsx'
import { CallBar } from './call-bar.tsx'
import type { CenterDetail, Distance, PublicComment, PublicReview } from './center.ts'
import { CenterComments } from './center-comments.tsx'
import { CenterContact } from './center-contact.tsx'
import { CenterBreadcrumb, CenterHead } from './center-head.tsx'
import { CenterPicture } from './center-picture.tsx'
import { CenterReviews } from './center-reviews.tsx'
import { CenterServices } from './center-services.tsx'
import { CenterVotes } from './center-votes.tsx'
import { ClosedBanner } from './closed-banner.tsx'
import { OpeningHours } from './opening-hours.tsx'

export type CenterPageProps = {
  center: CenterDetail
  /** The weekday in New Jersey now, 1 for Monday to 7 for Sunday, told by the server. */
  today: number
  /** "Open until 9 PM", "Opens Monday 8 AM"; null where the hours do not say. */
  opening?: string | null
  distance?: Distance | null
  /** The directory of this center's city; null when the city is unknown. */
  cityPath: string | null
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
  /** 911, 988 and the support line, for the side. */
  emergency: ReactNode
  /** The 24/7 support line alone, for where the center itself cannot be called. */
  supportLine: ReactNode
  /** The state's map with the county marked. */
  countyMap?: ReactNode
  /** What a signed-in member may do; without them the page offers to sign in. */
  voteControls?: ReactNode
  reviewForm?: ReactNode
  reviewTools?: (review: PublicReview) => ReactNode
  commentForm?: ReactNode
  /** The nearest centers that are alike. */
  similar?: ReactNode
  /** When all this was looked up. */
  shownAsOf?: ReactNode
  commentTools?: (comment: PublicComment) => ReactNode
}

// The call bar must not lie on what has the focus.
const aboveCallBar = '[&_a]:scroll-mb-24 [&_button]:scroll-mb-24 [&_textarea]:scroll-mb-24'

/** A center's own page. */
export function CenterPage(props: CenterPageProps) {
  const { center, today, cityPath, openNearbyPath } = props
  return (
    <Wrap>
      <ClosedBanner center={center} openNearbyPath={openNearbyPath} />
      <CenterBreadcrumb center={center} cityPath={cityPath} />
      <div className="flex flex-col lg:block">
        <CenterHead center={center} distance={props.distance} />
        <div className="flex flex-col gap-5 lg:flex-row-reverse lg:gap-8">
          <CenterContact
            center={center}
            today={today}
            opening={props.opening ?? null}
            openNearbyPath={openNearbyPath}
            supportLine={props.supportLine}
          />
          {center.image && <CenterPicture image={center.image} name={center.name} />}
        </div>
      </div>
      <div className={aboveCallBar}>
        {center.isSample && (
          <div className="pt-5">
            <Note>
              <b>Sample listing.</b> This center is fictional; its phone number and address do not
              exist.
            </Note>
          </div>
        )}
        <div className="center-parts grid items-start gap-section py-[clamp(2.5rem,2rem+2.4vw,4rem)] pb-section lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-[clamp(3rem,5vw,4.5rem)]">
          <div className="grid min-w-0 gap-[clamp(2.5rem,2rem+2vw,3.75rem)]">
            <AboutCenter description={center.description} />
            <CenterServices center={center} />
            <CenterVotes center={center}>{props.voteControls}</CenterVotes>
            <CenterReviews center={center} tools={props.reviewTools}>
              {props.reviewForm}
            </CenterReviews>
            <CenterComments center={center} tools={props.commentTools}>
              {props.commentForm}
            </CenterComments>
            {props.similar}
          </div>
          <aside aria-label="Contact and location" className="grid gap-6">
            {props.emergency}
            {props.countyMap}
            <OpeningHours openingHours={center.openingHours} today={today} />
            <AdditionalInformation center={center} />
          </aside>
        </div>
        {props.shownAsOf}
        <CallBar center={center} />
      </div>
    </Wrap>
  )
}
