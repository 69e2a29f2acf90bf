import {
  attacker,
  hits,
  kids,
  noViolence,
  noWeapon,
  smallChild,
  someone,
  victims,
  weapons,
} from './danger-groups.en.ts'
import type { Phrases } from './danger-words.ts'

const self = 'myself/himself/herself/themselves/themself/yourself'
/** "sexual assault survivors group" */
const program =
  'prevention/training/survivor/survivors/counselor/counseling/therapy/therapist/group/program/class/education'
const high = 'high/drunk/drinking/using/wasted/nodding/drugged'

export const harmEn: Phrases<'child' | 'violence' | 'crisis'> = {
  child: `
    child/children/kid/kids/infant/baby/minor abuse/abused/neglect/neglected/molested/molestation !${program}
    ${kids}/kids/children .. left/home/all alone
    left/leaves/leaving .. ${kids} .. alone
    kids/children/baby/kid alone with
    ${high} .. ${kids} .. in the car
    ${high} .. driving .. ${kids}
    drives/driving/drove ${high} .. ${kids}
    ${high} .. watching/babysitting .. ${kids}
    shooting/smoking/using/snorting/drugs/crack/meth/heroin .. in front of .. ${kids}
    ${hits}/shakes/shook/shaking the/my/his/her/their/our ${kids} !${noViolence}
    ${kids} .. is/are/was/being/gets/getting beaten/abused/neglected/molested/hurt by
    ${kids} .. locked in/up
    touching/touches/touched/touch/molesting/molests/molested/raped/raping my/our/his/her/the/a .. ${kids}/sister/brother/stepdaughter/stepson
    ${kids} .. in danger
    ${kids} .. starving/unfed
    baby/toddler/kid/kids/child in a/the hot car
    ${smallChild} .. left in .. car
    toddler/baby/kids alone outside/in/at
    dropped the/my baby
  `,
  violence: `
    ${someone}/${attacker} ${hits} ${victims} !${noViolence}
    ${attacker} is/was/has/keeps/just/always/been/who/still ${hits} ${victims} !${noViolence}
    ${attacker} and/sometimes/drunk ${hits} ${victims} !${noViolence}
    and/then/drunk/keeps/started/stop/stopped ${hits} me/us !${noViolence}/up
    drunk/and/keeps/started/stop/is ${hits} my mom/mother/sister/wife/dad/father/grandma/aunt
    wont/doesnt/never/not/cant stop ${hits} me/us/her/him/my
    punched/punches/slapped/slaps/choked/chokes/strangled/strangles/beats me/us
    beat/beats/beating me/us/her up
    hit/hits/kicked/kicks/beat me in .. face/head/stomach/ribs
    put/puts/lays/laid his/her hands on me/us/her
    ${attacker} hurt me
    he/hes/shes/she/husband/wife/boyfriend/girlfriend/partner/ex/son/dad/father .. to/gonna/will/would kill me/us
    my/he/she/hes ${attacker} to/gonna/will kill me/us
    ${someone} .. threatening/threatened/threatens to kill/hurt
    trying to hurt/kill me/us/her
    threatening/threatens/punching/strangling me/us
    abusive husband/wife/boyfriend/girlfriend/partner/relationship/marriage/ex/father
    ${someone} is abusive
    being/getting beaten/abused/raped/stalked/trafficked
    i was/got raped/beaten/assaulted/drugged/roofied
    was raped/assaulted/roofied last/this/to night/morning/weekend
    raped/assaulted/molested me
    sexual/sexually assault/assaulted/abuse !${program}
    stalking/stalked/stalks/following me/us
    my/have/has/a stalker
    my pimp
    pimp .. leave/money/beat/hits
    afraid/scared/terrified of my husband/wife/boyfriend/girlfriend/partner/ex/dad/father/stepdad/pimp
    afraid/scared/terrified to go/be/come/stay home/back/there
    not/dont feel/safe safe/at at/home home
    locked me in/inside/up
    locked us in/inside/up
    ${someone} .. wont/not/doesnt/never let me leave/out !${noViolence}
    held/holding/keeping me hostage/captive/against
    ${someone} has/got/pulled/put/pointed/pulls/holding a/his/the ${weapons} !${noWeapon}
    pulled/pointed a/his/the ${weapons} on/at
    ^domestic violence/abuse
    domestic violence/abuse hotline/help/line/shelter
    fear/afraid/scared for my life
    im/am/are in danger
    im/am/were not safe here/at/with
    ^im not safe
    death threats
    run/running/hiding from .. abusive/abuser/husband/ex
    locked me outside
    my abuser
    got/was/been jumped/stabbed/beaten
    beat/beats/beating on me
    call the police for me
    need the police
    he/hes will/can hear me
    hide/hiding my search/searches from
    forced/forces/forcing me .. sex/sell/strip
    made/makes me have sex
    kill everyone/us all
    kidnapped/trafficked
    bit/burned/burnt/shoved/pushed me .. again/wall/stairs/down
    broke/broken my jaw/arm/nose/ribs
  `,
  crisis: `
    ~suicide/suicides/suicidality
    ~suicidal
    want/wants/wanting/wish/wishes/ready/going to/2 die
    wanna/gonna die
    want/wants die
    how to die
    way/ways to die
    feel/feels/feeling like dying
    think/thinking/talk/talks/talking about/of dying/death/jumping/ending
    want/wants/wanting to/2 be dead
    wanna be dead
    wish i was/were/wasnt dead/alive/here
    wish .. never been/was born
    wish he/she/they was/were dead
    better off dead
    better off without me
    dont/doesnt/not want to live/exist
    dont/doesnt/not wanna live/exist
    dont/doesnt/not want to be alive/here
    dont/doesnt/not wanna be alive/here
    do/does not want to live/exist
    no reason to live
    nothing to live for
    nothing left/more/else/here to live/stay for
    nothing left for me
    no point anymore
    no point of/to living/life/going/live
    point of/in living/life !pleasant
    whats/what the point anymore
    tired/sick of living/life !on
    done with life/living/everything/this .. !skills
    life/its not worth living/it
    isnt worth living
    cant/cannot go on
    cant/cannot do/take/handle/stand this/it/life anymore
    dont/doesnt care if i/he/she die/dies/live/lives
    feel/feels/feeling hopeless
    feel/feels/feeling like a/such burden
    im/am/being a burden !of
    burden .. hopeless/everyone/everybody
    hopeless .. burden/trapped
    trapped .. unbearable/hopeless/pain
    unbearable/hopeless/pain .. trapped
    giving/give/gave up on life
    give/gives/gave/giving away all/his/her/their/my .. things/stuff/belongings/possessions/everything
    goodbye everyone/everybody/all/forever/world/cruel
    goodbye/suicide note/letter/letters
    said/says/saying/texted goodbye .. everyone/everybody/forever/family/kids
    tell my kids/family/mom/mother/son/daughter/wife i love/loved
    nobody/noone would/will miss/care/notice
    out of this life
    want/wanted it to be over
    end/ends/ending it all
    want/ready/pills/gun to end it
    hope i dont/never wake up
    want/wanna/sleep .. and never wake up
    dont want to wake up !at/early/for
    dont wanna wake up !at/early/for
    no point in/of living
    end/ends/ending/take/takes/taking my/his/her/their/your life/lives !back/seriously/of
    end/ends/ending/take/takes/taking my/his/her/their/your own life
    kill/kills/killing/killed/hang/hanging/shoot/shooting/drown/drowning/stab/stabbing ${self}
    hurt/hurts/hurting/harm/harming/cut/cuts/cutting/burn/burns/burning ${self}
    kill/hurt/cut/hang/shoot/harm my/him/her self !esteem
    kill/killing ~myself
    killmyself/kms/unalive
    self harm/harming/injury
    selfharm
    slit/slitting/cut/cutting my/his/her/their wrists/veins
    jump/jumping off a/the bridge/roof/building
    jump/jumping/step/stepping/walk/walking in front of .. train/bus/car/truck/traffic
    im/am/hes/shes/is/standing/sitting on the/a bridge/roof/ledge/tracks/rooftop !program/house
    i/ive have/got/bought/found/own a/my/the loaded/${weapons} !${noWeapon}
    have/has/got a ${weapons} in my/his/her hand/mouth/lap
    ${weapons} to/in/at/against my/his/her .. head/mouth/chest/throat
    have/has/bought/got/tied a rope/noose .. !jump
    rope/noose/belt around .. neck
    looking/look/searching for a gun/rope
    how many pills .. die/kill
    voices .. kill/die/hurt/end
    crisis line/lines/hotline/hotlines/lifeline/text/help
    im/am/is/are in crisis
    988 line/hotline/lifeline/number
    call/text 988
    ^crisis
    ^988
    ^help
    ^help me/us
    ^please help
    ^please help me
    not worth living
    my life is over
    pray/praying/prayed to/i die/dont
    hope .. kills me
    cant live without him/her
    cant live with what/myself
    i might do something
    do something stupid
    know how im going
    be with my son/daughter/mom/dad/husband/wife in heaven
    wants to be .. in heaven
    see no future/way
    lord/god please take me
    want/going to/gonna kill somebody/someone/people
    checking out for good
    gonna end it
    easier to be dead
    car on/running .. in .. garage
    cant make it another day
    no way out !of
  `,
}
