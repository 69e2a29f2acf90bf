import type { en } from './messages.en.ts'

export const es: typeof en = {
  title: 'Confirme su ficha',
  description: 'Un centro confirma o corrige lo que este directorio dice de él.',
  intro:
    'Esto es lo que ven las personas que buscan tratamiento. Marque lo que es correcto. Si algo está mal, toque “Cambiar” y escriba lo correcto.',
  introMore:
    'Lo que no marque queda como está. Nuestro equipo llama antes de cambiar algo. Toma dos minutos.',
  facts: {
    phone: 'Teléfono',
    status: 'Abierto o cerrado',
    address: 'Dirección',
    hours: 'Horario',
    website: 'Sitio web',
    care: 'Tipos de atención',
    payment: 'Pago',
    medicines: 'Medicamentos',
    languages: 'Idiomas',
  },
  states: {
    open: 'Abierto',
    'temporarily-closed': 'Cerrado temporalmente',
    'permanently-closed': 'Cerrado definitivamente',
  },
  name: 'Nombre',
  unknown: 'No se sabe',
  notOffered: 'No se ofrece:',
  right: 'Correcto',
  change: 'Cambiar',
  holiday: {
    ask: (name, date) => `¿Abren el feriado ${name}, ${date}?`,
    usual: (hours) => `Sí, con el horario de siempre: ${hours}`,
    other: 'Sí, con otro horario',
    closed: 'No, cerramos',
    unsaid: 'Prefiero no decirlo',
    hours: 'El otro horario',
    unread: 'Escriba el horario de ese día, por ejemplo de 9 AM a 1 PM',
  },
  noteLabel: '¿Hay algo más que esté mal o falte?',
  noteHint:
    'Por ejemplo, atención, pago, medicamentos o idiomas. Por favor, no nombre a ninguna persona.',
  sendMarked: 'Enviar lo que marqué',
  allRight: 'Todo es correcto',
  sending: 'Enviando…',
  whoSees: 'Mostramos el día en que usted confirmó un dato.',
  yourPage: 'Ver su página',
  // A Spanish time already ends in a period.
  answeredOn: (moment) => `Usted respondió el ${moment.replace(/\.$/, '')}.`,
  youConfirmed: (facts) => `Confirmado: ${facts}.`,
  weCheck: (facts) => `Nuestro equipo va a revisar: ${facts}.`,
  weReadNote: 'Nuestro equipo va a leer su nota.',
  again: '¿Cambió algo? Responda de nuevo. Vale su respuesta más reciente.',
  code: 'El código de su carta',
  codeHint: 'Por ejemplo: 7Q2M-X9KD-0TBR-4HVN',
  codeIntro:
    'Esta página es para centros de tratamiento. Con el código que le enviamos, usted confirma o corrige su ficha.',
  openCode: 'Abrir mi ficha',
  noCode: '¿No tiene un código? Llámenos o escríbanos:',
  contact: 'Contacto',
  checkFields: 'Su respuesta todavía no se ha enviado. Por favor, revise:',
  nothingMarked: {
    title: 'Todavía no hay nada marcado.',
    text: 'Marque lo que es correcto, o toque “Todo es correcto”.',
  },
  changedMeanwhile: {
    status: 409,
    title: 'Su respuesta no se envió: su ficha cambió mientras usted la tenía abierta.',
    text: 'Abajo está lo que dice ahora. Por favor, revísela y responda de nuevo.',
  },
  linkEnded: {
    status: 404,
    title: 'Este enlace ya no vale.',
    text: 'Venció, o uno más nuevo lo reemplazó. Llámenos para pedir otro, o escriba el código de su carta más reciente.',
  },
  unavailable: {
    status: 503,
    title: 'Su respuesta no se envió: algo falló de nuestro lado.',
    text: 'Lo que marcó y escribió sigue abajo. Por favor, envíelo de nuevo.',
  },
  stop: {
    title: 'Detener estos correos',
    description: 'Un centro detiene los correos que le piden confirmar su ficha.',
    text: 'No enviaremos más correos sobre su ficha a esta dirección. Su ficha se queda.',
    button: 'Detener los correos',
    done: 'No enviaremos más correos a esta dirección.',
    unknown: {
      status: 404,
      title: 'Este enlace ya no vale.',
      text: 'Responda a nuestro correo o llámenos, y detendremos los correos.',
    },
  },
  flash: {
    'link-answered': { title: 'Gracias. Guardamos su respuesta.', isInPage: true },
    'link-mail-stopped': { title: 'No enviaremos más correos a esta dirección.', isInPage: true },
  },
}
