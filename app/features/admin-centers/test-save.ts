import { sql } from 'drizzle-orm'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { viewers } from '#db/test-fixtures.ts'
import type { Viewer } from '#db/viewer.ts'
import { answerSave } from './answer-save.server.ts'
import { type CenterForm, emptyForm, textFields } from './center-form.ts'
import { openStoredForm } from './open-form.server.ts'

export const id = '00000000-0000-4000-8000-000000000101'
export const other = '00000000-0000-4000-8000-000000000102'

const info = (infoKey: string, infoValue = true) => ({ category: 'Payment', infoKey, infoValue })

/** A center with most of what one can type. */
export const full: CenterForm = {
  ...emptyForm,
  name: 'Oak House Detox',
  street: '12 Main St',
  city: 'Trenton',
  state: 'NJ',
  postalCode: '08608',
  latitude: '40.2171',
  longitude: '-74.7429',
  phone: '609 555 0142',
  website: 'https://oak.example.org',
  categories: 'Outpatient clinic',
  hoursMonday: '9 AM to 5 PM',
  hoursSunday: 'Closed',
  placeId: 'place-oak',
  additionalInfo: [info('Cash'), info('Medicare', false)],
}

/** The form of centers as the page has it, over a test's database. */
export function openForms(database: () => Database) {
  const operate = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (tx) => readRows<Row>(tx, statement))
  const open = async () => {
    const opened = await asViewer(database(), viewers.admin, (tx) => openStoredForm(tx, id))
    if (!opened) throw new Error('There is no such center')
    return opened
  }
  type Opened = Awaited<ReturnType<typeof open>>

  /** Sends the form as the page does. */
  async function send(
    typed: CenterForm,
    {
      opened,
      viewer = viewers.admin,
      centerId = id,
      checked = '',
    }: {
      checked?: string
      opened?: Pick<Opened, 'envelope'>
      viewer?: Viewer
      centerId?: string
    } = {},
  ) {
    const form = new FormData()
    for (const field of textFields) form.set(field, typed[field])
    for (const row of typed.additionalInfo) {
      form.append('infoCategory', row.category)
      form.append('infoKey', row.infoKey)
      form.append('infoValue', row.infoValue ? 'yes' : 'no')
    }
    for (const offering of typed.offerings) form.append('offerings', offering)
    form.set('checked', checked)
    form.set('version', opened?.envelope.version ?? '')
    form.set('opened', JSON.stringify(opened?.envelope.opened ?? null))
    return answerSave({
      id: centerId,
      isNew: opened === undefined,
      form,
      tryDatabase: async (work) => {
        try {
          return { ok: true, value: await asViewer(database(), viewer, work) }
        } catch {
          return { ok: false, message: 'something failed.' }
        }
      },
    })
  }

  /** Without the centers that were there before. */
  const clear = () => operate(sql`truncate treatment_centers, deleted_centers cascade`)
  return { operate, open, send, add: () => send(full), clear }
}
