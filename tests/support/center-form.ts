import { sql } from 'drizzle-orm'
import { type CenterForm, emptyForm, writeTyped } from '#app/staff/centers/center-form.ts'
import { readCenterForm } from '#app/staff/centers/read-center-form.server.ts'
import { saveCenter } from '#app/staff/centers/save-center.server.ts'
import { asOperator, asViewer } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { viewers } from './seed-every-table.ts'

export const id = '00000000-0000-4000-8000-000000000101'
export const other = '00000000-0000-4000-8000-000000000102'

const info = (infoKey: string, infoValue = true) => ({ category: 'Payment', infoKey, infoValue })

/** A center with most form fields filled in. */
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

/** Opens and submits center forms against the test database. */
export function openForms(database: () => Database) {
  const operate = <Row>(statement: ReturnType<typeof sql>) =>
    asOperator(database(), (db) => readRows<Row>(db, statement))
  const open = async () => {
    const center = await asViewer(database(), viewers.admin, (db) => readCenterForm(db, id))
    if (!center) throw new Error('There is no such center')
    return center
  }

  type Options = {
    /** The values when the form was opened; undefined adds a new center. */
    opened?: CenterForm | null
    viewer?: Viewer
    centerId?: string
    checked?: string
  }

  /** Submit the form like the page does. */
  function send(form: CenterForm, options: Options = {}) {
    const { opened, viewer = viewers.admin, centerId = id, checked = '' } = options
    const sent = writeTyped({ form, opened: opened ?? null, checked: null })
    sent.set('checked', checked)
    sent.set('centerId', centerId)
    const knownId = opened === undefined ? null : centerId
    return asViewer(database(), viewer, (db) => saveCenter(db, knownId, sent))
  }

  const clear = () => operate(sql`truncate treatment_centers, deleted_centers cascade`)
  return { operate, open, send, add: () => send(full), clear }
}
