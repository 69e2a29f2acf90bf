import type { en } from './account-mail-messages.en.ts'

const newPassword = { label: 'Elegir una contraseña nueva', path: '/forgotten-password' }
const signIn = { label: 'Iniciar sesión', path: '/auth' }
const contact = { label: 'Escríbanos', path: '/contact' }

export const es: typeof en = {
  verification: (site, token) => [
    'Confirme su correo',
    `Alguien, probablemente usted, creó una cuenta en ${site} con este correo.`,
    { label: 'Confirmar mi correo', path: `/verify-email?token=${token}` },
    'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace, la cuenta no se puede usar.',
  ],
  knownAddress: (site) => [
    'Usted ya tiene una cuenta',
    `Alguien, probablemente usted, intentó crear una cuenta en ${site} con este correo. Ya hay una, y no se le cambió nada.`,
    signIn,
    '¿Perdió su contraseña o nunca confirmó este correo? Con una contraseña nueva se resuelven las dos cosas.',
    newPassword,
    'Si no fue usted, no haga nada.',
  ],
  reset: (site, token) => [
    'Elija una contraseña nueva',
    `Alguien, probablemente usted, pidió una contraseña nueva en ${site}.`,
    { label: newPassword.label, path: `/reset-password?token=${token}` },
    'El enlace sirve una sola vez y durante una hora. Si no fue usted, no haga nada: su contraseña sigue igual.',
  ],
  passwordReset: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPassword,
  ],
  passwordChanged: (site) => [
    'Su contraseña se cambió',
    `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los demás dispositivos.`,
    'Si no fue usted, elija una nueva de inmediato:',
    newPassword,
  ],
  twoFactorOn: (site) => [
    'Se activó la verificación en dos pasos',
    `Desde ahora, para iniciar sesión en ${site} se pide un código además de la contraseña. Su sesión se cerró en los demás dispositivos.`,
    'Guarde sus códigos de respaldo donde los pueda encontrar sin su teléfono.',
    'Si no fue usted, escríbanos:',
    contact,
  ],
  twoFactorOff: (site) => [
    'Se desactivó la verificación en dos pasos',
    `Desde ahora, basta su contraseña para iniciar sesión en ${site}.`,
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPassword,
  ],
  backupCodeUsed: (site, left) => [
    'Se usó un código de respaldo',
    `Alguien, probablemente usted, usó un código de respaldo de su cuenta en ${site}. ${left === '1' ? 'Queda 1' : `Quedan ${left}`} de diez; puede crear códigos nuevos en la página de su cuenta.`,
    { label: 'Verificación en dos pasos', path: '/account/two-factor' },
    'Si no fue usted, elija una contraseña nueva de inmediato:',
    newPassword,
  ],
  newEmail: (site, token) => [
    'Confirme su correo nuevo',
    `Alguien, probablemente usted, quiere usar este correo para una cuenta en ${site}.`,
    { label: 'Usar este correo', path: `/account/email?token=${token}` },
    'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace no cambia nada.',
  ],
  emailKnown: (site) => [
    'Este correo ya tiene una cuenta',
    `Alguien, probablemente usted, quiere usar este correo para otra cuenta en ${site}. Ya tiene una cuenta, y no se le cambió nada.`,
    signIn,
    'Si no fue usted, no haga nada.',
  ],
  emailAsked: (site) => [
    'Su correo está por cambiar',
    `Alguien, probablemente usted, pidió usar otro correo para su cuenta en ${site}. Cambia cuando se abra el enlace que enviamos al correo nuevo, durante 24 horas.`,
    'Si no fue usted, elija ahora una contraseña nueva: eso detiene el cambio y cierra todas las sesiones.',
    newPassword,
  ],
  emailChanged: (site) => [
    'Su correo se cambió',
    `Su cuenta en ${site} ahora tiene otro correo. Este ya no se usa.`,
    'Si no fue usted, escríbanos:',
    contact,
  ],
}
