import { oldestAge } from '#app/center/admission/admission-facts.ts'
import {
  type DatabaseFailure,
  explainLoadFailure,
  explainLoss,
  explainRefusal,
  type Failure,
  failureTexts,
  logInAgain,
} from '#app/lib/failure.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import { examples } from '#site/examples.ts'
import { stateCode } from '#site/state.ts'
import type { Check, Field } from './center-form.ts'
import type { Show, Source } from './table-query.ts'

export const deletedCentersTitle = 'Deleted centers'
export const deletedCentersPath = '/admin/centers/deleted'
export const loadingCenters = 'Loading treatment centers...'
export const loadFailed = (failure: DatabaseFailure) =>
  explainLoadFailure('treatment centers', failure)

const nothingDone = 'Nothing is changed'
export const linkErrors = {
  ...explainRefusal(nothingDone),
  gone: { status: 409, title: nothingDone, text: 'This link no longer works.' },
  notDue: {
    status: 409,
    title: nothingDone,
    text: 'No email is due to this address: it must be confirmed, the center open, the last email three months old and the last answer 60 days.',
  },
  mailIsOff: {
    status: 409,
    title: nothingDone,
    text: 'These emails are off. The operator turns them on with the setting CENTER_MAIL=on.',
  },
  otherLink: {
    status: 409,
    title: nothingDone,
    text: 'Somebody made another link while this page was open. Look at the list before you go on.',
  },
  noEmail: { title: nothingDone, text: 'Enter a whole email address: desk@example.org' },
  unavailable: {
    status: 503,
    title: nothingDone,
    text: 'Something on our side failed. Please try again.',
  },
  unreachable: {
    title: nothingDone,
    text: 'This site could not be reached. Try again when you have a connection.',
  },
}

export const changedSinceShown = {
  status: 409,
  title: 'Nothing was deleted.',
  text: 'This changed after you opened it. Look at what it is now, and decide again.',
}

export const organizationErrors = {
  ...explainRefusal(nothingDone),
  invalid: { status: 422, title: 'Please look at the organization below.' },
  gone: { status: 409, title: nothingDone, text: 'Somebody merged or deleted this center.' },
  changed: { ...changedSinceShown, title: nothingDone },
  unavailable: linkErrors.unavailable,
  unreachable: linkErrors.unreachable,
}

/** The table's keys and what they do. */
export const tableKeys = {
  '/': 'Search',
  j: 'Next row',
  k: 'Previous row',
  x: 'Select the row',
  e: 'Edit the row',
  '?': 'Show these keys',
}

export const savedViewsTitle = 'Saved views'
export const savedViewsPath = '/admin/centers/views'
const viewNotSaved = 'The view is not saved'
export const savedViewErrors = {
  ...explainLoss(viewNotSaved),
  title: viewNotSaved,
  noName: 'Enter a name.',
  longName: 'At most 60 characters',
  longQuery: 'The filters of this view are too long to save. Remove one.',
  taken: 'Another view has this name.',
  gone: 'Somebody deleted this view.',
}

export const noBackup = 'This server has made no backup yet.'

export const addCenter = 'Add New Treatment Center'
export const searchHint = 'Name or city'

export const showLabels: Record<Show, string> = {
  all: 'All centers',
  open: 'Open',
  closed: 'Closed',
  pinned: 'Pinned',
  unverified: 'Not verified yet',
  due: 'Due to be checked',
  reported: 'Reported by visitors',
  'no-phone': 'No phone',
  unreachable: 'Unreachable',
}
export const sourceLabels: Record<Source, string> = {
  any: 'Any source',
  staff: 'Written by staff',
  import: 'Imported',
  sample: 'Samples',
}

export const confirmDelete = (name: string, count: number) =>
  `Are you sure you want to delete ${count === 1 ? `"${name}"` : `${count.toLocaleString('en-US')} treatment centers`}? This action cannot be undone.`
/** Follows the specification's sentence. */
export const restoredByStaff = (count: number) =>
  `Staff can restore ${count === 1 ? 'it' : 'them'} for 30 days, under “Deleted centers”.`
export const matchesNow = (asked: number, count: number) =>
  `${asked.toLocaleString('en-US')} matched when you selected them, and ${count.toLocaleString('en-US')} match now.`
export const confirmPurge = (name: string) =>
  `Are you sure you want to delete "${name}" for good? Its reviews, votes and comments go with it, and nobody can restore it.`

export const deletedTitle = (count: number) =>
  count === 1
    ? 'Treatment center deleted successfully'
    : `${count} treatment centers deleted successfully`
export const restorable = (count: number) =>
  `For 30 days ${count === 1 ? 'it' : 'they'} can be restored, here or under “Deleted centers”.`
export const nothingSelected = 'Nothing is selected, or it is not there any more.'
export const centerDeleted = 'This center is not there any more. Somebody may have deleted it.'

