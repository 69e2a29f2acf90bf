import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { FormErrors } from '#app/lib/form.ts'
import type { Language, Texts } from '#app/lib/language.ts'

const en = {
  title: 'Claim this center',
  pageTitle: (name: string) => `Claim this center: ${name}`,
  description: 'For center staff.',
  invite: (name: string, hasPhone: boolean) =>
    `Do you work at ${name}? Claim it, and you can report open beds every day and send corrections that we review first. Our staff call ${hasPhone ? 'the listed number' : 'you'} or send a letter with a code. A new phone number shows only after our staff have called it.`,
  otherBefore: 'You already claimed',
  otherAfter: '. One account represents one center.',
  needsTwoFactor:
    'Your account needs two-factor sign-in for this: a code in addition to your password.',
  setUpTwoFactor: 'Set up two-factor sign-in',
  claim: 'Claim this center',
  proved: 'You represent this center.',
  sayBeds: 'Report open beds',
  correct: 'Correct the listing',
  whenShown:
    'Your corrections show after our staff confirm them; a phone number, after they have called it.',
  code: 'The code that our staff gave you',
  codeHint: 'Eight digits. It comes in a call or a letter, and works for 30 days.',
  prove: 'Confirm your claim',
  asked:
    'We received your claim. Our staff will call the listed number or send a letter, and give you a code. Enter it here.',
  withdraw: 'Withdraw your claim',
  nothingDone: 'Nothing was changed',
  another: (name: string) => `You already claimed ${name}. Withdraw that claim first.`,
  gone: 'You no longer have a claim on this center.',
  factor: 'Set up two-factor sign-in first.',
  unavailable: 'Something on our side failed. Please try again.',
  wrongCode: {
    title: 'Your claim is not confirmed yet. Please check:',
    fields: { code: 'This is not the code. After five tries our staff must make a new one' },
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'claim-asked': { title: 'We will call the listed number or send a letter.' },
    'claim-proved': { title: 'Your claim is confirmed.' },
    'claim-withdrawn': { title: 'Your claim is withdrawn.' },
  } satisfies FlashTexts,
}

const es = {
  title: 'Representar este centro',
  pageTitle: (name) => `Representar este centro: ${name}`,
  description: 'Para quien trabaja en un centro de tratamiento.',
  invite: (name, hasPhone) =>
    `¿Trabaja en ${name}? Pida representar este centro. Así podrá decir cada día cuántas camas hay libres, y sus correcciones se revisan primero. Nuestro equipo ${hasPhone ? 'llama al teléfono de la ficha' : 'le llama'} o envía una carta, con un código. Un teléfono nuevo se muestra solo después de que nuestro equipo llama y lo confirma.`,
  otherBefore: 'Usted ya pidió representar',
  otherAfter: '. Una cuenta representa un solo centro.',
  needsTwoFactor:
    'Para esto su cuenta necesita la verificación en dos pasos: un código además de su contraseña.',
  setUpTwoFactor: 'Activar la verificación en dos pasos',
  claim: 'Representar este centro',
  proved: 'Usted representa este centro.',
  sayBeds: 'Decir qué camas hay libres',
  correct: 'Corregir la ficha',
  whenShown:
    'Lo que usted corrija se muestra cuando nuestro equipo lo confirma; un teléfono, después de llamar a ese número.',
  code: 'El código que le dio nuestro equipo',
  codeHint: 'Ocho dígitos. Llega en una llamada o en una carta, y sirve por 30 días.',
  prove: 'Confirmar su solicitud',
  asked:
    'Recibimos su solicitud. Nuestro equipo va a llamar al teléfono de la ficha, o a enviar una carta, y le dará un código. Escríbalo aquí cuando lo tenga.',
  withdraw: 'Retirar su solicitud',
  nothingDone: 'No se cambió nada',
  another: (name) => `Usted ya pidió representar ${name}. Primero retire esa solicitud.`,
  gone: 'Usted ya no tiene una solicitud para este centro.',
  factor: 'Primero active la verificación en dos pasos.',
  unavailable: 'Algo falló de nuestro lado. Por favor, intente de nuevo.',
  wrongCode: {
    title: 'Su solicitud todavía no está confirmada. Por favor, revise:',
    fields: {
      code: 'Este no es el código. Después de cinco intentos, nuestro equipo tiene que crear otro',
    },
  },
  flash: {
    'claim-asked': { title: 'Llamaremos al teléfono de la ficha, o enviaremos una carta.' },
    'claim-proved': { title: 'Su solicitud está confirmada.' },
    'claim-withdrawn': { title: 'Su solicitud queda retirada.' },
  },
} satisfies typeof en

export const claimMessages: Texts<typeof en> = { en, es }

/** Build the error for a rejected change, with its reason. */
export const rejectClaim = (status: number, text: string, language: Language): FormErrors => ({
  status,
  title: claimMessages[language].nothingDone,
  text,
})
