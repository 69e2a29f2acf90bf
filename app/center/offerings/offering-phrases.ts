import type { Offering } from './offerings.ts'

/** The kinds of care that are treatment types by the same name. */
export const careTypes = ['detox', 'residential', 'outpatient'] as const
export type CareType = (typeof careTypes)[number]

/** The words in which labels, and for some care free texts, speak of each. */
export const phrases: Record<Exclude<Offering, CareType | 'other-language'>, RegExp> = {
  'outpatient-detox':
    /\b(out-?patient|ambulatory|office-based|home)([ -]based)? (medical )?(detox|withdrawal management)/gi,
  'intensive-outpatient': /\bintensive[- ]out-?patient\b|\biop\b/gi,
  'partial-hospitalization': /\bpartial hospitali[sz]ation\b|\bphp\b/gi,
  telehealth:
    /\btele-?(health|medicine|therapy|psychiatry)\b|\bvideo (visits?|sessions?|counseling)\b|\bvirtual (visits?|sessions?|care|therapy|treatment|counseling|iop)\b|\bonline (care|sessions?|therapy|treatment|counseling)\b/gi,
  // Not a referral: "Sober living placement".
  'sober-living':
    /^(sober (living|homes?|houses?)|halfway houses?|recovery (residences?|houses?)|transitional (housing|living))\b(?!.*\b(referrals?|placement)\b)/gi,
  medicaid: /(?<!\bother than )\bmedicaid\b|\bnj family ?care\b/gi,
  medicare: /\bmedicare\b/gi,
  'private-insurance': /\b(private|commercial) (health )?insurance\b/gi,
  tricare: /\btricare\b|\bmilitary insurance\b/gi,
  // "Free parking" is none.
  'free-or-low-cost':
    /\bsliding (fee|scale)\b|\bpayment (assistance|help)\b|\bno payment accepted\b|\blow[- ]cost\b|\bcharity care\b|^free( of charge| care| treatment|$)/gi,
  methadone: /\bmethadone\b/gi,
  buprenorphine: /\bbuprenorphine\b|\bsuboxone\b|\bsublocade\b/gi,
  naltrexone: /\bnaltrexone\b|\bvivitrol\b/gi,
  spanish: /(?<!\bexcluding )\bspanish\b|\bespañol\b/gi,
  'sign-language': /\bsign language\b|\basl\b|\bdeaf\b/gi,
  arabic: /\barabic\b/gi,
  chinese: /\b(chinese|mandarin|cantonese)\b/gi,
  creole: /\b(creole|krey[oò]l)\b/gi,
  farsi: /\b(farsi|persian)\b/gi,
  french: /\bfrench\b(?! creole)/gi,
  german: /\bgerman\b/gi,
  greek: /\bgreek\b/gi,
  gujarati: /\bgujarati\b/gi,
  hebrew: /\bhebrew\b/gi,
  hindi: /\bhindi\b/gi,
  italian: /\bitalian\b/gi,
  japanese: /\bjapanese\b/gi,
  korean: /\bkorean\b/gi,
  polish: /\bpolish\b/gi,
  portuguese: /\bportuguese\b/gi,
  russian: /\brussian\b/gi,
  tagalog: /\b(tagalog|filipino)\b/gi,
  urdu: /\burdu\b/gi,
  vietnamese: /\bvietnamese\b/gi,
  // A label that only says that women are accepted, or own the center, doesn't name a program.
  women:
    /^((adult )?women( only)?|(programs?|groups?) for (adult )?women|women['’]s (programs?|groups?))$/gi,
  men: /^((adult )?men( only)?|(programs?|groups?) for (adult )?men|men['’]s (programs?|groups?))$/gi,
  pregnant: /\bpregnant\b|\bpregnancy\b|\bpostpartum\b|\bperinatal\b/gi,
  'under-18': /\badolescents?\b|\bteen(ager)?s?\b|\bunder 18\b|\bcenter for children\b/gi,
  seniors: /^((programs?|groups?) for )?(seniors?|older adults|seniors or older adults)( only)?$/gi,
  lgbtq:
    /^((programs?|groups?) for )?lgbt(q|qia)?\+?( (people|clients|adults|programs?|groups?))?$|^lesbian, gay\b/gi,
  // Funds are how somebody else pays.
  veterans: /\bveterans?\b(?! affairs funds)/gi,
  // Not screenings, licenses and funds.
  'mental-health':
    /\bmental health (treatment|services|care|facility|clinic|center)\b|\bserious (mental illness|emotional disturbance)\b|\bmental (illness|disorders?)? ?and substance use\b|\bco-?occurring (mental|disorders?)\b|\bdual diagnosis\b|\baddiction and mental health\b|\bpsychiatric (care|treatment|hospital)\b|\bbehavioral health clinic\b/gi,
  // Not treatment that a court orders, and not funds.
  'court-referred':
    /\breferred by (a|the) courts?\b|\bcourt[- ]referred\b|\bcriminal justice (system|clients?)\b|\bforensic clients\b/gi,
  dui: /(?<!\bother than (dui\/)?)\b(dui|dwi)\b|\bintoxicated driv(er|ing)\b/gi,
  // Not a parking lot or a restroom alone.
  wheelchair: /\bwheelchair (access|accessible( (entrance|building))?|ramp)$/gi,
  // Beds for children are for them and their parent.
  'parents-with-children':
    /^(parents?|mothers?|fathers?|women|families) (with|and) (their )?(young )?(children|babies)\b|\bbeds for clients['’] children\b/gi,
  // A psychiatric emergency room isn't a program without appointments.
  'walk-ins':
    /^walk[- ]?ins?( (are )?(welcome|accepted|available|allowed)|[ -](appointments?|clinics?|hours|visits?))?$|\bno appointment (needed|necessary|required)\b/gi,
  'child-care': /\b(child ?care|day ?care for children)\b(?!.*\b(referrals?|vouchers?|funds)\b)/gi,
  evenings:
    /^(open )?(in the )?evenings?$|\bevening (appointments?|groups?|hours|iop|programs?|services|sessions?|visits)\b/gi,
  weekends:
    /^(open )?(on )?(weekends?|saturdays?|sundays?)$|\b(weekend|saturday|sunday) (appointments?|groups?|hours|programs?|services|sessions?|visits)\b/gi,
  'early-hours': /^(open )?early mornings?$|\bearly([- ]morning)? (appointments?|dosing|hours)\b/gi,
  'joint-commission': /\bjoint commission\b|\bjcaho\b/gi,
  carf: /\bcarf\b|\bcommission on accreditation of rehabilitation facilities\b/gi,
  ncqa: /\bncqa\b|\bnational committee for quality assurance\b/gi,
}
