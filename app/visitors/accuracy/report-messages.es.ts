import { formatWait } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import type { en } from './report-messages.en.ts'

export const es: typeof en = {
  report: 'Avisar de un problema',
  reportTitle: (name) => `Avisar de un problema: ${name}`,
  reportDescription: (name) =>
    `Díganos qué está mal en la ficha de ${name}. No hace falta una cuenta.`,
  reportLede: (name) => `¿Qué está mal en la ficha de ${name}?`,
  thanks: 'Gracias. Nuestro equipo lo va a revisar.',
  back: (name) => `Volver a ${name}`,
  knowRight: '¿Sabe qué es lo correcto?',
  listed: 'En la ficha:',
  whatIsWrong: '¿Qué está mal?',
  note: '¿Qué debemos saber?',
  noteHint:
    'Por ejemplo, el teléfono o la dirección correcta. Por favor, no nombre a nadie ni dé detalles de salud.',
  sendReport: 'Enviar el aviso',
  send: 'Enviar',
  whoReports:
    'No preguntamos quién es usted. Para distinguir a dos personas de una, guardamos por un día un código que hacemos con la dirección (IP) de su red; después nadie puede saber de dónde vino.',
  whoSuggests: 'No preguntamos quién es usted.',
  change: 'Sugerir un cambio',
  changeTitle: (name) => `Sugerir un cambio: ${name}`,
  changeLede: (name) =>
    `Corrija lo que está mal en la ficha de ${name}. Nuestro equipo llama y revisa antes de que se muestre.`,
  add: 'Sugerir un centro',
  addLede:
    '¿Qué centro de tratamiento falta? Nuestro equipo llama y revisa antes de que se muestre.',
  suggestDescription:
    'Díganos qué debe decir una ficha. No hace falta una cuenta; nuestro equipo la revisa primero.',
  hours: 'Horario',
  // English: staff read this stored text.
  hoursHint: 'Como se debe leer, en inglés:',
  howDoYouKnow: '¿Cómo lo sabe?',
  howHint: 'Por favor, no nombre a nadie ni dé detalles de salud.',
  checkFields: 'Todavía no se ha enviado. Por favor, revise:',
  tooLong: (max) => `Use ${formatNumber(max, 'es')} letras como máximo`,
  sayWhat: 'Diga qué está mal',
  nameMissing: 'Diga cómo se llama',
  websiteInvalid: 'Escriba un sitio web que empiece con https://',
  unchanged: 'Todavía no hay ningún cambio.',
  throttled: (retryAfter) => ({
    title: 'No se envió: recibimos demasiados avisos.',
    text: `Lo que eligió y escribió sigue abajo. Envíelo de nuevo en ${formatWait(retryAfter, 'es')}.`,
  }),
  unavailable: {
    title: 'No se envió: algo falló de nuestro lado.',
    text: 'Lo que eligió y escribió sigue abajo. Por favor, envíelo de nuevo.',
  },
  flash: {
    'problem-reported': { title: 'Gracias. Nuestro equipo lo va a revisar.', isInPage: true },
  },
}
