import { formatWait } from '#app/lib/form.ts'
import { formatNumber } from '#app/lib/language.ts'
import { stateName } from '#site/state.ts'
import type { en } from './messages.en.tsx'

const fields: typeof en.fields = {
  name: 'Nombre completo',
  phone: 'Teléfono',
  email: 'Correo',
  subject: 'Asunto',
  urgency: 'Urgencia',
  message: 'Mensaje',
}

export const es: typeof en = {
  title: 'Escríbanos',
  description: `Pregunte por el tratamiento en ${stateName.es} o avise de un error. En una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988; o llame al 911.`,
  lede: 'Pregunte por el tratamiento o avísenos de un error en una ficha. No somos una línea de crisis ni un centro de tratamiento.',
  here: 'Contacto',
  thankYou: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',

  fields,
  formTitle: 'Envíenos un mensaje',
  messageHint: (max) =>
    `Hasta ${formatNumber(max, 'es')} caracteres. No escriba detalles de salud que no necesitemos.`,
  send: 'Enviar el mensaje',
  whoReads:
    'Guardamos su mensaje y nos lo enviamos por correo. Solo lo leen las personas que llevan este sitio.',
  about: (center) => (
    <b>
      Sobre <span lang="en">{center}</span>.
    </b>
  ),
  notTheCenter: (callLink) => (
    <>Somos el directorio, no el centro: para pedir un lugar ahí, {callLink('llame al centro')}.</>
  ),

  nameMissing: 'Escriba su nombre completo',
  emailMissing: 'Escriba su correo, para que podamos contestarle',
  emailInvalid: 'Escriba un correo como este: nombre@example.org',
  messageMissing: 'Escriba su mensaje',
  urgencyUnknown: 'Elija qué tan urgente es',
  tooLong: (field, max) =>
    `${fields[field]}: use ${formatNumber(max, 'es')} caracteres como máximo`,
  checkFields: 'Su mensaje todavía no se envió. Por favor, revise:',
  throttled: (retryAfter) => ({
    title: 'Su mensaje no se envió: recibimos demasiados mensajes.',
    text: `Todo lo que escribió sigue abajo. Envíelo de nuevo en ${formatWait(retryAfter, 'es')}, o comuníquese ahora:`,
  }),
  unavailable: {
    title: 'Su mensaje no se envió: algo falló de nuestro lado.',
    text: 'Todo lo que escribió sigue abajo. Por favor, envíelo de nuevo o comuníquese ahora:',
  },
  unreachable: {
    title: 'Su mensaje no se envió: no se pudo llegar a este sitio.',
    text: 'Todo lo que escribió sigue abajo. Envíelo de nuevo cuando tenga conexión, o bien:',
  },

  crisisTitle: 'En una crisis, no espere nuestra respuesta',
  crisisText:
    'Llame al 988 y oprima 2, o envíe AYUDA al 988. Si hay peligro, llame al 911. Contestan de día y de noche.',
  inDanger: 'Alguien está en peligro ahora',
  lifeline: 'Línea de crisis: llame al 988 y oprima 2, o envíe AYUDA al 988',

  contactInformation: 'Cómo comunicarse',
  businessHours: 'Horario de atención',
  hours: [
    { days: 'Lun-Vie', longDays: 'lunes a viernes', hours: 'de las 8 a. m. a las 8 p. m.' },
    { days: 'Sáb', longDays: 'sábado', hours: 'de las 9 a. m. a las 5 p. m.' },
    { days: 'Dom', longDays: 'domingo', hours: 'de las 12 p. m. a las 4 p. m.' },
  ],
  emergencyLinks: 'En una emergencia',
  supportLine: (label) => `${label}, línea de apoyo 24/7`,
  nationalHelpline: 'Línea Nacional de Ayuda de SAMHSA',
  // Its Spanish word.
  textLine: { href: 'sms:741741?&body=HOLA', number: 'Envíe HOLA al 741741' },
  emergencyHelp: 'Ayuda de emergencia: qué hacer ahora',
  resources: 'Recursos',
  resourceLinks: [
    { to: '/centers', label: 'Buscar centros' },
    { to: '/treatment-types', label: 'Tipos de tratamiento' },
    { to: '/insurance-guide', label: 'Guía de seguros' },
    { to: '/support-groups', label: 'Grupos de apoyo' },
  ],
  flash: {
    'message-sent': {
      title: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',
      isInPage: true,
    },
  },
}
