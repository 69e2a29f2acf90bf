import type { Lexicon } from './lexicon.ts'

/** English phrases for languages, hours, children and what else makes it possible to come. */
export const accessEn: Lexicon['choices'] = {
  'other-language': `
    other languages, other language, another language, non english, not english, albanian, amharic
    armenian, bengali, bosnian, bulgarian, burmese, cambodian, croatian, czech, hungarian, igbo, kannada
    khmer, lao, lithuanian, macedonian, malayalam, marathi, nepali, pashto, punjabi, romanian, serbian
    slovak, somali, swahili, tamil, telugu, thai, turkish, twi, ukrainian, uzbek, yiddish, yoruba, hmong
  `,
  arabic: 'arabic, arab, arabic speaking',
  chinese: 'chinese, mandarin, cantonese, taiwanese, fujianese',
  creole: 'creole, haitian, haitian creole, kreyol, kreyol ayisyen',
  farsi: 'farsi, persian, iranian',
  french: 'french',
  german: 'german',
  greek: 'greek',
  gujarati: 'gujarati',
  hebrew: 'hebrew',
  hindi: 'hindi',
  italian: 'italian',
  japanese: 'japanese',
  korean: 'korean',
  polish: 'polish',
  portuguese: 'portuguese, brazilian, brazilian portuguese, portugese',
  russian: 'russian',
  tagalog: 'tagalog, filipino',
  urdu: 'urdu, pakistani',
  vietnamese: 'vietnamese',
  'joint-commission':
    'joint commission, joint commission accredited, the joint commission, jcaho, accredited by joint commission, accredited by the joint commission',
  carf: 'carf, carf accredited, accredited by carf',
  ncqa: 'ncqa, ncqa accredited, accredited by ncqa',
  'parents-with-children': `
    with my two kids, with my 2 kids, with my two children, with my 2 children, with my three kids, with my 3 kids
    with two kids, with 2 kids, with three kids, with 3 kids, with two children
    with children, with kids, with my kids, with my children, with my baby, with my son, with my daughter
    with a child, with a baby, with a toddler, with her kids, with her baby, with her children, with their kids
    bring my kids, bring my children, bring my child, bring my baby, bring my son, bring my daughter, bring kids
    bring children, bring her kids, bring her baby, bring a child, bring their kids, keep my kids with me
    keep my baby with me, kids can come, kids can stay, take my kids, take my baby with me, women and children
    mothers with children, mother with children, mothers and children, mother and children, mother and child
    mother and baby, mom with kids, mother with kids, mother with baby, mom with baby, mom and baby, mommy and me
    moms with kids, moms and kids, fathers with children, dads with kids, single dad with kids, single mom with kids
    parents with children, parenting women, live with my kids, live with my children, family residential
  `,
  'child-care': `
    watch the baby, watch the kid, watch my kid, watch our kids, watch our baby, somebody watch the baby, someone watch the kids
    child care, childcare, day care, daycare, babysitting, babysitter, someone to watch my kids
    somebody to watch my kids, someone to watch my baby, watch my kids, watches my kids, watch the kids, watch my baby
    no one to watch my kids, nobody to watch my kids, no sitter, kids care
  `,
  'walk-ins': `
    walk in, walk ins, walkin, walkins, walk in clinic, just walk in, walk right in, drop in, drop ins, no appointment
    no appointments, no appt, without appointment, without an appointment, no appointment needed
    no appointment necessary, without calling first
  `,
  evenings: `
    open late, open at night, opens late, late hours, evening, evenings, evening hours, evening program, evening classes
    evening appointments, night program, night classes, night class, nights
    nights and weekends, evenings and weekends, after work, after my shift, after i get off work
    after hours, after 5, after five, weeknight, weeknights, weekday evenings, late appointments
  `,
  weekends: `
    weekend, weekends, on weekends, on the weekend, weekend hours, weekend appointments, weekend appointment
    open weekends, saturday or sunday, saturday and sunday, saturdays and sundays, nights and weekends
    evenings and weekends
  `,
  'early-hours': `
    early morning, early mornings, early hours, early dosing, early in the morning, before work, before my shift
    before i go to work, before i start work, opens early, open early, early appointments, early hour, earliest dosing
    before seven
  `,
}
