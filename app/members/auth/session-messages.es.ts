import type { en } from './session-messages.en.ts'

const suspended = 'Esta cuenta está suspendida.'
const banned = 'Esta cuenta está cerrada.'
const mistake = 'Escríbanos si cree que es un error.'
const stillHereInSpanish =
  'Lo que escribió sigue aquí: inicie sesión en una pestaña nueva y después envíelo de nuevo.'

export const es: typeof en = {
  checkingAuthentication: 'Revisando su sesión...',
  loadingPage: 'Cargando...',
  unsent: {
    expired: {
      title: 'Su sesión terminó. Inicie sesión de nuevo, por favor.',
      text: `Esto no se envió. ${stillHereInSpanish}`,
    },
    suspended: { title: suspended, text: `Esto no se envió. ${mistake}` },
    banned: { title: banned, text: `Esto no se envió. ${mistake}` },
    needed: {
      title: 'Tiene que iniciar sesión',
      text: `Inicie sesión de nuevo, por favor. ${stillHereInSpanish}`,
    },
  },
  writeToUs: 'Escríbanos',
  logInInNewTab: 'Iniciar sesión en una pestaña nueva',
  notSaved: {
    title: 'Esto no se guardó',
    text: 'La base de datos del servidor no respondió. Lo que escribió sigue aquí: envíelo de nuevo en un momento, por favor.',
  },
  returnHome: 'Volver al inicio',
  forStaff: {
    title: 'Esta página es para nuestro equipo',
    text: 'Solo el equipo de este directorio puede abrir el área de administración. Su sesión está abierta, pero esta cuenta no tiene acceso a ella.',
  },
  flash: {
    'signed-in': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
    'signed-in-by-code': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
    'signed-out': { title: 'Cerró su sesión' },
    'session-expired': {
      title: 'Su sesión terminó. Por favor, inicie sesión de nuevo.',
      tone: 'danger',
    },
    'session-suspended': { title: suspended, text: mistake, tone: 'danger' },
    'session-banned': { title: banned, text: mistake, tone: 'danger' },
    'sign-in-expired': {
      title: 'Pasaron más de diez minutos.',
      text: 'Empiece de nuevo.',
      tone: 'danger',
    },
  },
}
