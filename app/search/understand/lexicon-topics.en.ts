import { stateWords } from '#site/state-words.ts'
import type { Lexicon } from './lexicon.ts'

/** Both a choice and a topic. */
export const soberLivingEn = `
  sober living, sober livings, sober house, sober houses, sober home, sober homes, soberliving
  sober apartment, sober apartments, sober environment, sober place, half way house, half way houses
  halfway, halfwayhouse, recovery house, recovery houses, recovery home, recovery homes
  recovery residence, recovery residences, transitional, three quarter house, three quarter houses
  3/4 house, 3/4 houses, oxford house, oxford houses, supported housing, housing, sober roommates
  place to live, a place to live, places to live, somewhere to live, place to stay
  somewhere to stay, room to rent, group home, group homes, house for recovering addicts
  structured living, cooperative sober living, ${stateWords.soberHomes}
`

export const topicsEn: Lexicon['topics'] = {
  withdrawal: `
    withdrawal, withdrawals, withdraw, withdrawing, detox symptoms
    withdrawal treatment, withdrawal clinic, withdrawal center, withdrawal program, detox at home
    home detox, detox myself, detox by myself, dope sick, dopesick, dope sickness, cold turkey
    shakes, shaking, tremors, dts, d.t.'s, kicking, kick dope, taper, tapering
    wean, weaning, come off, coming off, safe to quit drinking, safe to stop drinking
    quit drinking safely, stop drinking safely, stop drinking suddenly, quit drinking suddenly
    safe to detox, dangerous to quit, dangerous to stop drinking, methadone withdrawal
    suboxone withdrawal, methadone withdrawals, suboxone withdrawals, off methadone, off suboxone
    off subutex, off buprenorphine, off of methadone, off of suboxone, xanax detox, detox xanax
    xanax withdrawal, klonopin detox, benzo detox, ativan detox, alcohol detox at home
    stopped drinking suddenly, quit drinking yesterday, stopped drinking yesterday, stopped benzos
    stopped benzos suddenly, stopped xanax, stopped klonopin, stopped ativan, quit benzos
    quit xanax, quit klonopin, off benzos, off xanax, off klonopin, benzos suddenly, xanax suddenly
    ran out of xanax, ran out of benzos, ran out of klonopin
  `,
  aftermath: `
    grief, grieving, grief group, grief groups, grief support, grief counseling, bereavement
    bereaved, mourning, grief support group, loss of a child, passed away
    suicide prevention, suicide prevention training, suicide loss, survivors of suicide
    survivor of suicide, suicide survivors
  `,
  naloxone: `
    naloxone, narcan, free narcan, free naloxone, narcan kit, narcan kits, naloxone kit
    narcan spray, nasal spray, narcan training, naloxone training, ${stateWords.naloxone}
    kloxxado, evzio, zimhi, overdose kit, overdose reversal, overdose antidote, overdose prevention
    overdose prevention class, overdose prevention training, overdose class, overdose training
    overdose education, prevent overdose, prevent an overdose, prevent overdoses
    needle exchange, syringe exchange, syringe services, harm reduction, test strips
  `,
  'support-groups': `
    aa, na, aa group, aa groups, na group, na groups, alcoholics anonymous, narcotics anonymous
    alcoholic anonymous, narcotic anonymous, cocaine anonymous, heroin anonymous
    marijuana anonymous, pills anonymous, crystal meth anonymous, dual recovery anonymous
    families anonymous, al anon, alanon, alateen, ala teen, nar anon, naranon, narateen
    smart recovery, smart meetings, 12 step, 12 steps, 12 step group, 12step, twelve step
    twelve steps, meeting, meetings, group meeting, group meetings, online meeting, online meetings
    online aa, online na, aa online, na online, virtual meeting, virtual meetings, virtual aa
    virtual na, zoom meeting, zoom meetings, zoom aa, aa zoom, support group, support groups
    online support group, online support groups, group support, peer support, peer support group
    self help, self help group, self help groups, mutual aid, mutual support, fellowship, sponsor
    sponsors, big book, in the rooms, intergroup, celebrate recovery, recovery dharma
    refuge recovery, lifering, women for sobriety, free meetings, free aa meetings
    free support group, free support groups, meetings tonight, meeting tonight, meetings today
    meeting today, meetings online, meeting online, aa tonight, na tonight, aa today, na today
    12 step online
  `,
  insurance: `
    cost, costs, how much, how much does it cost, how much is it, how much is, price, prices, pricing, fee
    fees, expensive, too expensive, insurance, insurances, insured, insurer, health plan, health plans, insurance card
    coverage, cover, covers, covered, covering, copay, copays, co pay, coinsurance, deductible
    deductibles, in network, out of network, prior authorization, prior auth, pre authorization
    preauthorization, precertification, precert, preapproval, verify insurance, verify my insurance
    insurance verification, verify benefits, verification of benefits, my benefits, insurance denied
    insurance ran out, denied coverage, coverage denied, claim denied, parity, hmo, epo
  `,
  family: `
    family, families, family member, family members, relative, relatives, loved one, loved ones
    someone i love, someone you love, person i love, someone i know, someone i care about
    someone else, your child, your children, your kid, your teen, my kid, my kids, my child
    my children, our child, our kids, our children, my boy, my girl, my kid's, my child's, my teen
    my teenager, my teens, our teen, our teenager, my adolescent, grown child, grown children, son
    sons, daughter, daughters, stepson, step son, stepdaughter, step daughter, stepchild, husband
    husbands, hubby, wife, wives, ex husband, ex wife, my ex, spouse, spouses, partner, boyfriend
    my bf, girlfriend, my gf, fiance, fiancee, my man, my old man, my old lady, mother, mom, mum
    mommy, momma, mama, father, fathers, dad, dads, daddy, parent, parents, stepmother, stepmom
    step mom, stepfather, stepdad, step dad, brother, brothers, sister, sisters, sibling, siblings
    stepbrother, stepsister, half brother, half sister, uncle, uncles, aunt, aunts, auntie, cousin
    cousins, nephew, nephews, niece, nieces, grandson, grandsons, granddaughter, grandchild
    grandchildren, grandkids, grandmother, grandma, grandfather, grandpa, grandparent, grandparents
    in laws, friend, friends, my roommate, my coworker, my employee, my neighbor, mothers of addicts
    moms of addicts, children of alcoholics, codependent, codependency, co dependent, enabling
    enabler, tough love, intervention, interventions, interventionist, stage an intervention
    help an addict, help an alcoholic, help a drug addict, helping an addict, helping an alcoholic
    help someone, helping someone, help somebody, get someone into rehab, get someone help
    get him into, get her into, get him help, get her help, make him go, make her go
    force someone into rehab, force him, force her, make someone go to rehab, live with an addict
    living with an addict, live with an alcoholic, living with an alcoholic, married to, adult child
    adult children
  `,
  'sober-living': soberLivingEn,
}
