import type { en } from './messages.en.ts'

export const es: typeof en = {
  title: 'Camas libres',
  description: 'Un centro dice cuántas camas libres tiene.',
  thanks: 'Gracias. Se muestra por 24 horas.',
  shownNow: 'Se muestra ahora:',
  // A Spanish time already ends in a period.
  saidOn: (moment) => `, informado el ${moment.replace(/\.$/, '')}.`,
  sayAgain: 'Actualícelo cada vez que cambie.',
  nothingShown:
    'Ahora no se muestra nada. Lo que usted informe aquí se muestra en su página por 24 horas, con la hora.',
  lastTime: 'La última vez:',
  same: 'Igual que la última vez',
  sameAsYesterday: 'Igual que ayer',
  noneAtAll: 'Ninguna hoy',
  changeTitle: 'Cambiar',
  byPeople: 'Camas para mujeres, para hombres o para menores de 18',
  byPeopleHint:
    'Solo si reserva camas para algunas personas. Una cama para mujeres u hombres cuenta para los dos.',
  notSaid: 'Sin decir',
  units: {
    'detox-women': 'Desintoxicación, mujeres',
    'detox-men': 'Desintoxicación, hombres',
    'detox-under-18': 'Desintoxicación, menores de 18',
    'residential-women': 'Residencial, mujeres',
    'residential-men': 'Residencial, hombres',
    'residential-under-18': 'Residencial, menores de 18',
  },
  detox: '1. Camas libres de desintoxicación',
  residential: '2. Camas libres residenciales: al tocar un número se envía',
  noneToday: 'Ninguna hoy',
  notOffered: 'No ofrecemos esto',
  yourPage: 'Su página',
  chooseFirst: {
    title: 'Todavía no se guardó nada.',
    text: 'Elija un número para desintoxicación y después uno para residencial. Elija “No ofrecemos esto” solo para uno de los dos. Las camas para algunas personas no pueden ser más que todas las de ese tipo.',
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
  flash: {
    'beds-reported': { title: 'Gracias. Se muestra por 24 horas.', isInPage: true },
  },
}
