/** 'crisis': suicide or self-harm, so 988 comes first. 'overdose': a life in danger now, so 911 comes first. */
export type Danger = 'crisis' | 'overdose'

/**
 * Phrases in English and Spanish of people in danger, or with someone in danger: one folded phrase
 * a line. `/` separates the forms of a word. `~` accepts one typing mistake in the word. `^`
 * matches only when the phrase is the whole search, because centers have it in their names ("Crisis
 * Center").
 */
export const dangerPhrases: Record<Danger, string> = {
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
    wish i was/were/wasnt/wasn't dead/alive/here
    wish he/she/they was/were dead
    better off dead
    dont/don't/doesnt/doesn't/not want to live/exist
    dont/don't/doesnt/doesn't/not wanna live/exist
    dont/don't/doesnt/doesn't/not want to be alive/here
    dont/don't/doesnt/doesn't/not wanna be alive/here
    do/does not want to live/exist
    no reason to live
    nothing to live for
    tired/sick of living/life
    life/its/it's not worth living/it
    isnt/isn't worth living
    cant/can't/cannot go on
    cant/can't/cannot do/take this/it anymore
    feel/feels/feeling hopeless
    giving/give/gave up on life
    end/ends/ending it all
    end/ends/ending/take/takes/taking my/his/her/their/your life/lives
    end/ends/ending/take/takes/taking my/his/her/their/your own life
    kill/kills/killing/hang/hanging/shoot/shooting/drown/drowning/stab/stabbing myself/himself/herself/themselves/themself/yourself
    hurt/hurts/hurting/harm/harming/cut/cuts/cutting/burn/burning myself/himself/herself/themselves/themself/yourself
    kill my/him/her self
    hurt my/him/her self
    killmyself/kms/unalive
    self harm/harming/injury
    selfharm
    slit/slitting my/his/her/their wrists
    jump/jumping off a/the bridge
    crisis line/lines/hotline/hotlines/lifeline/text/help
    im/i'm/am/is/are in crisis
    988 line/hotline/lifeline/number
    call/text 988
    ^crisis
    ^988
    ^help
    ^help me/us
    ^please help
    ^please help me

    ~suicidio/suicidios
    ~suicidar/suicida/suicidas
    ~suicidarme
    ~suicidarse
    ~suicidarte
    quiero/quiere/quieren/quisiera/deseo/desea/prefiero/prefiere morir/morirme/morirse
    quiero/quiere estar muerto/muerta
    ganas/deseos de morir/morirme/morirse/matarme
    mejor muerto/muerta
    estaria mejor muerto/muerta
    quiero/quiere/quieren/voy/va a/que matar/matarme/matarse
    me/se quiero/quiere/quieren matar
    me/se voy/va a matar
    quiero/quiere/pienso/piensa matarme/matarse
    matarme
    quitarme/quitarse/quitarte/quitar la vida
    acabar/terminar con mi/su vida
    acabar/terminar con todo
    no quiero/quiere/quieren vivir
    no quiero/quiere/quieren seguir viviendo
    no quiero/quiere/quieren estar vivo/viva
    sin ganas de vivir
    cansado/cansada de vivir
    no vale la pena vivir
    no tengo/tiene razon para vivir
    no puedo/puede mas
    hacerme/hacerse/hacerte dano
    lastimarme/lastimarse/cortarme/cortarse/ahorcarme/ahorcarse
    linea/lineas de crisis
    estoy/esta/estamos/estan en crisis
    ^ayuda/ayudame/ayudenme/auxilio
  `,
  overdose: `
    ~overdose/overdoses/overdosis
    ~overdosed
    ~overdosing
    over dose/dosed/dosing
    od/ods/od'd/od'ed/oded/od'ing/oding
    not/isnt/isn't/stopped/hardly/barely/arent/aren't ~breathing
    no breathing/breath/pulse
    doesnt/doesn't/not/wont/won't/cant/can't/cannot breathe
    wont/won't/cant/can't/doesnt/doesn't/not wake/waking up
    wont/won't/doesnt/doesn't wake
    will/does not wake
    cant/can't/cannot wake him/her/them/my
    unresponsive/unconscious
    not/isnt/isn't responding
    passed/passing out
    turning/turned/went blue
    blue/purple lips
    lips are/turning/turned blue/purple
    too many pills
    took all my/his/her/their/the pills
    took/taken/used/shot/snorted too much
    too much heroin/fentanyl/dope/oxy/xanax/methadone/cocaine/meth
    alcohol/drug/drugs poisoning
    having/has/had a seizure
    im/i'm dying
    i am dying
    call 911
    ^911
    ^emergency

    ~sobredosis
    sobre dosis
    no respira/respiro/respiran
    no/dejo esta/de respirando/respirar
    no puedo/puede respirar
    apenas respira
    no despierta/despierto
    no se/lo/la despierta/despierto
    no lo/la puedo despertar
    no puedo despertarlo/despertarla
    no reacciona/responde
    inconsciente/inconciente
    se desmayo/desvanecio
    labios azules/morados
    demasiadas/muchas pastillas/pildoras
    tomo/tome/uso/use demasiado/demasiada/demasiadas/demasiados
    demasiada heroina/cocaina
    demasiado fentanilo
    esta convulsionando
    tiene/tuvo una convulsion
    me estoy muriendo
    se esta muriendo
    llamar/llame/llamen al 911
    ^emergencia
  `,
}
