import type { DangerPhrases } from './danger-words.ts'

const relatives =
  'son/sons/daughter/brother/sister/husband/hubby/wife/boyfriend/girlfriend/bf/gf/fiance/fiancee/partner/spouse/ex/mother/mom/mum/mama/father/dad/daddy/stepson/stepdad/stepfather/uncle/aunt/cousin/nephew/niece/grandson/grandma/grandpa/friend/roommate'
const smallChild = 'baby/toddler/infant/newborn'
const someone = `he/hes/she/shes/they/theyre/him/her/them/someone/somebody/guy/man/woman/girl/boy/kid/child/teen/${smallChild}/${relatives}`
const not =
  'not/nt/no/isnt/aint/arent/wasnt/wont/cant/cannot/doesnt/didnt/hasnt/wouldnt/couldnt/barely/hardly/stopped'
const becomes =
  'is/are/was/be/turning/turned/turns/turn/went/going/goes/gone/getting/has/looks/look/looking/all/so/really/very/still/a/bit/little'
const color = 'blue/bluish/gray/grey/grayish/greyish/purple/ashen'
/** "Blue Cross", "Blue Heron", "Gray House" */
const inNames =
  'cross/shield/heron/ridge/anchor/house/water/sky/card/plan/collar/medicare/choice/advantage/insurance'
const skin = 'lips/lip/face/skin/fingers/fingernails/fingertips/nails'
const medicines =
  'pill/pills/tablet/tablets/capsule/capsules/med/meds/medicine/medication/suboxone/subutex/buprenorphine/methadone/xanax/klonopin/ativan/valium/benzos/percocet/percs/oxy/oxys/oxycodone/vicodin/tramadol/tylenol/acetaminophen/advil/ibuprofen/aspirin/aleve/benadryl/nyquil/ambien/trazodone/seroquel/gabapentin/adderall/antidepressants'
const substances = `${medicines}/fentanyl/heroin/meth/cocaine/coke/crack/weed/thc/gummy/gummies/edible/edibles/vape/alcohol/vodka/drugs`
const cleaners =
  'bleach/antifreeze/detergent/lye/drano/sanitizer/mouthwash/windex/battery/batteries/pesticide/gasoline'
const swallowed = 'swallowed/swallows/ingested'
const took = 'took/taken/popped/ate/downed'
/** From here on a number of pills is no dose. */
const manyPills = 8
const many = `${Array.from({ length: 493 }, (_, index) => index + manyPills).join('/')}/ten/fifteen/twenty/thirty/forty/fifty/sixty/hundred`
const hits =
  'beats/beating/hits/hitting/hit/punched/punches/punching/kicked/kicks/kicking/slapped/slaps/slapping/choked/chokes/choking/strangled/strangles/strangling/attacked/attacks/attacking/stabbed/stabbing/raped/rapes/raping/abused/abuses/abusing/threatened/threatens/threatening/hurts/hurting/beat'
const victims = 'me/us/her/our/my/mom/mother/kids'
const attacker =
  'he/hes/she/shes/husband/hubby/husbands/wife/wifes/boyfriend/boyfriends/girlfriend/girlfriends/bf/gf/partner/partners/ex/son/dad/father'
/** "kicked me out", "abuses my pills" */
const noViolence =
  'out/off/with/pills/pain/meds/medication/medicine/xanax/adderall/trust/heart/feelings/recovery/self/habit/addiction/cancer/rock/expectations'

