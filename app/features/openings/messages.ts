import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'Beds today',
  description: 'A center says how many beds it has today.',
  thanks: 'Thank you. It shows for 24 hours.',
  shownNow: 'Shown now:',
  saidOn: (moment: string) => `, said on ${moment}.`,
  sayAgain: 'Say it again whenever it changes.',
  nothingShown:
    'Nothing is shown now. What you say here shows for 24 hours on your page, with its hour.',
  detox: '1. Detox beds free today',
  residential: '2. Residential beds free today: this sends',
  none: 'We have none',
  yourPage: 'Your page',
  chooseFirst: {
    title: 'Nothing is stored yet.',
    text: 'Choose a number for detox, then one for residential. Choose “We have none” for one of them at most.',
  },
  linkEnded: {
    status: 404,
    title: 'This link counts no longer.',
    text: 'It has expired or was revoked. Call us for a new one.',
  },
  notYours: {
    status: 403,
    title: 'Nothing is stored.',
    text: 'Only who has proved to be of this center can say its openings.',
  },
  unavailable: {
    status: 503,
    title: 'Nothing is stored: something on our side failed.',
    text: 'Please tap the numbers again.',
  },
}

const es: typeof en = {
  title: 'Camas hoy',
  description: 'Un centro dice cuántas camas tiene hoy.',
  thanks: 'Gracias. Se muestra por 24 horas.',
  shownNow: 'Se muestra ahora:',
  // A time ends in a full stop already: "8:05 p.m."
  saidOn: (moment) => `, dicho el ${moment.replace(/\.$/, '')}.`,
  sayAgain: 'Dígalo otra vez cada vez que cambie.',
  nothingShown:
    'Ahora no se muestra nada. Lo que diga aquí se muestra por 24 horas en su página, con la hora.',
  detox: '1. Camas de desintoxicación libres hoy',
  residential: '2. Camas residenciales libres hoy: esto envía',
  none: 'No tenemos',
  yourPage: 'Su página',
  chooseFirst: {
    title: 'Todavía no se guardó nada.',
    text: 'Elija un número para desintoxicación y después uno para residencial. Elija “No tenemos” solo para uno de los dos.',
  },
  linkEnded: {
    status: 404,
    title: 'Este enlace ya no vale.',
    text: 'Se venció o fue anulado. Llámenos para pedir uno nuevo.',
  },
  notYours: {
    status: 403,
    title: 'No se guardó nada.',
    text: 'Solo quien ha comprobado que es de este centro puede decir sus camas libres.',
  },
  unavailable: {
    status: 503,
    title: 'No se guardó nada: algo falló de nuestro lado.',
    text: 'Por favor toque los números otra vez.',
  },
}

/** What a center reads that says its openings. */
export const openingsMessages: Texts<typeof en> = { en, es }
