import type { CenterEventKind } from '#app/center/fields/center-event-kinds.ts'
import { ownLicenseScope } from '#app/data/hsds/data-license.ts'

type Sentence = (name: string) => string

const titles: Record<CenterEventKind | 'merged', Sentence> = {
  new: (name) => `${name}: new in the directory`,
  'number-changed': (name) => `${name}: phone number changed`,
  closed: (name) => `${name}: closed`,
  reopened: (name) => `${name}: open again`,
  checked: (name) => `${name}: checked`,
  removed: (name) => `${name}: no longer listed`,
  merged: (name) => `${name}: merged with another listing`,
  restored: (name) => `${name}: listed again`,
}

export const en = {
  title: (listed: string) => `${listed}: what changed`,
  description:
    'New centers, changed phone numbers, closings and checks. Call to confirm before you go.',
  rights: (license: string) =>
    `${ownLicenseScope.en(license)} For other facts, see the source of each listing.`,
  titles,
  number: (number: string) => `Number to call: ${number}.`,
  mainNumber: (number: string) => `Main number: ${number}.`,
  noNumber: 'We have no phone number for this center.',
  callToConfirm: 'Call to confirm.',
  removed: 'This center is no longer in the directory.',
  merged: (name: string) => `This center was listed twice. See ${name}.`,
}
