import { enlargeImagePath } from '#app/center/fields/center-image-url.ts'
import {
  listOpeningHoursSpecifications,
  listSpecialSpecifications,
} from '#app/center/hours/opening-hours-specification.ts'
import { localize } from '#app/find-page.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { parsePhone } from '#app/lib/phone.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { uiMessages } from '#app/ui/messages.ts'
import type { CenterDetail, CenterSummary } from './center-model.ts'

type Thing = Record<string, unknown>

/** Build the schema.org BreadcrumbList, from Home to the current page. */
export function listBreadcrumb(
  siteUrl: string,
  crumbs: Required<Crumb>[],
  language: Language = 'en',
): Thing {
  const trail = [{ label: uiMessages[language].home, to: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + localize(to, language),
    })),
  }
}

/** Build the schema.org ItemList of a page's first ten centers: their addresses, in order (specification, section 9). */
export function listCenters(
  siteUrl: string,
  centers: CenterSummary[],
  language: Language = 'en',
): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: centers.slice(0, 10).map((center, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: siteUrl + localize(`/centers/${center.slug}`, language),
    })),
  }
}

/**
 * Build the schema.org MedicalBusiness. Only approved reviews written here count as its rating: an
 * imported rating belongs to another site. Both languages share one `@id`. `today` is an ISO day.
 */
export function describeCenter(
  siteUrl: string,
  center: CenterDetail,
  { language = 'en', today }: { language?: Language; today: string },
): Thing {
  const thing: Thing = {
    '@type': 'MedicalBusiness',
    '@id': `${siteUrl}/centers/${center.slug}`,
    url: siteUrl + localize(`/centers/${center.slug}`, language),
    name: center.name,
    description: center.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: center.street ?? undefined,
      addressLocality: center.city ?? undefined,
      addressRegion: center.state ?? undefined,
      postalCode: center.postalCode ?? undefined,
      addressCountry: center.country,
    },
  }
  const phone = center.phoneHref === null ? null : parsePhone(center.phone)
  if (phone) thing.telephone = phone.number
  const contacts = listContacts(center)
  if (contacts.length > 0) thing.contactPoint = contacts
  if (center.website) thing.sameAs = center.website
  if (center.image) thing.image = siteUrl + enlargeImagePath(center.image)
  if (center.shownPoint?.isExact) {
    const { latitude, longitude } = center.shownPoint
    thing.geo = { '@type': 'GeoCoordinates', latitude, longitude }
  }
  if (center.group) {
    const { name, website } = center.group
    thing.parentOrganization = { '@type': 'Organization', name, url: website ?? undefined }
  }
  const hours = listOpeningHoursSpecifications(center.openingHours, today)
  if (hours.length && center.openStatus === 'Open') thing.openingHoursSpecification = hours
  const special = listSpecialSpecifications(center.specialHours, today)
  if (special.length && center.openStatus === 'Open') {
    thing.specialOpeningHoursSpecification = special
  }
  if (center.reviewSummary.count > 0) {
    thing.aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: center.reviewSummary.average,
      reviewCount: center.reviewSummary.count,
    }
  }
  return thing
}

/** The numbers for admission and for referrals by hospitals. */
function listContacts({ admission }: CenterDetail): Thing[] {
  const contact = { '@type': 'ContactPoint' }
  const intake = parsePhone(admission.intakePhone)
  const contacts: Thing[] = []
  if (intake) {
    contacts.push({ ...contact, contactType: 'admissions', telephone: intake.number })
  }
  if (admission.referralFax) {
    contacts.push({ ...contact, contactType: 'referrals', faxNumber: admission.referralFax })
  }
  return contacts
}

/**
 * Build the schema.org WebPage with the day of the latest check of any field; empty when nobody
 * has checked one.
 */
export function describeReview(
  siteUrl: string,
  { slug, evidence }: CenterDetail,
  language: Language = 'en',
): Thing[] {
  // A center's own confirmation is not a review by us.
  const times = Object.values(evidence)
    .filter(({ how }) => how !== 'link')
    .map(({ at }) => at.getTime())
  if (times.length === 0) return []
  const path = `/centers/${slug}`
  const page = siteUrl + localize(path, language)
  return [
    {
      '@type': 'WebPage',
      '@id': `${page}#page`,
      url: page,
      mainEntity: { '@id': siteUrl + path },
      lastReviewed: formatIsoDate(new Date(Math.max(...times))),
    },
  ]
}
