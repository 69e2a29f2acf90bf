import type { Texts } from '#app/lib/language.ts'

const en = {
  setPassword: 'Set a new password',
  signIn: 'Sign in',
  contact: 'Contact us',
  passwordChanged: {
    subject: 'Your password was changed',
    what: (site: string) =>
      `The password of your account at ${site} was changed just now, and every other device was signed out.`,
    end: 'If it was not you, set a new one at once:',
  },
  newEmail: {
    subject: 'Confirm your new email address',
    what: (site: string) =>
      `Somebody, probably you, wants to use this email address for an account at ${site}.`,
    link: 'Use this email address',
    end: 'The link works once, within 24 hours. If it was not you, do nothing: without it nothing changes.',
  },
  emailKnown: {
    subject: 'This email address has an account already',
    what: (site: string) =>
      `Somebody, probably you, wants to use this email address for another account at ${site}. It has an account already, and nothing about it was changed.`,
    end: 'If it was not you, do nothing.',
  },
  emailAsked: {
    subject: 'Your email address is about to change',
    what: (site: string) =>
      `Somebody, probably you, asked to use another email address for your account at ${site}. It changes when the link that we sent to the new address is opened, within 24 hours.`,
    end: 'If it was not you, set a new password now: that stops the change, and signs everybody out.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    what: (site: string) =>
      `Your account at ${site} has another email address now. This one is not used any longer.`,
    end: 'If it was not you, write to us:',
  },
}

const es: typeof en = {
  setPassword: 'Elegir una contraseña nueva',
  signIn: 'Entrar',
  contact: 'Escríbanos',
  passwordChanged: {
    subject: 'Su contraseña se cambió',
    what: (site) =>
      `La contraseña de su cuenta en ${site} se acaba de cambiar, y su sesión se cerró en todos los demás dispositivos.`,
    end: 'Si no fue usted, elija una nueva de inmediato:',
  },
  newEmail: {
    subject: 'Confirme su correo nuevo',
    what: (site) =>
      `Alguien, probablemente usted, quiere usar este correo para una cuenta en ${site}.`,
    link: 'Usar este correo',
    end: 'El enlace sirve una sola vez y durante 24 horas. Si no fue usted, no haga nada: sin el enlace no cambia nada.',
  },
  emailKnown: {
    subject: 'Este correo ya tiene una cuenta',
    what: (site) =>
      `Alguien, probablemente usted, quiere usar este correo para otra cuenta en ${site}. Ya tiene una cuenta, y no se le cambió nada.`,
    end: 'Si no fue usted, no haga nada.',
  },
  emailAsked: {
    subject: 'Su correo está por cambiar',
    what: (site) =>
      `Alguien, probablemente usted, pidió usar otro correo para su cuenta en ${site}. Cambia cuando se abra el enlace que mandamos al correo nuevo, durante 24 horas.`,
    end: 'Si no fue usted, elija ahora una contraseña nueva: eso detiene el cambio y cierra todas las sesiones.',
  },
  emailChanged: {
    subject: 'Su correo se cambió',
    what: (site) => `Su cuenta en ${site} ahora tiene otro correo. Este ya no se usa.`,
    end: 'Si no fue usted, escríbanos:',
  },
}

/** What the mails about a change of one's account say. */
export const mailMessages: Texts<typeof en> = { en, es }
