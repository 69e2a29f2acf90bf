import type { Offering } from '#app/center/offerings/offerings.ts'
import type { Language } from '#app/lib/language.ts'
import { hsdsLabels } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsAttribute, HsdsLanguage } from './hsds-parts.ts'
import { findLanguageCode } from './language-codes.ts'
import { toTermAttribute } from './to-term-attribute.ts'

/** Offerings that name one language. */
const implied: { offering: Offering; name: string }[] = [
  { offering: 'spanish', name: 'Spanish' },
  { offering: 'sign-language', name: 'Sign language' },
]

export function isLanguage({ category, infoValue }: HsdsCenter['additionalInfo'][number]): boolean {
  return category === 'Languages' && infoValue
}

/** The languages that a center lists, and those that follow from an offering, which then is their attribute. */
export function listLanguages(
  { additionalInfo, offerings }: Pick<HsdsCenter, 'additionalInfo' | 'offerings'>,
  idOf: IdOf,
  language: Language,
): HsdsLanguage[] {
  const listed = additionalInfo.filter(isLanguage).map(({ infoKey }) => ({
    id: idOf(`language ${infoKey}`),
    name: infoKey,
    code: findLanguageCode(infoKey),
  }))
  const known = new Set(listed.map(({ code }) => code))
  const isMissing = ({ offering, name }: (typeof implied)[number]) =>
    offerings.includes(offering) && !known.has(findLanguageCode(name))
  return [
    ...listed,
    ...implied.filter(isMissing).map(({ offering, name }) => {
      const id = idOf(`language of ${offering}`)
      const attribute: HsdsAttribute = {
        id: idOf(`attribute of language ${offering}`),
        link_id: id,
        link_entity: 'language',
        label: hsdsLabels.offering,
        value: offering,
      }
      return {
        id,
        name,
        code: findLanguageCode(name),
        attributes: [toTermAttribute(attribute, language)],
      }
    }),
  ]
}
