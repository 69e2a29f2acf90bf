import { alguien, armas, familiares, menores, pega } from './danger-groups.es.ts'
import type { Phrases } from './danger-words.ts'

/** Words for children: "los niños", "la bebé". */
const ninos = `ninos/ninas/nenes/nenas/bebes/hijos/chamacos/${menores}`
const drogado =
  'drogado/drogada/borracho/borracha/drogados/tomado/tomada/arrebatado/arrebatada/endrogado/endrogada'

export const harmEs: Phrases<'child' | 'violence' | 'crisis'> = {
  child: `
    abuso/maltrato/abusos infantil/sexual infantil
    abuso/maltrato infantil/infantiles
    abuso/maltrato de/a menores/ninos/ninas/un/una .. !grupo
    deja/dejo/dejan/dejando .. solos/solas/solo/sola .. ${ninos}
    deja/dejo/dejan/dejando .. ${ninos} .. solos/solas/solo/sola
    ${ninos} .. estan/esta/quedan/quedaron/quedo .. solos/solas/solo/sola .. ${drogado}
    ${ninos} .. estan/esta/quedaron/quedo solos/solas/solo/sola
    le/les pega/pegan/golpea/golpean/maltrata/maltratan/pego a los/las/la/el/mi/mis/su/sus/sus/al .. ${ninos}
    le/les pega/pegan/golpea/maltrata/pego al ${ninos}
    pega/pegan/golpea/golpean/maltrata/maltratan/sacude a/al .. ${ninos}
    maneja/manejando/guia/guiando/conduce .. ${drogado} .. ${ninos}
    ${drogado} .. con .. ${ninos}
    ${drogado} .. cuidando .. ${ninos}
    toca/tocando/toco/tocan/manosea/manoseando/manosearon/violo/violaron/abusa/abusan/abuso/abusando a/de mi/la/mis/su/una .. ${ninos}/hermana
    fuma/fuman/inyecta/inyectan/droga/drogan .. frente/delante .. ${ninos}
    ${ninos} .. encerrado/encerrada/encerrados
    ${ninos} .. en peligro
    deja/dejo/dejan .. bebe/nino/nina en .. carro
    acaba de golpear/pegar .. ${ninos}
  `,
  violence: `
    ${alguien} me ${pega} !la/el/duro
    me ${pega} .. ${familiares}
    me ${pega} cuando/todos/siempre/mucho/otra/cada/por/y
    ${alguien} me pego
    me esta/ta/estan pegando/golpeando/maltratando/amenazando/ahorcando/siguiendo
    me quiere/quieren matar
    ${alguien} .. quiere/va/amenaza .. matarme
    me amenazo/amenaza con
    le/les pega/golpea a mi/mis
    ^me pega/pegan/golpea
    ${familiares} .. me ${pega} !la/el/duro/fuerte
    me va/van a matar
    ${alguien} .. pegando/golpeando/maltratando a mi/mis
    no para/deja de pegarme/golpearme/maltratarme
    miedo a/de mi/el esposo/marido/novio/pareja/ex
    miedo de/a volver/ir/regresar/llegar/estar .. casa
    me encerro/encerraron/encierra en/con/y
    me tiene/tienen encerrada/encerrado/amarrada/amarrado
    no me deja/dejan salir !temprano
    me violo/violaron
    abusaron/abuso de/sexualmente mi/de
    abuso/agresion/asalto sexual
    me persigue/acosa/acecha/sigue y/mi/todo/por/un/una/el/en
    ${familiares} me persigue/acosa
    me saco/apunto/apunta/puso .. ${armas}
    saco/puso un/una/el/la ${armas} .. mesa/cara/cabeza
    tiene un/una ${armas}
    ^violencia domestica
    victima/victimas de violencia/abuso
    me amenaza/amenazan de muerte
    no estoy segura/seguro aqui/en
    estoy en peligro
    no puedo hablar .. esta/aqui
    me hace dano
    me dejo afuera
    me secuestraron/secuestro
    trata de personas
    me tiene escondida/encerrada
  `,
  crisis: `
    ~suicidio/suicidios
    ~suicidar/suicida/suicidas
    ~suicidarme
    ~suicidarse
    ~suicidarte
    quiero/quiere/quieren/quisiera/deseo/desea/prefiero/prefiere morir/morirme/morirse
    quiero/quiere estar muerto/muerta
    quisiera/quiero/ojala no despertar/despierte/haber .. !a/al/tarde
    ganas/deseos de morir/morirme/morirse/matarme
    mejor muerto/muerta
    estaria mejor muerto/muerta
    estan/estarian/estaria/estaran mejor sin mi
    quiero/voy a/que matar/matarme
    no quiero despertar
    quiere/quieren/va a/que matar/matarse
    me quiero matar/morir/tirar/ahorcar/desaparecer
    se quiere/quieren/va a/matar/morir matar/tirar/ahorcar
    se quiere/quieren matar/morir
    me voy a matar/tirar/ahorcar/colgar
    se va a matar/tirar/ahorcar/colgar
    quiero/quiere/pienso/piensa matarme/matarse
    matarme
    quitarme/quitarse/quitarte/quitar la vida
    acabar/terminar con mi/su vida
    acabar/terminar con todo
    no quiero/quiere/quieren vivir
    no quiero/quiere/quieren seguir viviendo/asi/aqui
    no quiero/quiere/quieren estar vivo/viva/aqui
    sin ganas de vivir
    cansado/cansada de vivir
    no vale la pena vivir/seguir
    no tengo/tiene razon/razones/motivos para vivir/seguir
    no .. sentido .. vida
    sentido .. vida no
    no puedo/puede mas
    no aguanto/aguanta mas !el/la/los/las/este/esta/esa
    soy/es/siento/siente una carga !de
    carga .. esperanza
    sin esperanza/esperanzas
    hacerme/hacerse/hacerte dano
    lastimarme/lastimarse/cortarme/cortarse/ahorcarme/ahorcarse
    me corte/corto/estoy cortando/las/los/mis venas/brazos/munecas/brazo
    me estoy cortando
    me corte
    regalo/regala/regalando/regalo todas/sus/todo .. cosas/pertenencias
    adios a todos/todas/mi
    nota/carta de despedida
    se despidio de todos/todas/nosotros
    tirarme/tirarse/lanzarme/aventarme del/de/al/a .. puente/edificio/tren/techo
    tengo un/una ${armas} .. !charge
    pegarme/pegarse/pegar un tiro
    voces .. mate/muera/matar/matarme
    linea/lineas de crisis
    estoy/esta/estamos/estan en crisis
    ^ayuda/ayudame/ayudenme/auxilio
    ojala me muera
    me da igual morirme/vivir
    cansado/cansada de la vida
    hacerme algo
    voces .. muera/mate
    este es mi ultimo mensaje/dia
    no debi haber nacido
    dejame/dejenme morir
    estarian mejor si
    compre/tengo/consegui una/un pistola/arma/soga
  `,
}
