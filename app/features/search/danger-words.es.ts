import type { DangerPhrases } from './danger-words.ts'

const familiares =
  'hijo/hija/hijito/hijita/hermano/hermana/esposo/esposa/marido/mujer/novio/novia/pareja/ex/mama/papa/madre/padre/tio/tia/primo/prima/sobrino/sobrina/nieto/nieta/abuelo/abuela/amigo/amiga/companero/vecino'
const pequenos = 'bebe/bebita/bebito/nino/nina/nene/nena/hijito/hijita'
const alguien = `el/ella/alguien/senor/senora/muchacho/muchacha/${pequenos}/${familiares}`
const color = 'azul/azules/morado/morada/morados/moradas/gris/grises/palido/palida'
const piel = 'labios/boca/cara/piel/unas/dedos'
const esta = 'esta/estan/estaba/puso/pone/poniendo/quedo/quedando/ve'
const medicinas =
  'pastilla/pastillas/pildora/pildoras/tableta/tabletas/capsula/capsulas/medicina/medicinas/medicamento/medicamentos/suboxone/suboxona/metadona/buprenorfina/xanax/clonazepam/tylenol/acetaminofen/paracetamol/ibuprofeno/aspirina'
const sustancias = `${medicinas}/fentanilo/heroina/cocaina/crack/metanfetamina/cristal/marihuana/gomita/gomitas/droga/drogas`
const limpieza = 'cloro/detergente/anticongelante/bateria/pila/veneno/gasolina/insecticida'
const trago = 'trago/trague/tragaron/ingirio/ingeri'
const muchas = `${Array.from({ length: 493 }, (_, index) => index + 8).join('/')}/diez/quince/veinte/treinta/cuarenta/cincuenta/sesenta/cien`
const pega =
  'pega/pegan/golpea/golpean/golpeo/golpearon/amenaza/amenazan/amenazo/maltrata/maltratan/ahorca/ahorco/viola/violo/patea/apunalo'

export const es: DangerPhrases = {
  overdose: `
    ~sobredosis
    sobre dosis
    llamar/llame/llamen al 911
    ^emergencia
    demasiadas/muchas pastillas/pildoras
    se tomo/metio/inyecto demasiado/demasiada/demasiadas/demasiados
    se metio/inyecto mucho/mucha !en
    demasiada heroina/cocaina
    demasiado fentanilo

    ~narcan/naloxona .. no .. funciona/funciono/sirve/sirvio/ayuda/ayudo/hizo/hace
    le/les di/dimos/puse/pusimos/aplique/aplicamos .. narcan/naloxona

    no .. respira/respiro/respiran/respirando/respirar !bien/por
    no respira bien
    no puedo/puede/pueden respirar
    apenas/casi/dejo .. respira/respirar/respirando
    respira/respirando/respiracion muy/bien mal/raro/rara/lento/lenta/despacio/poco
    respira/respirando/respiracion mal/raro/rara/lento/lenta/despacio/poco
    cuesta/dificultad/trabajo .. respirar
    se/me ahoga/ahogo/ahogando !en/de
    se/me esta/estoy/estaba ahogando !en/de
    gorgoteo/gorgotea/gorgoteando
    no .. pulso
    sin pulso/respirar/respiracion/conocimiento

    no .. despierta/despierto/despiertan/reacciona/reacciono
    no .. puedo/puede/podemos/logro .. despertar/despertarlo/despertarla
    no responde !al/el/a
    no se mueve
    inconsciente/inconciente
    perdio el conocimiento
    no contesta/habla .. frio/fria/azul/morado/morada
    se .. desmayo/desvanecio/desmayada/desmayado
    esta desmayado/desmayada

    ${esta} ${color} !cross
    ${esta} muy/toda/todo/bien/poniendo ${color} !cross
    ${alguien}/${piel} ${color} !cross

    se/me esta/estoy muriendo
    se muere
    parece/creo .. muerto/muerta

    pupilas
    ojos .. blanco/volteados
    espuma .. boca
    echando/echa/sale/saca espuma
    vomita/vomitando/vomito sangre
    dolor de/del pecho
    dolor en el pecho
    ataque al corazon
    infarto

    ~convulsiones/convulsion/convulsionando/convulsiona/convulsiono
    ataque/ataques epileptico/epilepticos
    dio/dando un ataque !de
    alucinando/alucina/delirando
    temblando/temblores/tiembla .. alucinaciones
    temblando/tiembla .. ve/veo/viendo cosas
    alucinaciones .. abstinencia/alcohol/dejar/beber/tomar
  `,
  poisoning: `
    ${alguien} ${trago} !y/con/de .. ${sustancias}/${limpieza}
    se/me ${trago} .. ${sustancias}/${limpieza}
    ${pequenos} .. ${trago}/comio/tomo/bebio/metio .. ${sustancias}/${limpieza}
    tome/tomo/bebi/bebio ${limpieza}
    se/me tome/tomo unas/mis/sus pastillas/pildoras
    se/me tome/tomo .. frasco/bote/monton/caja/todas
    se/me tome/tomo/${trago} .. ${muchas} .. ${medicinas}
    me tome ${muchas} ${medicinas}
  `,
  violence: `
    ${alguien} me ${pega} !la/el/duro
    me ${pega} .. ${familiares}
    ${alguien} me pego
    me esta/estan pegando/golpeando/maltratando/amenazando/ahorcando
    me quiere/quieren matar
    ${alguien} .. quiere/va/amenaza .. matarme
    me amenazo/amenaza con
    le/les pega/golpea a mi/mis
    ^me pega/pegan/golpea
    ${familiares} .. me ${pega} !la/el/duro/fuerte
    me va/van a matar
    ${alguien} .. pegando/golpeando/maltratando a mi/mis
    miedo a/de mi/el esposo/marido/novio/pareja/ex
    tiene una pistola/arma
    ^violencia domestica
    victima/victimas de violencia/abuso
  `,
  crisis: `
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
    quiero/voy a/que matar/matarme
    no quiero despertar
    quiere/quieren/va a/que matar/matarse
    me quiero matar
    se quiere/quieren matar
    me voy a matar
    se va a matar
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
}