export const en: DangerPhrases = {
  overdose: `
    ~overdose/overdoses/overdosis
    ~overdosed
    ~overdosing
    over dose/dosed/dosing
    od/ods/od'd/od'ed/oded/od'ing/oding
    alcohol/drug/drugs poisoning
    call 911
    ^911
    ^emergency
    too/to/2 many pills
    took/swallowed too/to/2 many ${medicines}
    took to/2 much
    took all my/his/her/their/the pills
    took/taken/used/shot/snorted too much
    too much heroin/fentanyl/dope/oxy/xanax/methadone/cocaine/meth

    ~narcan/naloxone .. ${not} .. work/working/workin/worked/help/helping/helped
    ~narcan/naloxone .. nothing/failed
    gave .. ~narcan/naloxone
    ${someone} needs ~narcan/naloxone !training/kit/kits/class

    dont/doesnt think .. ~breathing !exercise/exercises/treatment/room
    ${not} .. ~breathing !exercise/exercises/treatment/room
    ${not} .. breathe
    ${not} breath !test/tests
    no breath
    ~breathing !exercise/exercises ${becomes} slow/slowly/weird/weirdly/funny/strange/wrong/shallow/hard/fast
    ~breathing slow/slowly/weird/weirdly/funny/strange/wrong/shallow/shallowly/heavy/hard
    slow/slowed/shallow/weird/weak/labored/irregular/trouble/difficulty/stopped/stop/stoped/quit ~breathing !exercise/exercises
    trouble/struggling/gasping to/for breathe/air
    ~gurgling/gurgle/gurgles
    death rattle
    making .. weird/strange/funny/gurgling/snoring/choking noises/noise/sounds/sound
    making .. snoring/choking noises/noise/sounds/sound
    is/hes/shes/started choking !me/us/her/him/my/the
    choking/choked on !me
    ${not} .. pulse/heartbeat
    weak/faint/slow pulse/heartbeat
    heart stopped

    ${not} .. wake/waking/wakin/woken/wakeup !county
    not awake
    ${not} .. weak/woke up
    cant/cannot/couldnt/wont .. rouse
    ${not} respond/responding/react/reacting/responsive !to
    ${not} respond/responding/react/reacting to me/us/narcan/naloxone/anything/pain
    ~unresponsive/nonresponsive
    ~unconscious
    passed/passing out
    collapsed/fainted
    barely/hardly/semi conscious
    not/isnt/wont moving/move !to/in/out/on
    found .. ${someone} .. floor

    hes/shes/theyre/is/${skin} ${color} !${inNames}
    ${someone}/${skin} ${becomes} ${color} !${inNames}
    ${someone}/${skin} ${becomes} ${becomes} ${color} !${inNames}
    is ${someone} ${color} !${inNames}
    is my ${someone} ${color} !${inNames}
    ${relatives} turned/turning ${color} !${inNames}
    turning/turned/went/going blue/bluish/gray/grey/purple !${inNames}
    ${color} ${skin}
    cold and clammy/limp/blue/gray/grey/purple/stiff/unresponsive
    limp and/cold/body
    is/are/hes/shes/went/gone/going/all/so limp

    im/hes/shes/theyre dying !to/for/inside
    i am dying !to/for/inside
    ${someone} dying !to/for/inside
    ${someone} is/are/was/might/may/could/be/slowly/looks .. dying !to/for/inside
    is/hes/shes going to/2 die
    is/hes/shes gonna die
    is ${someone} dead
    is my ${someone} dead
    looks/look dead

    ~pinpoint/pinned/tiny pupils/pupil/eyes
    pupils ${becomes} tiny/small/pinpoint/pinned
    eyes .. rolled/rolling back
    ~foaming/frothing
    foam .. mouth
    vomiting/puking/coughing blood
    throwing/throw/coughing up blood
    chest pain/pains !management/clinic
    having/had/has .. heart attack
    ^heart attack

    ^~seizure/seizures
    having/had/has/have/keeps/got a/another ~seizure !disorder/disorders/medication/meds
    having/had ~seizure/seizures !disorder/disorders/medication/meds
    keeps having ~seizure/seizures
    into/from/withdrawal/withdrawals ~seizure/seizures !disorder/disorders
    ~seizure/seizures from/after/while/now/and wont/withdrawal/withdrawals/stopping/detox/xanax/alcohol/drinking/benzos
    ${someone} seizing
    is seizing
    convulsing/convulsion/convulsions
    ~delirium tremens/tremors/tremends
    delerium/dilirium tremens/tremors
    has/have/having/got/the dts
    ~hallucinating
    shaking/shakes/tremors/sweating .. hallucinations/hallucination
    hallucinations/hallucination .. withdrawal/withdrawals/drinking/alcohol/detox/quit/stopped
    seeing things .. not/arent/isnt
    quit/quitting/stopped/stopping .. seeing/hearing things
  `,
  poisoning: `
    ${swallowed} .. ${substances}/${cleaners}
    drank/ate/took ${cleaners}
    drank .. antifreeze/bleach
    drank rubbing alcohol
    ^poison/poisoned/poisoning
    poison control
    ${smallChild} .. ${swallowed}/ate/eaten/drank/took/chewed/licked .. ${substances}
    ${smallChild} .. got/gotten/getting into .. ${substances}
    ${smallChild} .. put .. ${substances} .. mouth
    kid/kids/child ${swallowed}/ate/drank/chewed .. ${substances}
    1/2/3/4/5/6/7/8/9/10/11/12 year/years/yr old ${swallowed}/ate/drank/chewed .. ${substances}
    ${took}/${swallowed} .. bottle/handful/fistful
    ${took}/${swallowed} .. bunch/box/lot/lots of ${medicines}
    ${took}/${swallowed} .. ${many} ${medicines}
    ${took}/${swallowed} .. ${many} of .. ${medicines}
  `,
  violence: `
    ${someone}/${attacker} ${hits} ${victims} !${noViolence}
    ${attacker} is/was/has/keeps/just/always/been ${hits} ${victims} !${noViolence}
    ${attacker} and/sometimes/drunk ${hits} ${victims} !${noViolence}
    and/then ${hits} me/us !${noViolence}
    ${attacker} hurt me
    he/hes/shes/she/husband/wife/boyfriend/girlfriend/partner/ex/son/dad/father .. to/gonna/will/would kill me/us
    my/he/she/hes ${attacker} to/gonna/will kill me/us
    ${someone} .. threatening/threatened/threatens to kill/hurt
    threatening/threatens/punching/strangling me/us
    abusive husband/wife/boyfriend/girlfriend/partner/relationship/marriage/ex/father
    ${someone} is abusive
    being/getting beaten/abused/raped
    i was raped/beaten
    afraid/scared of my husband/wife/boyfriend/girlfriend/partner/ex
    ${someone} has/got/pulled a gun/knife
    ^domestic violence/abuse
    domestic violence/abuse hotline/help/line/shelter
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
    think/thinking about/of dying
    want/wants/wanting to/2 be dead
    wanna be dead
    wish i was/were/wasnt dead/alive/here
    wish he/she/they was/were dead
    better off dead
    dont/doesnt/not want to live/exist
    dont/doesnt/not wanna live/exist
    dont/doesnt/not want to be alive/here
    dont/doesnt/not wanna be alive/here
    do/does not want to live/exist
    no reason to live
    nothing to live for
    tired/sick of living/life !on
    life/its not worth living/it
    isnt worth living
    cant/cannot go on
    cant/cannot do/take this/it anymore
    feel/feels/feeling hopeless
    giving/give/gave up on life
    end/ends/ending it all
    want/ready to end it
    hope i dont/never wake up
    dont want to wake up !at/early/for
    no point in/of living
    end/ends/ending/take/takes/taking my/his/her/their/your life/lives !back/seriously/of
    end/ends/ending/take/takes/taking my/his/her/their/your own life
    kill/kills/killing/hang/hanging/shoot/shooting/drown/drowning/stab/stabbing myself/himself/herself/themselves/themself/yourself
    hurt/hurts/hurting/harm/harming/cut/cuts/cutting/burn/burning myself/himself/herself/themselves/themself/yourself
    kill/hurt/cut/hang/shoot/harm my/him/her self !esteem
    kill/killing ~myself
    killmyself/kms/unalive
    self harm/harming/injury
    selfharm
    slit/slitting my/his/her/their wrists
    jump/jumping off a/the bridge
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
  `,
}
