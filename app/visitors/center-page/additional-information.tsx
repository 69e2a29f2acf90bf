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

/** 'Additional Information': what the directory knows of the listing itself. */
export function AdditionalInformation({ center }: { center: CenterDetail }) {
  const { information: text } = useTexts(centerMessages)
  const language = useLanguage()
  return (
    <section aria-labelledby="additional-information">
      <h2 id="additional-information" className="mb-3">
        {text.title}
      </h2>
      <DescriptionList items={listItems(center, language)} />
      <p className="mt-2 text-sm">
        {(['report', 'suggest', 'claim'] as const).map((page, index) => (
          <Fragment key={page}>
            {index > 0 && ' · '}
            <Link
              to={`/centers/${center.slug}/${page}`}
              className="-my-2.5 inline-flex min-h-11 items-center"
            >
              {text[page]}
            </Link>
          </Fragment>
        ))}
      </p>
    </section>
  )
}

function describePhotos(center: CenterDetail, language: Language): string {
  const count = formatNumber(center.photoCount, language)
  if (center.photoCount === 0) return count
  return centerMessages[language].information.photoCount(count, {
    onGoogle: center.isGoogleRating,
    // Nobody knows here whether a photograph can be fetched.
    isNone: center.image === null,
  })
}

function listItems(center: CenterDetail, language: Language): DescriptionItem[] {
  const { information: text, status } = centerMessages[language]
  const count = (number: number) => formatNumber(number, language)
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
  if (center.categories.length > 0) {
    items.push({
      label: text.listedAs,
      value: center.categories.map((category, index) => (
        <Fragment key={category}>
          {index > 0 && ', '}
          <ServiceName stored={category} />
        </Fragment>
      )),
    })
  }
  items.push(
    { label: text.photos, value: describePhotos(center, language) },
    { label: text.reviews, value: count(center.reviewCount) },
    { label: text.source, value: center.provenance },
  )
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
