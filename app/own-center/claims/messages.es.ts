import type { en } from './messages.en.ts'

export const es: typeof en = {
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
}
