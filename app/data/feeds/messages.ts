import type { CenterEventKind } from '#app/center/fields/center-event-kinds.ts'
import { ownLicenseScope } from '#app/data/hsds/data-license.ts'
import type { Texts } from '#app/lib/language.ts'

type Sentence = (name: string) => string

const titles: Record<CenterEventKind | 'merged', Sentence> = {
  new: (name) => `${name}: new in the directory`,
  'number-changed': (name) => `${name}: phone number changed`,
  closed: (name) => `${name}: closed`,
  reopened: (name) => `${name}: open again`,
  checked: (name) => `${name}: checked`,
  removed: (name) => `${name}: no longer listed`,
  merged: (name) => `${name}: merged with another listing`,
  restored: (name) => `${name}: listed again`,
}

const en = {
  title: (listed: string) => `${listed}: what changed`,
  description:
    'New centers, changed phone numbers, closings and checks. Call to confirm before you go.',
  rights: (license: string) =>
    `${ownLicenseScope.en(license)} For other facts, see the source of each listing.`,
  titles,
  number: (number: string) => `Number to call: ${number}.`,
  mainNumber: (number: string) => `Main number: ${number}.`,
  noNumber: 'We have no phone number for this center.',
  callToConfirm: 'Call to confirm.',
  removed: 'This center is no longer in the directory.',
  merged: (name: string) => `This center was listed twice. See ${name}.`,
}

const es = {
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
} satisfies typeof en

export const feedMessages: Texts<typeof en> = { en, es }
