import {
  care,
  cleaners,
  householdDrugs,
  kids,
  many,
  medicines,
  owners,
  smallChild,
  substances,
  sureCleaners,
  swallowed,
  tasted,
  took,
} from './danger-groups.en.ts'
import type { Phrases } from './danger-words.ts'

export const poisoningEn: Phrases<'poisoning'> = {
  poisoning: `
    ${swallowed} .. ${substances}/${sureCleaners}
    drank/ate/took ${sureCleaners}
    drank/swallowed/ate/drinking .. antifreeze/bleach/ammonia/drano/gasoline
    drank/swallowed/ate .. drain/lighter/cleaning/washer/vape/windshield opener/cleaner/fluid/juice
    drank/swallowed/ate .. tide/laundry/detergent/dishwasher pod/pods
    drank rubbing alcohol
    drank .. paint/thinner/perfume
    poison/poisoned/poisoning/poisons !ivy/oak/sumac
    poison control
    mixed bleach
    thought it was candy
    ${smallChild} .. ${swallowed}/${tasted}/took/opened/found .. ${substances}/${cleaners} !${care}
    ${smallChild} .. got/gotten/getting/gets/get into .. ${substances}/${cleaners}
    ${smallChild} .. got/gotten/gets .. hold of .. ${substances}/${cleaners}
    ${smallChild} .. put/has/had .. ${substances}/${cleaners} .. mouth
    ${kids} .. ${swallowed}/${tasted} .. ${householdDrugs}/${cleaners} !${care}
    ${kids} .. ${swallowed}/${tasted} .. weed/thc gummy/gummies/edible/edibles/candy/brownie
    ${kids} .. got/gotten/gets/get into ${owners} .. ${householdDrugs}/${cleaners} !${care}
    ${kids} .. got/gotten/gets .. hold of .. ${householdDrugs}/${cleaners}
    ${kids} .. found/opened/grabbed/touched ${owners} .. ${householdDrugs}/${cleaners} !${care}
    ${kids} .. put .. ${householdDrugs}/${cleaners} in .. mouth
    1/2/3/4/5/6/7/8/9/10/11/12 year/years/yr/yrs old ${swallowed}/${tasted}/found/took .. ${substances}/${cleaners} !${care}
    1/2/3/4/5/6/7/8/9/10/11/12 year/years/yr/yrs old .. got/gets/gotten into/hold .. ${substances}/${cleaners}
    1/2/3/4/5/6 yo/mo ${swallowed}/${tasted}/found/took .. ${substances}/${cleaners} !${care}
    1/2/3/4/5/6 yo/mo .. got/gets/gotten into/hold .. ${substances}/${cleaners}
    ${took}/${swallowed} .. bottle/handful/fistful
    ${took}/${swallowed} .. bunch/box/lot/lots of ${medicines}
    ${took}/${swallowed} .. ${many} ${medicines}
    ${took}/${swallowed} .. ${many} of .. ${medicines}
    took .. wrong pills/meds/medicine/medication
    took .. pills/meds by mistake/accident
    took .. meds twice
    ${kids} .. stuck/pricked .. needle
    drinking hand sanitizer
    carbon monoxide
    co alarm
    huffed/huffing/inhaled .. weird/cant/shaking
    gave .. ${kids} .. double/much benadryl/tylenol
    pill/pills/strip/strips .. missing .. baby/toddler/kid
    mixed .. bleach/ammonia
  `,
}
