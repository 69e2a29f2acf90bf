import { ownLicenseScope } from '#app/data/hsds/data-license.ts'
import type { en } from './messages.en.ts'

export const es: typeof en = {
  title: (listed) => `${listed}: qué cambió`,
  description:
    'Centros nuevos, teléfonos que cambiaron, cierres y revisiones. Llame para confirmar antes de ir.',
  rights: (license) =>
    `${ownLicenseScope.es(license)} Para los demás datos, vea la fuente de cada ficha.`,
  titles: {
    new: (name) => `${name}: nuevo en el directorio`,
    'number-changed': (name) => `${name}: cambió el teléfono`,
    closed: (name) => `${name}: cerrado`,
    reopened: (name) => `${name}: abierto de nuevo`,
    checked: (name) => `${name}: revisado`,
    removed: (name) => `${name}: ya no está en el directorio`,
    merged: (name) => `${name}: se unió con otra ficha`,
    restored: (name) => `${name}: de nuevo en el directorio`,
  },
  number: (number) => `Teléfono: ${number}.`,
  mainNumber: (number) => `Teléfono principal: ${number}.`,
  noNumber: 'No tenemos ningún teléfono de este centro.',
  callToConfirm: 'Llame para confirmar.',
  removed: 'Este centro ya no está en el directorio.',
  merged: (name) => `Este centro estaba dos veces en el directorio. Vea ${name}.`,
}
