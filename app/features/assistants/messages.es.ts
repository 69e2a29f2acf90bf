import type { en } from './messages.en.ts'

export const es: typeof en = {
  callToConfirm:
    'Llame para confirmar antes de ir. Lo que dice una ficha puede estar desactualizado.',
  inEmergency: 'En una emergencia:',
  textLine: (how) => `o por texto: ${how}`,
  supportLine: 'Línea de apoyo 24/7.',
  address: 'Dirección',
  nobodyTold: 'Todavía nadie nos lo ha dicho.',
  hoursOnPage: 'Está en la página del centro, tomado de Google.',
  noStreet: 'La calle no está en la ficha.',
  ask: 'Pregunte cuando llame.',
  notChecked: (source) => `${source}; no lo hemos revisado`,
  cut: (characters) =>
    `La búsqueda leyó solo el principio de este texto (hasta ${characters} caracteres). Busque de nuevo con menos palabras.`,
  hoursLeftOut:
    'Estos centros no están cerrados, pero no revisamos los horarios. Pregunte cuando llame.',
  askForPlace: 'Para ver centros cercanos, se necesita un código postal o una ciudad.',
  corrected: (typed, corrected) =>
    `Nada coincide con “${typed}”. Estos son los resultados de “${corrected}”.`,
  notFound: 'Ningún centro de este directorio tiene ese nombre en su enlace, ni ese identificador.',
  failed: 'El directorio no puede responder en este momento. Inténtelo de nuevo, por favor.',
  invalid: (details) => `Los datos no son válidos: ${details}`,
}
