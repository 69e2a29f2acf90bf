import type { FormErrors } from '#app/lib/form.ts'
import type { Language, Texts } from '#app/lib/language.ts'

const en = {
  title: 'Claim this center',
  pageTitle: (name: string) => `Claim this center: ${name}`,
  description: 'For who works at a treatment center.',
  invite: (name: string, hasPhone: boolean) =>
    `Do you work at ${name}? Claim it, and you can say every day how many beds are free, and send corrections that we look at first. Our staff call ${hasPhone ? 'the number that is listed' : 'you'}, or send a letter, with a code. A new phone number counts only once our staff have called it.`,
  otherBefore: 'You have claimed',
  otherAfter: 'already. One account speaks for one center.',
  needsTwoFactor: 'For this your account needs two-factor sign-in: a code besides your password.',
  setUpTwoFactor: 'Set up two-factor sign-in',
  claim: 'Claim this center',
  proved: 'You speak for this center.',
  sayBeds: 'Say your beds today',
  correct: 'Correct the listing',
  whenShown:
    'What you correct shows once our staff have confirmed it; a phone number once they have called it.',
  code: 'The code that our staff gave you',
  codeHint: 'Eight digits, by a call or a letter. It counts for 30 days.',
  prove: 'Prove your claim',
  asked:
    'You have claimed this center. Our staff will call the number that is listed, or write, and give you a code. Then type it here.',
  withdraw: 'Withdraw your claim',
  nothingDone: 'Nothing is changed',
  another: (name: string) => `You claim ${name} already. Withdraw that claim first.`,
  gone: 'You have no claim on this center any more.',
  factor: 'Set up two-factor sign-in first.',
  unavailable: 'Something on our side failed. Please try again.',
  wrongCode: {
    title: 'Not proved yet. Please check:',
    fields: { code: 'This is not the code. After five tries our staff must make another one' },
  },
}

const es: typeof en = {
  title: 'Reclamar este centro',
  pageTitle: (name) => `Reclamar este centro: ${name}`,
  description: 'Para quien trabaja en un centro de tratamiento.',
  invite: (name, hasPhone) =>
    `¿Trabaja en ${name}? Reclámelo. Así podrá decir cada día cuántas camas hay libres y mandar correcciones que miramos primero. Nuestro equipo ${hasPhone ? 'llama al teléfono de la ficha' : 'le llama'}, o manda una carta, con un código. Un teléfono nuevo vale solo cuando nuestro equipo ha llamado a él.`,
  otherBefore: 'Usted ya reclamó',
  otherAfter: 'antes. Una cuenta habla por un solo centro.',
  needsTwoFactor:
    'Para esto su cuenta necesita la verificación en dos pasos: un código además de su contraseña.',
  setUpTwoFactor: 'Activar la verificación en dos pasos',
  claim: 'Reclamar este centro',
  proved: 'Usted habla por este centro.',
  sayBeds: 'Decir sus camas de hoy',
  correct: 'Corregir la ficha',
  whenShown:
    'Lo que corrija se muestra cuando nuestro equipo lo ha confirmado; un teléfono, cuando ha llamado a él.',
  code: 'El código que le dio nuestro equipo',
  codeHint: 'Ocho números, por una llamada o una carta. Vale por 30 días.',
  prove: 'Comprobar su reclamo',
  asked:
    'Usted reclamó este centro. Nuestro equipo va a llamar al teléfono de la ficha, o a escribir, y le dará un código. Después escríbalo aquí.',
  withdraw: 'Retirar su reclamo',
  nothingDone: 'No se cambió nada',
  another: (name) => `Usted ya reclama ${name}. Primero retire ese reclamo.`,
  gone: 'Usted ya no tiene un reclamo sobre este centro.',
  factor: 'Primero active la verificación en dos pasos.',
  unavailable: 'Algo falló de nuestro lado. Por favor intente de nuevo.',
  wrongCode: {
    title: 'Todavía sin comprobar. Por favor revise:',
    fields: {
      code: 'Este no es el código. Después de cinco intentos nuestro equipo debe hacer otro',
    },
  },
}

/** What a member reads who claims a center. */
export const claimMessages: Texts<typeof en> = { en, es }

/** Says that nothing is changed, and why. */
export const rejectClaim = (status: number, text: string, language: Language): FormErrors => ({
  ...{ status, text, title: claimMessages[language].nothingDone },
})
