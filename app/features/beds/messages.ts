import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'Open beds',
  description: 'A center reports how many open beds it has.',
  thanks: 'Thank you. It shows for 24 hours.',
  shownNow: 'Shown now:',
  saidOn: (moment: string) => `, reported ${moment}.`,
  sayAgain: 'Report again whenever it changes.',
  nothingShown:
    'Nothing is shown now. What you report here shows on your page for 24 hours, with the time of your report.',
  detox: '1. Open detox beds',
  residential: '2. Open residential beds. Your tap here sends the report.',
  noneToday: 'None today',
  notOffered: 'We don’t offer this',
  yourPage: 'Your page',
  chooseFirst: {
    title: 'Your report was not saved yet.',
    text: 'Choose a number for detox, then one for residential. Choose “We don’t offer this” for only one of them.',
  },
  linkEnded: {
    status: 404,
    title: 'This link no longer works.',
    text: 'It has expired or was revoked. Call us for a new one.',
  },
  notYours: {
    status: 403,
    title: 'Your report was not saved.',
    text: 'Only a person who represents this center can report its open beds.',
  },
  tooOften: {
    status: 429,
    title: 'Too many changes within an hour.',
    text: 'Please try again in an hour.',
  },
  unavailable: {
    status: 503,
    title: 'Your report was not saved: something on our side failed.',
    text: 'Please tap the numbers again.',
  },
}

const es: typeof en = {
  title: 'Camas libres',
  description: 'Un centro dice cuántas camas libres tiene.',
  thanks: 'Gracias. Se muestra por 24 horas.',
  shownNow: 'Se muestra ahora:',
  // A Spanish time already ends in a period.
  saidOn: (moment) => `, informado el ${moment.replace(/\.$/, '')}.`,
  sayAgain: 'Actualícelo cada vez que cambie.',
  nothingShown:
    'Ahora no se muestra nada. Lo que usted informe aquí se muestra en su página por 24 horas, con la hora.',
  detox: '1. Camas libres de desintoxicación',
  residential: '2. Camas libres residenciales: al tocar un número se envía',
  noneToday: 'Ninguna hoy',
  notOffered: 'No ofrecemos esto',
  yourPage: 'Su página',
  chooseFirst: {
    title: 'Todavía no se guardó nada.',
    text: 'Elija un número para desintoxicación y después uno para residencial. Elija “No ofrecemos esto” solo para uno de los dos.',
  },
  linkEnded: {
    status: 404,
    title: 'Este enlace ya no vale.',
    text: 'Venció o se anuló. Llámenos para pedir uno nuevo.',
  },
  notYours: {
    status: 403,
    title: 'No se guardó nada.',
    text: 'Solo quien representa este centro puede informar sus camas libres.',
  },
  tooOften: {
    status: 429,
    title: 'Demasiados cambios en una hora.',
    text: 'Por favor, intente de nuevo en una hora.',
  },
  unavailable: {
    status: 503,
    title: 'No se guardó nada: algo falló de nuestro lado.',
    text: 'Por favor, toque los números de nuevo.',
  },
}

/** Texts of the form in which a center reports its open beds. */
export const bedsMessages: Texts<typeof en> = { en, es }