export const inputErrors = {
  tooLong: (most: number) => `At most ${most.toLocaleString('en-US')} characters`,
  organizationMissing: 'Enter the organization’s name',
  specialHours: (part: string) =>
    `“${part}” is not understood. Write a holiday or a date, then its hours, one a line: Thanksgiving: Closed. At most 40 days with 60 spans of hours.`,
  nameMissing: 'Enter the center’s name',
  slug: 'Use lower case letters, digits and single hyphens: cedar-lantern-recovery',
  slugTaken: (name: string) => `“${name}” has this address. Choose another one`,
  slugKept: 'A deleted center keeps this address for 30 days. Choose another one',
  placeTaken: (name: string) => `“${name}” has this place id. Is it the same place?`,
  phone: `Enter a phone number with its area code: ${examples.phone}`,
  onePhone: `Enter one number, with nothing but its extension: ${examples.phone} ext. 21`,
  website: 'Enter the whole address: https://www.example.org',
  imageUrl: 'Enter the whole address of a picture, beginning with https://',
  googleMapsUrl: 'Enter the whole address, beginning with https://',
  openState: 'Choose one',
  state: `Use the two letters of the state: ${stateCode}`,
  postalCode: 'Enter five digits, or five and four: 08608 or 08608-1234',
  countryCode: 'Use the two letters of the country: US',
  latitude: `Enter degrees between -90 and 90: ${examples.latitude}`,
  longitude: `Enter degrees between -180 and 180: ${examples.longitude}`,
  missingCoordinate: 'A place needs both latitude and longitude',
  price: 'Enter an amount in dollars: 120 or 99.50',
  totalScore: 'Enter a number between 0 and 5: 4.5',
  wholeNumber: 'Enter a whole number: 24',
  age: `Enter an age in whole years, up to ${oldestAge}`,
  agesReversed: 'The oldest age is below the youngest',
  day: 'Enter a day up to today',
  wayToStart: 'Choose one from the list',
  yesNo: 'Choose yes or no, or leave it not known',
  infoHalf: 'Each row needs a section and a service. Empty both to remove the row',
  infoTwice: 'A service stands twice in one section. Remove one of them',
  infoTooMany: (most: number) => `At most ${most} rows`,
}

const wordsKept = 'Your words are still here.'
const failedTo = 'Failed to save treatment center:'

export const saveErrors = {
  invalid: { status: 422, title: 'The center is not saved yet. Please look at the fields below.' },
  conflict: {
    status: 409,
    title:
      'Somebody else changed this center while you had it open. Nothing of yours is saved yet, and nothing is lost: look at the fields below. Saving again puts your words in place of theirs.',
  },
  forbidden: { status: 403, title: `${failedTo} you do not have admin permission.` },
  expired: {
    status: 403,
    title: `Authentication expired. Please log in again. ${wordsKept}`,
    link: { ...logInAgain, label: 'Log in in a new tab, then save here again' },
  },
  gone: { status: 404, title: `${centerDeleted} ${wordsKept}` },
  unreachable: {
    title:
      'The center is not saved: the server did not answer. Your words are still here; please try again.',
  },
  unavailable: { title: `${failedTo} ${failureTexts.en.unreachable} ${wordsKept}` },
}

/**
 * Errors for a center that was not saved. `form` replaces the submitted values when the form is
 * shown again.
 */
export type Unsaved = FormErrors & { form?: FormData }

export const explainFailure = ({ message }: { message: string }): Unsaved => ({
  status: 503,
  title: `${failedTo} ${message} ${wordsKept}`,
})

/** Not an error: the form is shown again with rows added or removed. */
export const otherRows: FormErrors = { status: 200, title: '' }

export const fieldHints: Partial<Record<Field, string>> = {
  slug: 'The end of its page’s address. Leave it empty to have one made of the name. A former one goes on leading to the page.',
  address: 'Leave it empty to have it made of the parts above.',
  county: 'Leave it empty to have it found by the coordinates or the ZIP code.',
  categoryName: 'What the center is: Addiction treatment center',
  categories: 'One a line.',
  specialHours:
    'One a line: Thanksgiving: Closed, or 2026-12-24: 9 AM to 1 PM. “Federal holidays: Closed” is for all of them. A holiday is for every year. Without its own hours, visitors read “call first” on a federal holiday.',
  intakePhone: 'Visitors call it first, where it is known.',
  intakeHours: 'As they say it: Mon to Fri 8 AM to 4 PM.',
  waitTime: 'As they say it: 3 to 5 days, none today.',
  waitSaidOn: 'Empty becomes today. A wait is shown with its day only.',
  plansTaken: 'The names of the plans, with commas between them.',
  plansSaidOn: 'Empty becomes today.',
  notAdmitted:
    'As they say it. Hospitals ask about oxygen, wounds or IV lines, help with walking or bathing, and open court cases.',
  imageUrl: 'A picture elsewhere, https only. Visitors get it from this site.',
  additionalInfo: 'What the center offers, or says that it does not. Empty a row to remove it.',
  offerings:
    'Visitors filter by these. Boxes that you leave as they are follow the words and the additional information; once you change one, all are stored as you ticked them.',
}

