import type { ReactNode } from 'react'
import type { CenterDetail, Distance } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { FieldEvidence } from '#app/center/page-parts.tsx'
import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { formatDate } from '#app/lib/format-date.ts'
import type { Member } from '#app/members/participation/member-form.tsx'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PaperQr } from '#app/ui/paper.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { AboutCenter } from './about-center.tsx'
import { AdditionalInformation } from './additional-information.tsx'
import { CenterAdmission } from './center-admission.tsx'
import { CenterAsks } from './center-asks.tsx'
import { CenterBand } from './center-band.tsx'
import { CenterContact } from './center-contact.tsx'
import { CenterHead } from './center-head.tsx'
import { CenterPosts } from './center-posts.tsx'
import { CenterRatings } from './center-ratings.tsx'
import { CenterServices } from './center-services.tsx'
import { centerPageMessages } from './messages.ts'
import { OtherPlaces } from './other-places.tsx'
import type { SimilarCenter } from './read-similar.server.ts'
import { SimilarCenters } from './similar-centers.tsx'
import { OpeningHours } from './weekly-hours.tsx'

export type CenterPageProps = {
  center: CenterDetail
  /** The ISO day in the state, told by the server. */
  today: string
  distance?: Distance | null
  /** The kinds of care and offerings that were searched for. */
  wishes?: readonly string[]
  /** What to say first on the phone. */
  firstWords: string
  /** The pages from Home to this one. */
  crumbs: Crumb[]
  /** The directory near this center, closed centers left out. */
  openNearbyPath: string
  /** 911, 988 and the support line. */
  emergency: ReactNode
  /** The map with the center's pin, or with its county marked. */
  map?: ReactNode
  /** To all centers of its county. */
  countyLink?: ReactNode
  /** The signed-in member; other visitors see a link to sign in. */
  member?: Member | null
  /** The nearest centers that are alike. */
  similar?: readonly SimilarCenter[]
  /** When all this was looked up. */
  shownAt?: Date
  shownAsOf?: ReactNode
  /** Leads to this page, on paper. */
  qr?: QrDrawing
}

/**
 * A center's own page, in the order of a person's questions: What is the number, and what do I say?
 * Will it fit? What is left to ask? When and where? All the rest is folded.
 */
export function CenterPage(props: CenterPageProps) {
  const { center, distance, today, member = null, similar = [] } = props
  return (
    <div className="wrap">
      <PaperHead {...props} />
      <div className="center-parts">
        <Breadcrumb crumbs={props.crumbs} />
        <CenterBand center={center} />
        <CenterHead center={center} distance={distance} />
        <CenterContact
          center={center}
          distance={distance}
          openNearbyPath={props.openNearbyPath}
          firstWords={props.firstWords}
        />
        <div className="center-rest">
          <AboutCenter center={center} wishes={props.wishes ?? []} />
          <CenterAsks center={center} />
          <CenterAdmission center={center} />
          <div className="when-where">
            <OpeningHours center={center} today={today} />
            <WhereItIs center={center} map={props.map} countyLink={props.countyLink} />
          </div>
          <CenterRatings center={center} />
          <CenterServices center={center} />
          <OtherPlaces group={center.group} />
          <SimilarCenters
            centers={similar}
            isOpen={center.phoneHref === null || center.openStatus !== 'Open'}
          />
          <CenterPosts center={center} member={member} />
          <AdditionalInformation center={center} />
          {props.emergency}
        </div>
      </div>
      {props.shownAsOf}
    </div>
  )
}

/** On paper only: the day, and the code that leads to the newest facts. */
function PaperHead({ shownAt, qr }: Pick<CenterPageProps, 'shownAt' | 'qr'>) {
  const { print: text } = useTexts(centerPageMessages)
  const language = useLanguage()
  return (
    <div className="paper-only paper-head">
      {shownAt && (
        <p>
          {text.printed} <b>{formatDate(shownAt, language)}</b>
        </p>
      )}
      {qr && <PaperQr drawing={qr} name={text.qr} caption={text.newest} />}
    </div>
  )
}

function WhereItIs({
  center,
  map,
  countyLink,
}: Pick<CenterPageProps, 'center' | 'map' | 'countyLink'>) {
  const text = useTexts(centerMessages)
  return (
    <section aria-labelledby="where" className="sec">
      <h2 id="where">{text.where}</h2>
      <FieldEvidence evidence={center.evidence} field="address" />
      {map}
      <p className="flex flex-wrap gap-x-4">
        {center.directionsUrl && center.openStatus !== 'Permanently Closed' && (
          <a href={center.directionsUrl} target="_blank" rel="noreferrer" className="sec-link">
            <Icon name="navigation" />
            {text.contact.directions}
          </a>
        )}
        {countyLink}
      </p>
    </section>
  )
}
