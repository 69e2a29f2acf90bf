import { Fragment } from 'react'
import type { CenterDetail } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import {
  type DescriptionItem,
  DescriptionList,
  FieldEvidence,
  ServiceName,
} from '#app/center/page-parts.tsx'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { formatNumber, type Language } from '#app/lib/language.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { Fold } from './fold.tsx'
import { centerPageMessages } from './messages.ts'

/** 'Additional Information': what the directory knows of the listing itself, folded. */
export function AdditionalInformation({ center }: { center: CenterDetail }) {
  const { information: text, contact } = useTexts(centerMessages)
  const { folds, information } = useTexts(centerPageMessages)
  const language = useLanguage()
  return (
    <Fold id="additional-information" title={text.title} note={folds.source}>
      <DescriptionList items={listItems(center, language)} />
      {center.openStatus !== 'Permanently Closed' && (
        <p className="note-line">
          <Link to={`/contact?center=${center.slug}`} className="sec-link">
            {contact.getInformation}
          </Link>{' '}
          {information.aboutListing}
        </p>
      )}
      {(['report', 'suggest', 'claim'] as const).map((page) => (
        <p key={page} className="note-line no-print">
          <Link to={`/centers/${center.slug}/${page}`} className="sec-link">
            {text[page]}
          </Link>
        </p>
      ))}
    </Fold>
  )
}

function describePhotos(center: CenterDetail, language: Language): string {
  const count = formatNumber(center.photoCount, language)
  return centerMessages[language].information.photoCount(count, {
    onGoogle: center.isGoogleRating,
    // Nobody knows here whether a photograph can be fetched.
    isNone: center.image === null,
  })
}

function listItems(center: CenterDetail, language: Language): DescriptionItem[] {
  const { information: text, status, rating, noRating } = centerMessages[language]
  const items: DescriptionItem[] = [
    {
      label: text.status,
      value: (
        <>
          {status[center.openStatus]}
          <FieldEvidence evidence={center.evidence} field="status" />
        </>
      ),
    },
    ...center.information,
  ]
  if (center.locationVerified) items.push({ label: text.location, value: text.verified })
  const categories = listCategories(center)
  if (categories.length > 0) {
    items.push({
      label: text.listedAs,
      value: categories.map((category, index) => (
        <Fragment key={category}>
          {index > 0 && ', '}
          <ServiceName stored={category} />
        </Fragment>
      )),
    })
  }
  if (center.photoCount > 0) {
    items.push({ label: text.photos, value: describePhotos(center, language) })
  }
  if (center.reviewCount > 0) {
    items.push({ label: text.reviews, value: formatNumber(center.reviewCount, language) })
  }
  if (center.rating <= 0 && center.reviewSummary.count === 0) {
    items.push({ label: rating, value: noRating })
  }
  items.push({ label: text.source, value: center.provenance })
  if (center.updatedAt) {
    const value = (
      <time dateTime={formatIsoDate(center.updatedAt)}>
        {formatDate(center.updatedAt, language)}
      </time>
    )
    items.push({ label: text.updated, value })
  }
  return items
}

/** List the categories that the center's services don't repeat. */
function listCategories({ categories, services }: CenterDetail): string[] {
  const stated = new Set(services.flatMap(({ offered }) => offered))
  return categories.filter((category) => !stated.has(category))
}
