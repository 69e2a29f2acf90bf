import type { Texts } from '#app/lib/language.ts'

type LicensedRecord = {
  source: 'staff' | 'import' | 'sample'
  listedIn: string | null
  verifiedAt: Date | null
}

const publicDomain = 'Public domain (U.S. federal government)'

/** The names of the federal government's lists of treatment centers. */
const federalList = /^(SAMHSA|FindTreatment)\b/i

/** Says what has the operator's own license. */
export const ownLicenseScope: Texts<(ownLicense: string) => string> = {
  en: (ownLicense) => `What our staff wrote, and federal listings that we checked: ${ownLicense}.`,
  es: (ownLicense) =>
    `Lo que escribió nuestro equipo, y las fichas de listas federales que revisamos: ${ownLicense}.`,
}

/**
 * Name the license under which others may use a center's record. `ownLicense` is that of what we wrote, and of federal
 * listings that we checked. Null for a sample, and for another publisher's list, whose license we don't know.
 */
export function findDataLicense(
  { source, listedIn, verifiedAt }: LicensedRecord,
  ownLicense: string,
): string | null {
  if (source === 'sample') return null
  if (source === 'staff') return ownLicense
  if (listedIn === null || !federalList.test(listedIn)) return null
  return verifiedAt ? ownLicense : publicDomain
}
