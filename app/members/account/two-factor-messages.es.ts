import type { en } from './two-factor-messages.en.ts'

export const es: typeof en = {
  title: 'Verificación en dos pasos',
  description: 'Un código de su teléfono además de su contraseña.',
  lede: 'Un código de su teléfono además de su contraseña: quien se entere de la contraseña todavía no puede abrir su cuenta.',
  yourAccount: 'Su cuenta',
  isRequired: 'Nuestro equipo inicia sesión con verificación en dos pasos.',
  isRequiredWhy: 'El área de administración se abre para usted cuando esto está activado.',
  codeHint: 'Los seis dígitos que muestra ahora su aplicación de autenticación.',
  anyCodeHint:
    'Los seis dígitos de su aplicación de autenticación, o uno de sus códigos de respaldo.',

  begin: {
    title: 'Activarla',
    about:
      'Necesita una aplicación de autenticación en su teléfono, como Aegis, Google Authenticator o Microsoft Authenticator, o un administrador de contraseñas que genere códigos. Funciona sin señal.',
    submit: 'Empezar',
  },
  scan: {
    title: '1. Agregue este sitio a su aplicación',
    about:
      'Escanee el código con la aplicación. En el mismo teléfono, use el enlace. O escriba la clave.',
    qrCode: 'Código QR para su aplicación de autenticación',
    open: 'Abrir en una aplicación de este dispositivo',
    key: 'Clave para escribir',
    keyHint: 'Basada en la hora, seis dígitos. No se la muestre a nadie.',
  },
  confirm: {
    title: '2. Escriba el código',
    about:
      'La aplicación muestra ahora seis dígitos. Con ellos se activa, y su sesión se cierra en los demás dispositivos.',
    submit: 'Activar la verificación en dos pasos',
  },
  codes: {
    title: 'Sus códigos de respaldo',
    about:
      'Con cada uno puede iniciar sesión una vez cuando no tenga su teléfono. Solo se muestran ahora: guárdelos donde otros no miren. Sin el teléfono y sin un código, no puede iniciar sesión.',
    isOn: 'La verificación en dos pasos está activada.',
    done: 'Ya los guardé',
    head: (site) => `${site}: códigos de respaldo, cada uno sirve para iniciar sesión una vez`,
    file: 'codigos-de-respaldo.txt',
    download: 'Descargar',
    copy: 'Copiar',
    print: 'Imprimir',
    copied: 'Los códigos están copiados.',
    notCopied: 'No se pudieron copiar. Descárguelos o imprímalos, por favor.',
  },
  isOn: 'Está activada.',
  isOnWhat: 'Para iniciar sesión se pide un código además de su contraseña.',
  renew: {
    title: 'Códigos de respaldo',
    left: (left) => (left === 1 ? 'Queda 1 de 10.' : `Quedan ${left} de 10.`),
    about: 'Los nuevos reemplazan a todos los que tiene.',
    submit: 'Crear códigos nuevos',
  },
  turnOff: {
    title: 'Desactivarla',
    about:
      'Desde entonces basta su contraseña para iniciar sesión. Le llega un correo para avisarle.',
    submit: 'Desactivar la verificación en dos pasos',
  },

  codeOfApp: 'Escriba los seis dígitos que muestra la aplicación',
  codeWrong:
    'Este código no es correcto o ya se usó. La aplicación muestra uno nuevo cada medio minuto',
  setupOver: 'Pasó más de media hora. Empiece de nuevo: la aplicación necesita un código nuevo.',
  alreadyOn:
    'La verificación en dos pasos ya está activada. Sus códigos de respaldo se mostraron una vez: cree otros si no los guardó.',
  alreadyOff: 'La verificación en dos pasos ya está desactivada.',
  flash: {
    'two-factor-off': { title: 'La verificación en dos pasos está desactivada.' },
  },
}
