import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { findDataLicense } from './data-license.ts'
import { listAdmissionAttributes } from './describe-hsds-admission.ts'
import { hsdsLabels } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsAttribute } from './hsds-parts.ts'
import { listAddressAttributes } from './list-addresses.ts'
import { isLanguage } from './list-languages.ts'
import { toTermAttribute } from './to-term-attribute.ts'

/**
 * What HSDS has no fields for: what the center offers as terms of our taxonomy, the other things it says of itself,
 * what it does not offer, an address that is not whole, where the listing is from, and when and how each fact was checked.
 */
export function listAttributes(
  center: HsdsCenter,
  idOf: IdOf,
  { ownLicense, language }: { ownLicense: string; language: Language },
): HsdsAttribute[] {
  const attach = (label: string, value: string): HsdsAttribute => ({
    id: idOf(`attribute ${label} ${value}`),
    link_id: center.id,
    link_entity: 'service',
    label,
    value,
  })
  const attachCare = (label: string, value: string) =>
    toTermAttribute(attach(label, value), language)
  const attachCheck = (field: string, label: string, value: string): HsdsAttribute => ({
    ...attach(label, value),
    id: idOf(`check ${field} ${label}`),
    link_type: field,
  })
  return [
    ...center.categories.map((category) => attach(hsdsLabels.category, category)),
    ...center.treatmentTypes.map((type) => attachCare(hsdsLabels.treatmentType, type)),
    ...center.offerings.map((offering) => attachCare(hsdsLabels.offering, offering)),
    ...center.additionalInfo
      .filter((info) => !isLanguage(info))
      .map(({ category, infoKey, infoValue }) =>
        infoValue
          ? attach(category, infoKey)
          : attach(hsdsLabels.notOffered, `${category}: ${infoKey}`),
      ),
    ...[
      ...listAddressAttributes(center),
      ...listAdmissionAttributes(center),
      ...listOrigin(center, ownLicense),
    ].flatMap(([label, value]) => (value === null ? [] : [attach(label, value)])),
    ...center.evidence.flatMap(({ field, how, at }) => [
      attachCheck(field, hsdsLabels.checkedOn, formatIsoDate(new Date(at))),
      attachCheck(field, hsdsLabels.verifiedBy, how),
    ]),
  ]
}

function listOrigin(center: HsdsCenter, ownLicense: string): [string, string | null][] {
  return [
    [hsdsLabels.descriptionSpanish, center.descriptionSpanish],
    [hsdsLabels.listedIn, center.listedIn],
    [hsdsLabels.listedOn, center.listedOn],
    [hsdsLabels.verifiedBy, center.verifiedBy],
    [hsdsLabels.license, findDataLicense(center, ownLicense)],
  ]
}
