import type { en } from './account-messages.en.tsx'

const unexpected = 'Ocurrió un error inesperado. No se cambió nada. Por favor, intente de nuevo.'
const unreachable =
  'No se pudo llegar a este sitio. Lo que escribió sigue aquí: intente de nuevo cuando tenga conexión.'

/** Spanish texts of a member's account pages. */
export const es: typeof en = {
  title: 'Su cuenta',
  description:
    'Su nombre, su correo, cómo inicia sesión y los dispositivos donde su sesión está abierta.',
  lede: 'Su nombre, cómo inicia sesión y dónde está abierta su sesión.',
  dashboard: 'Mi panel',
  saving: 'Guardando...',
  sending: 'Enviando...',
  yourPassword: 'Su contraseña',

  profile: {
    title: 'Perfil',
    about:
      'Sus comentarios y reseñas muestran su nombre de usuario o, si no tiene uno, su primer nombre y una inicial.',
    fullName: 'Nombre completo',
    username: 'Nombre de usuario',
    usernameHint:
      'De 3 a 30 letras, dígitos, puntos, guiones o guiones bajos. No tiene que ser su nombre verdadero.',
    language: 'Idioma',
    languageHint:
      'De los correos sobre sus reseñas. Los demás llegan en el idioma de la página que usted usa.',
    submit: 'Guardar el perfil',
  },
  email: {
    title: 'Correo',
    about: (email) => (
      <>
        Usted inicia sesión con {email}. Enviamos un enlace al correo nuevo; mientras no lo abra, no
        cambia nada. También avisamos al correo de antes.
      </>
    ),
    label: 'Correo nuevo',
    submit: 'Enviar el enlace',
  },
  password: {
    title: 'Contraseña',
    about: (byMail) => (
      <>
        Cuando cambia, su sesión se cierra en todos los demás dispositivos, y le llega un aviso por
        correo. ¿La olvidó? {byMail('Elija una nueva por correo')}.
      </>
    ),
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
  },
  twoFactor: {
    title: 'Verificación en dos pasos',
    on: 'Está activada: para iniciar sesión se pide un código de su teléfono además de la contraseña.',
    off: 'Está desactivada. Si la activa, para iniciar sesión se pide un código de su teléfono además de la contraseña.',
    change: 'Códigos de respaldo, o desactivarla',
    setUp: 'Activar la verificación en dos pasos',
  },
  devices: {
    title: 'Dispositivos con la sesión abierta',
    about:
      'Los navegadores donde su sesión está abierta. De cada uno guardamos lo que lee aquí, y no en qué lugar está.',
    signOutOthers: 'Cerrar la sesión en todos los demás',
    signingOut: 'Cerrando...',
    signOut: 'Cerrar la sesión',
    signOutThis: (name, signedIn) => `Cerrar la sesión en ${name}, abierta el ${signedIn}`,
    thisOne: 'Este dispositivo',
    name: (stored) =>
      stored.replace(' on ', ' en ').replace(' or ', ' o ') || 'Navegador desconocido',
    signedIn: 'Inició sesión el',
    lastUsed: 'Último uso: cerca del',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    goes: 'Lo que se va:',
    goesText:
      'Su perfil, su correo, su contraseña, sus votos, la copia de su lista, su solicitud para representar un centro y todas sus sesiones. De inmediato, y no se puede recuperar.',
    stays: 'Lo que se queda:',
    staysText: 'Sus comentarios y reseñas se quedan en las páginas de los centros, sin su nombre.',
    takeAlong: (data) => <>Tal vez quiera {data('llevarse sus datos')} antes.</>,
    deleteWords: 'Eliminar también lo que escribí: mis comentarios y reseñas',
    submit: 'Eliminar mi cuenta',
    busy: 'Eliminando...',
  },
  newEmail: {
    title: 'Su correo nuevo',
    about: 'Oprima el botón, y desde ahora usted inicia sesión con este correo.',
    submit: 'Usar este correo',
    account: 'Su cuenta',
  },

  passwordWrong: 'Esta no es su contraseña',
  passwordSame: 'Esta es la contraseña que ya tiene. Elija otra',
  emailSame: 'Este ya es su correo',
  pleaseCheck: { title: 'Todavía no está hecho. Por favor, revise lo que está marcado.' },
  unexpected,
  connectionErrors: { unreachable: { title: unreachable }, unavailable: { title: unexpected } },
  deviceGone: 'La sesión en ese dispositivo ya está cerrada.',
  lastAdmin:
    'Usted es la única persona que administra este sitio. Primero dele ese papel a alguien más: sin nadie, el sitio no podría seguir.',
  linkExpired:
    'Este enlace ya venció o ya se usó. Inicie sesión y pida uno nuevo en la página de su cuenta.',
  emailTaken: 'Hay otra cuenta con este correo. Inicie sesión con esa o use otro correo.',
  flash: {
    'profile-saved': { title: 'Su perfil está guardado.' },
    'password-changed': {
      title: 'Su contraseña cambió.',
      text: 'Su sesión se cerró en todos los demás dispositivos.',
    },
    'email-asked': {
      title: 'Por favor, revise su correo.',
      text: 'Abra en menos de 24 horas el enlace que enviamos al correo nuevo. Hasta entonces no cambia nada.',
    },
    'email-changed': {
      title: 'Su correo cambió.',
      text: 'Desde ahora usted inicia sesión con el nuevo.',
    },
    'device-signed-out': { title: 'La sesión se cerró en ese dispositivo.' },
    'devices-signed-out': { title: 'Su sesión se cerró en todos los demás dispositivos.' },
    'account-deleted': {
      title: 'Su cuenta está eliminada.',
      text: 'Todo aquí sigue abierto para usted sin cuenta.',
    },
  },
}
