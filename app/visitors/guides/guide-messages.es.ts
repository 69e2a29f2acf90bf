import { stateName } from '#site/state.ts'
import { addictionLine } from '#site/support-lines.ts'
import type { en } from './guide-messages.en.ts'

export const es: typeof en = {
  onThisPage: 'En esta página',
  checkedOn: (day) => `Revisado el ${day}.`,
  sources: 'Fuentes',
  notReviewed: 'Un profesional de la salud que habla español todavía no ha revisado esta página.',
  addictionLine: `${addictionLine.es.name} es la línea de adicciones de ${stateName.es}, 24 horas, todos los días.`,
  answers: (line) => `${line} contesta las 24 horas, todos los días.`,
  call: 'Llamar al',
  textTo: (to) => `Envíe ${to}`,
  chatAt: (website) => `Chat en ${website}`,
  lastUpdated: 'Última actualización:',
  writeTo: 'Escriba a',
  orCall: ', o llame al',
}
