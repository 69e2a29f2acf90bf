import {
  becomes,
  benzos,
  color,
  drinks,
  drugs,
  havingStopped,
  inNames,
  medicines,
  not,
  relatives,
  skin,
  someone,
  stimulants,
  stoppedUsing,
  used,
} from './danger-groups.en.ts'
import type { Phrases } from './danger-words.ts'

const after = 'after/from/on/off/cause/because/with/since/too'
/** Signs of an alcohol or stimulant overdose only together with the substance. */
const ill =
  'overheating/overheated/burning/rigid/stiff/vomiting/vomits/puking/fainted/fainting/faint/confused/cold/clammy/pale/limp/twitching'
/** Signs of a severe withdrawal. */
const delirious =
  'seeing/sees/hearing/hears/hallucinating/hallucinations/confused/delirious/disoriented/seizing/convulsing/bugs'

export const bodyEn: Phrases<'overdose' | 'naloxone-given' | 'seizure'> = {
  overdose: `
    ~overdose/overdoses/overdosis
    ~overdosed
    ~overdosing
    over dose/dosed/dosing
    od/ods/od'd/od'ed/oded/od'ing/oding
    overamped/overamping
    alcohol/drug/drugs poisoning
    call 911
    ^911
    ^emergency
    too/to/2 many pills
    took/swallowed too/to/2 many ${medicines}
    took to/2 much
    took all my/his/her/their/the pills
    took/taken/used/shot/snorted/smoked too much
    took/taken/did/used/shot/snorted/smoked too/to much ${drugs}
    too much heroin/fentanyl/dope/oxy/xanax/methadone/cocaine/meth
    drank too/to much .. ${ill}/${color}

    ~narcan/naloxone .. ${not} .. work/working/workin/worked/help/helping/helped
    ~narcan/naloxone .. nothing/failed
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
    1/2/3/4/5/6/7/8/two/three/four/five/six/seven/eight breaths a/per/each/every minute/min
    seconds/secs/sec .. between/without .. breath/breaths/breathing
    breaths .. seconds/far apart
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
    cant/couldnt/cannot get him/her/them up
    hard to wake him/her/them/up
    barely awake
    ${not} respond/responding/react/reacting/responsive !to
    ${not} respond/responding/react/reacting to me/us/narcan/naloxone/anything/pain
    ~unresponsive/nonresponsive
    ~unconscious
    in and out of consciousness/it
    out cold
    passed/passing out
    collapsed/fainted
    barely/hardly/semi conscious
    not/isnt/wont moving/move !to/in/out/on
    wont open his/her/their eyes
    found .. ${someone} .. floor
    slumped over
    ${someone} fell out !of/with/over
    ${someone} just fell out !of/with/over
    nodding/nodded/nods out/off .. cant/wont/and
    nodding/nodded .. awake/respond/responding
    keeps nodding out/off
    ${someone} cant/wont stay awake
    needle in .. arm/leg/neck

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
    chest hurts/hurting .. ${drugs}
    having/had/has .. heart attack
    ^heart attack

    ${ill} .. ${after} .. ${drugs}
    ${ill} .. ${after} .. ${drinks} !withdrawal/withdrawals
    vomiting/puking .. ${drinks} !withdrawal/withdrawals
    throwing up .. ${after} .. ${drinks} !withdrawal/withdrawals
    vomiting a lot/ton
    vomiting/puking nonstop
    ${used} .. ${drugs} .. ${ill}
    drank/drunk .. ${ill}
    drank .. ${drinks} .. ${ill}
    overheating/overheated
    rigid limbs/arms/legs/body
    limbs/arms/legs .. stiff/rigid .. ${used}
    headache .. ${after} .. ${stimulants}
    ${used} .. ${stimulants} .. headache/overheating
    heart .. racing/pounding/exploding/explode/slow .. ${stimulants}
    ${used} .. ${stimulants} .. heart .. racing/pounding/exploding/explode/slow
    cold skin
    skin .. cold !sore/sores
    ${someone} .. mixed/mixing .. ${benzos} .. ${drinks}
    chest not/isnt going/rising/moving
    cant bring him/her back
    no response when/to
    ${someone} feels/is like/cold ice
    ice cold .. ${not} .. answer/respond/wake
    face down .. needle/floor/bed/toilet
    empty pill/pills bottle/bottles .. him/her/floor/bed
    locked in .. bathroom .. ${not} .. answer/answering/respond
    took .. something .. dont know
    dont know what he/she/they/i took
    took/taken .. double/twice .. methadone/suboxone
    ${used} .. laced
    bad batch
    rescue breaths
    start/do/give cpr
    body temp/temperature 103/104/105/106/107
    half .. face .. drooping
    face drooping
    having a stroke
    drooling .. eyes
    took all of them
    took .. whole script/prescription
    throwing/throws/threw up in .. sleep
  `,
  'naloxone-given': `
    gave .. ~narcan/naloxone !training/kit/kits/class
    gave .. dose/doses of ~narcan/naloxone
    given/hit/sprayed/administered .. ~narcan/naloxone
    used/did ~narcan/naloxone !training/kit/kits/before
    used/did .. dose/doses of ~narcan/naloxone
    i/we/they/he/she/just/and narcaned/narcanned/narcand
    narcaned/narcanned/narcand him/her/them/me/my
    ~narcan/naloxone .. wore/wears/wearing off
    ~narcan/naloxone twice/again
    after ~narcan/naloxone !training/class
    do i still call/need 911
    ~narcan/naloxone .. now what
  `,
  seizure: `
    ^~seizure/seizures
    having/had/has/have/keeps/got a/another ~seizure !disorder/disorders/medication/meds
    having/had ~seizure/seizures !disorder/disorders/medication/meds
    keeps having ~seizure/seizures
    into/from/withdrawal/withdrawals ~seizure/seizures !disorder/disorders
    ~seizure/seizures from/after/while/now/and wont/withdrawal/withdrawals/stopping/detox/xanax/alcohol/drinking/benzos/not/${stimulants}
    ${someone}/im/am/is/started seizing
    convulsing/convulsion/convulsions
    ~delirium tremens/tremors/tremends
    delerium/dilirium tremens/tremors
    dts
    ~hallucinating
    shaking/shakes/tremors/sweating .. hallucinations/hallucination
    hallucinations/hallucination .. withdrawal/withdrawals/drinking/alcohol/detox/quit/stopped
    seeing things !clearly/differently/through/from/more/his/her/my
    sees/see things that .. not/arent/isnt
    ${havingStopped} .. ${drinks}/${benzos} .. ${delirious} !voices/things/a/the/if
    ${havingStopped} .. ${drinks}/${benzos} .. seeing/sees/hearing/hears things/voices/bugs/people/stuff
    ${havingStopped} .. ${drinks}/${benzos} .. doesnt/dont know .. where/who
    ${havingStopped} .. ${drinks}/${benzos} .. cant/wont stop shaking
    ${delirious} .. ${stoppedUsing} .. ${drinks}/${benzos}
    seeing/sees/hearing/hears things/voices/bugs/people/stuff .. ${stoppedUsing} .. ${drinks}/${benzos}
    shaking/sweating .. seeing/sees/hearing/hears things/voices/bugs/people
    seizure/seizures wont stop
    cant/wont stop seizing
    ${someone} just seized
    uncontrollable shaking
    cold turkey .. ${drinks}/${benzos} .. shaking/confused/fever/seeing
    shaking and confused
    seeing spiders/bugs/snakes/demons
    bugs .. under/on/crawling .. skin
    grabbing .. in the air
    dying from withdrawal
  `,
}