export const notKnown = 'Not known'

export const admissionHint =
  'What they told us. Leave a field empty until then: visitors read “Not known yet. Ask.”, never “no”.'

export const hoursHint =
  'As it is to be read: 9 AM to 5 PM, Closed, Open 24 hours. Empty is unknown.'

export const checkTexts = {
  legend: 'I checked this today',
  hint: 'Visitors see the day. Choose one only when what stands here is what the center itself says.',
  not: 'Not today',
}
export const checkLabels: Record<Check, string> = {
  called: 'By calling',
  website: 'On their site',
}

export const openStateLabels = {
  open: 'Open',
  'temporarily-closed': 'Temporarily Closed',
  'permanently-closed': 'Permanently Closed',
}

/** Reasons for a failure, at the end of a sentence. */
const reasons = {
  ...failureTexts.en,
  forbidden: 'you do not have admin permission.',
  gone: 'it is not there any more.',
}

type Why = Failure | 'gone'

function listFailures<Action extends string>(
  action: Action,
  sentence: string,
): Record<`${Action}-${Why}`, { title: string; text: string; tone: 'danger' }> {
  const messages = Object.entries(reasons).map(([why, reason]) => [
    `${action}-${why}`,
    { title: 'Error', text: `${sentence}: ${reason}`, tone: 'danger' },
  ])
  return Object.fromEntries(messages)
}

/** Shown once on the page that follows a form. */
export const centersFlash = {
  ...listFailures('pin', 'Failed to pin treatment center'),
  ...listFailures('delete', 'Failed to delete treatment center'),
  ...listFailures('center-change', 'Failed to change treatment center'),
  'center-link-revoked': { title: 'The link is revoked.' },
  'center-link-sent': { title: 'The email with the link is on its way.' },
  'center-contact-changed': { title: 'The addresses are saved.' },
  'bed-link-revoked': { title: 'The link is revoked, and its report is gone.' },
  'center-grouped': { title: 'The organization is saved.' },
  'center-ungrouped': { title: 'The center is no longer part of the organization.' },
  // `DeletedToast` shows the number, and Undo.
  'centers-deleted': { title: 'Deleted', isInPage: true },
  'center-added': { title: 'Treatment center added successfully' },
  'center-saved': { title: 'Treatment center saved successfully' },
  'center-unchanged': { title: 'Nothing was changed.' },
  'center-restored': { title: 'Treatment center restored successfully' },
  'center-restored-unpinned': {
    title: 'Treatment center restored successfully',
    text: 'It is not pinned any more: 5 others are.',
  },
  'center-purged': { title: 'Treatment center deleted for good' },
  'center-pinned': { title: 'Treatment center pinned successfully' },
  'center-unpinned': { title: 'Treatment center unpinned successfully' },
  'center-opened': { title: 'Treatment center marked as open' },
  'center-closed': { title: 'Treatment center marked as closed' },
  'centers-pinned': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers pinned successfully`,
  },
  'centers-unpinned': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers unpinned successfully`,
  },
  'centers-opened': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers marked as open`,
  },
  'centers-closed': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers marked as closed`,
  },
  'centers-restored': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers restored successfully`,
  },
  'centers-restored-unpinned': {
    title: (count: number) =>
      `${formatNumber(count, 'en')} treatment centers restored successfully`,
    text: 'Not all that were pinned are pinned again: only 5 can be.',
  },
  'centers-not-chosen': {
    title: 'Nothing is selected.',
    text: 'Tick at least one treatment center first.',
    tone: 'danger',
  },
  'centers-deleted-all': {
    title: (count: number) => `${formatNumber(count, 'en')} treatment centers deleted successfully`,
    text: 'For 30 days they can be restored under “Deleted centers”.',
  },
  'centers-other-number': {
    title: (count: number) => `Nothing is changed: ${formatNumber(count, 'en')} centers match now.`,
    text: 'Their number changed since you selected them. Look at the table and select again.',
    tone: 'danger',
  },
  'view-saved': { title: 'The view is saved for all admins.' },
  'view-renamed': { title: 'The view is renamed.' },
  'view-deleted': { title: 'The view is deleted.' },
  'pin-limit': {
    title: 'Error',
    text: 'You can only pin up to 5 treatment centers. Please unpin another center first.',
    tone: 'danger',
  },
  'delete-forbidden': {
    title: 'Error',
    text: 'You do not have admin permission to delete treatment centers. Please contact support.',
    tone: 'danger',
  },
  'restore-gone': {
    title: 'Error',
    text: 'Failed to restore treatment center: it is not kept any more.',
    tone: 'danger',
  },
} satisfies FlashTexts

export type CentersFlashCode = keyof typeof centersFlash
