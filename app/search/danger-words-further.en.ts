import { kids } from './danger-groups.en.ts'
import type { Phrases, SignedDanger } from './danger-words.ts'

/** Further signs, weighed one by one: those that were seen in examples and hardly mean anything else. */
export const furtherEn: Partial<Phrases<SignedDanger>> = {
  overdose: `
    ^hard to wake
    hard to wake up !early/for
    cant/cannot keep him/her/them .. awake
    body .. went/is/was limp/floppy
    cant hold his/her .. head up
    head keeps dropping/falling
    double dose of methadone
    drank .. bottle/fifth/handle .. passed/unconscious
    no color in his/her/their .. face/lips
    should i/we .. cpr
    cold to the touch
    sternum rub
    agonal breathing/breaths
    need/call/send/calling an/the/a ambulance/paramedics
    need/send ambulance/paramedics
    wont come to
    cant get a pulse/response
    chest tight/tightness .. cocaine/coke/crack/meth
    heart attack from/after/on cocaine/coke/crack/meth
  `,
  'naloxone-given': `
    ^narcaned
    how much/many narcan can/do/should/to
    second/another dose of narcan/naloxone
  `,
  poisoning: `
    chewed/swallowed .. patch
    swallowed .. baggie/stash/bundle
    swallowed/ate a bag of
    bleach and/with ammonia
    drank .. sanitizer/listerine/mouthwash/methanol/cleaner/antifreeze
    ${kids} .. ate/swallowed .. tide/detergent/laundry pod/pods
    pricked/stuck .. dirty/used needle
    laced .. brownies/brownie/candy/gummies
  `,
  child: `
    abuse of a child/minor/baby
    comes/came/coming in/into my room at night
    kids/children .. drug/crack/trap house
    ${kids} .. playing with/around needles
  `,
  violence: `
    his/her/their hands around/on .. neck/throat
    grabbed me by
    held against my/her/his will
    forced to have sex
    raped in/at/by
    molested by
    battered/abused women/woman/wives !program/group/class
    dv/abuse/battered shelter/shelters
    rape kit
    human/sex trafficking
    gunshot/stab/knife wound/wounds
    safe place .. from him/her/my
    bleeding a lot
    bleeding bad/badly/heavily
    wont stop bleeding
    got/been/was/im/just stabbed
    been/im/was/just shot !of/clock
    beats/hits/beating/hitting his/her wife/girlfriend/mom/mother/kids/baby
    handcuffed/tied to/up !bed/schedule/work
    handcuffed/tied to a/the bed/pipe/chair/radiator
    call/need police !report/reports/assisted
    scared/afraid/fear of what he/she will/might/could do
  `,
  crisis: `
    burden to/on my/everyone/everybody/them/others
    plan to end/take it/my/everything
    plan to die
    loaded gun
    edge of the/a bridge/roof/cliff/building
    jump/jumping in front
    cutting too deep
    ~noose
    tired of existing/breathing
    tired of being alive
    dont/doesnt deserve to live
    wont make it through/till/until/to .. night/morning/tomorrow
    wont/not be here/around tomorrow/anymore
    wont be around much longer
    last night on earth
    is my last night/day !of/at/in/on/here
    lost the/all/my will to live
    painless way/death
    least painful way
    planning my funeral
    dont trust myself .. pills/alone/tonight/knife/gun
    not safe with myself
    disappear forever
    meet my maker
    rather be dead/die
    rather die
    better off with me dead/gone
    ready to leave this earth/world
    might/may as well die/end
    crash/crashing/drive/driving my car into/on purpose
  `,
}
