import type { FlashMessage } from './flash-messages.ts'
import type { Language } from './language.ts'

const en = {
  'message-sent': {
    title: 'Thank you for your message. We will get back to you within 24 hours.',
    isInPage: true,
  },
  'problem-reported': { title: 'Thank you. Our staff will check it.', isInPage: true },
  'beds-reported': { title: 'Thank you. It shows for 24 hours.', isInPage: true },
  'claim-asked': { title: 'We will call the listed number or send a letter.' },
  'claim-proved': { title: 'Your claim is confirmed.' },
  'claim-withdrawn': { title: 'Your claim is withdrawn.' },
  'signed-in': { title: 'Welcome back!', text: 'You have successfully logged in.' },
  'signed-in-by-code': { title: 'Welcome back!', text: 'You have successfully logged in.' },
  'signed-out': { title: 'Logged Out' },
  'account-created': {
    title: 'Account Created!',
    text: 'Please check your email to verify your account.',
  },
  'sign-in-expired': {
    title: 'Please sign in again.',
    text: 'It took more than ten minutes. Start over.',
    tone: 'danger',
  },
  'two-factor-off': { title: 'Two-factor sign-in is off.' },
  'email-confirmed': { title: 'Your email address is confirmed.', text: 'You can sign in now.' },
  'reset-requested': {
    title: 'Please check your email.',
    text: 'If there is an account with this address, a link to set a new password is on its way.',
  },
  'password-set': {
    title: 'Your password is changed.',
    text: 'You are signed out everywhere. Please sign in.',
  },
  'profile-saved': { title: 'Your profile is saved.' },
  'password-changed': {
    title: 'Your password is changed.',
    text: 'Every other device is signed out.',
  },
  'email-asked': {
    title: 'Please check your email.',
    text: 'Open the link we sent to the new address within 24 hours. Nothing changes until then.',
  },
  'email-changed': {
    title: 'Your email address is changed.',
    text: 'From now on you sign in with the new one.',
  },
  'device-signed-out': { title: 'The device is signed out.' },
  'devices-signed-out': { title: 'All other devices are signed out.' },
  'account-deleted': {
    title: 'Your account is deleted.',
    text: 'Everything here stays open to you without one.',
  },
  'vote-counted': { title: 'Your vote is counted.' },
  'vote-removed': { title: 'Your vote is taken back.' },
  'comment-posted': { title: 'Your comment is posted.' },
  'comment-changed': { title: 'Your comment is changed.' },
  'comment-deleted': { title: 'Your comment is deleted.' },
  'review-sent': {
    title: 'Thank you for your review.',
    text: 'A person reads it before it is shown.',
  },
  'review-kept': { title: 'Your review stays as it is.' },
  'review-deleted': { title: 'Your review is deleted.' },
  'report-sent': { title: 'Thank you for telling us.', text: 'A person will look at it.' },
  'session-expired': { title: 'Authentication expired. Please log in again.', tone: 'danger' },
} as const satisfies Record<string, FlashMessage>

type MemberCode = keyof typeof en

/** The words of each, as many as in English. */
type Words = {
  [Code in MemberCode]: { [Word in Extract<keyof (typeof en)[Code], 'title' | 'text'>]: string }
}

const es: Words = {
  'message-sent': { title: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.' },
  'problem-reported': { title: 'Gracias. Nuestro equipo lo va a revisar.' },
  'beds-reported': { title: 'Gracias. Se muestra por 24 horas.' },
  'claim-asked': { title: 'Llamaremos al teléfono de la ficha, o enviaremos una carta.' },
  'claim-proved': { title: 'Su solicitud está confirmada.' },
  'claim-withdrawn': { title: 'Su solicitud queda retirada.' },
  'signed-in': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
  'signed-in-by-code': { title: '¡Qué bueno verle de nuevo!', text: 'Ya inició sesión.' },
  'signed-out': { title: 'Cerró su sesión' },
  'account-created': {
    title: '¡Su cuenta está creada!',
    text: 'Por favor, revise su correo para confirmar su cuenta.',
  },
  'sign-in-expired': {
    title: 'Pasaron más de diez minutos.',
    text: 'Empiece de nuevo.',
  },
  'two-factor-off': { title: 'La verificación en dos pasos está desactivada.' },
  'email-confirmed': { title: 'Su correo está confirmado.', text: 'Ya puede iniciar sesión.' },
  'reset-requested': {
    title: 'Por favor, revise su correo.',
    text: 'Si hay una cuenta con este correo, un enlace para elegir una contraseña nueva va en camino.',
  },
  'password-set': {
    title: 'Su contraseña cambió.',
    text: 'Su sesión se cerró en todos los dispositivos. Por favor, inicie sesión.',
  },
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
  'vote-counted': { title: 'Su voto está contado.' },
  'vote-removed': { title: 'Su voto queda retirado.' },
  'comment-posted': { title: 'Su comentario está publicado.' },
  'comment-changed': { title: 'Su comentario cambió.' },
  'comment-deleted': { title: 'Su comentario está eliminado.' },
  'review-sent': {
    title: 'Gracias por su reseña.',
    text: 'Una persona la lee antes de que se muestre.',
  },
  'review-kept': { title: 'Su reseña queda como está.' },
  'review-deleted': { title: 'Su reseña está eliminada.' },
  'report-sent': { title: 'Gracias por avisarnos.', text: 'Una persona lo va a mirar.' },
  'session-expired': { title: 'Su sesión terminó. Por favor, inicie sesión de nuevo.' },
}

/** What visitors and members are told, by its code. */
export const memberMessages = en

/** The same in a language. */
export function describeToMember(code: MemberCode, language: Language): FlashMessage {
  return language === 'es' ? { ...en[code], ...es[code] } : en[code]
}
