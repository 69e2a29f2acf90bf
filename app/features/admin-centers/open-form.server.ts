import { randomUUID } from 'node:crypto'
import type { Transaction } from '#db/client.server.ts'
import { type CenterForm, type Envelope, emptyForm } from './center-form.ts'
import type { FormAnswer } from './form-answer.ts'
import { readCenterForm } from './read-center-form.server.ts'

/** The form of a new center. */
export function openNewForm(): FormAnswer {
  return openForm(emptyForm, { version: '', opened: emptyForm }, 3)
}

/** The form of a center as it is stored; null where there is none. */
export async function openStoredForm(tx: Transaction, id: string): Promise<FormAnswer | null> {
  const stored = await readCenterForm(tx, id)
  if (!stored) return null
  const { form, version } = stored
  return openForm(form, { version, opened: form }, 1)
}

function openForm(form: CenterForm, envelope: Envelope, blankRows: number): FormAnswer {
  const nothing = { problem: null, hasOtherRows: false, checked: null, errors: {}, conflicts: [] }
  return { ...nothing, id: randomUUID(), form, envelope, blankRows }
}
