import { centerMessages } from '#app/center/messages.ts'
import type { Language, Texts } from '#app/lib/language.ts'
import type { Tick } from './ticks.ts'

/** They travel as JSON to the script of the visitor's list; `fill` replaces `{name}`. */
const en = {
  language: 'en' as Language,
  printed: 'Printed',
  nearestFirst: ', nearest first',
  one: '1 center',
  all: '{total} centers',
  some: '{total} centers, {shown} of them here',
  page: 'Page {page} of {pages}',
  yes: 'yes',
  unknown: 'not known, ask',
  struckOut: 'struck out',
  no: 'no',
  ticks: {
    detox: 'Detox',
    residential: 'Beds',
    medicaid: 'Medicaid',
    'free-or-low-cost': 'Free/low cost',
    methadone: 'Methadone',
    buprenorphine: 'Buprenorphine',
    spanish: 'Spanish',
    women: 'Women',
  } satisfies Record<Tick, string> as Record<Tick, string>,
  outpatientDetox: 'Detox, no bed',
  only: centerMessages.en.row.only,
  miles: '{miles} mi',
  hoursUnknown: 'Hours not known, ask',
  checked: 'checked {date}',
  notes: 'Notes',
  called: 'Called',
  bed: 'Bed  Yes / No',
  name: 'Name',
  noNumbers: 'Phone not available. The 24/7 support line is {label}, {phone}.',
  closings: {
    'Temporarily Closed': 'Temporarily Closed',
    'Permanently Closed': 'Permanently Closed',
  },
  newest: 'Newest list',
  thisList: 'Opens this list',
  qr: 'QR code of the newest list',
  call: 'Call before you go. What the center tells you counts more than this sheet.',
}

export type PaperTexts = typeof en

const es = {
  language: 'es',
  printed: 'Impreso el',
  nearestFirst: ', primero los más cercanos',
  one: '1 centro',
  all: '{total} centros',
  some: '{total} centros, {shown} de ellos aquí',
  page: 'Página {page} de {pages}',
  yes: 'sí',
  unknown: 'no se sabe, pregunte',
  struckOut: 'tachado',
  no: 'no',
  ticks: {
    detox: 'Desintox.',
    residential: 'Camas',
    medicaid: 'Medicaid',
    'free-or-low-cost': 'Bajo costo',
    methadone: 'Metadona',
    buprenorphine: 'Buprenorfina',
    spanish: 'Español',
    women: 'Mujeres',
  },
  outpatientDetox: 'Desintox. sin cama',
  only: centerMessages.es.row.only,
  miles: '{miles} mi',
  hoursUnknown: 'Horario desconocido, pregunte',
  checked: 'revisado el {date}',
  notes: 'Notas',
  called: 'Llamé el',
  bed: 'Cama  Sí / No',
  name: 'Nombre',
  noNumbers: 'Teléfono no disponible. La línea de apoyo 24/7 es {label}, {phone}.',
  closings: {
    'Temporarily Closed': 'Cerrado temporalmente',
    'Permanently Closed': 'Cerrado definitivamente',
  },
  newest: 'Lista al día',
  thisList: 'Abre esta lista',
  qr: 'Código QR de la lista al día',
  call: 'Llame antes de ir. Lo que le diga el centro cuenta más que esta hoja.',
} satisfies PaperTexts

export const paperTexts: Texts<PaperTexts> = { en, es }
