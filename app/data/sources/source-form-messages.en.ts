import { explainLoss } from '#app/lib/failure.ts'
import type { FormErrors } from '#app/lib/form.ts'

/** Errors in the form of a source. */
export const sourceFormErrors = {
  nameMissing: 'Give the source a name.',
  listMissing: 'Enter the name of the list. Visitors see it as “Listed in …”.',
  tooLong: 'This is too long.',
  addressInvalid: 'Enter a link that starts with https://, without a user name or password in it.',
  pageSizeInvalid: 'Enter a whole number from 1 to 9999.',
} as const

export const sourceNotSaved: FormErrors = { title: 'Not saved. Please check:' }

export const sourceLoss = explainLoss('Nothing was done')

/** Why a source was not run, saved or removed. */
export const sourceRefusals: Record<'gone' | 'running' | 'noFile', FormErrors> = {
  gone: { status: 404, title: 'Nothing was done', text: 'Somebody removed this source.' },
  running: {
    status: 409,
    title: 'Nothing was done',
    text: 'This source is being read right now. Wait until it is done.',
  },
  noFile: { title: 'Nothing was done', text: 'Upload a file to compare.' },
}
