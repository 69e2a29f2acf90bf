import { comparedNumber, formatPhone } from '#app/lib/phone.ts'
import type { Admission } from './describe-admission.ts'

export type AdmissionNumber = { display: string; href: string; isIntake: boolean }

/**
 * Return the number that admits people: the intake phone where it is known, or else the main number. Null
 * without any that can be dialed.
 */
export function findAdmissionNumber(center: {
  phone: string | null
  admission?: Admission
}): AdmissionNumber | null {
  const intakePhone = center.admission?.intakePhone
  const main = formatPhone(center.phone)
  const intake = formatPhone(intakePhone)
  if (intake && comparedNumber(intakePhone) !== comparedNumber(center.phone)) {
    return { ...intake, isIntake: true }
  }
  return main && { ...main, isIntake: false }
}
