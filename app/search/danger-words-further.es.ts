import type { Phrases, SignedDanger } from './danger-words.ts'

/** Further signs, weighed one by one: those that were seen in examples and hardly mean anything else. */
export const furtherEs: Partial<Phrases<SignedDanger>> = {
  overdose: `
    tome/tomo muchas/demasiadas pastillas
    me inyecte mucho/demasiado
    me pase de dosis
    doble dosis de metadona
    necesito/llamen/manden/manda una/la ambulancia
    no puede sostener la cabeza
    derrame cerebral
    no le siento/encuentro .. pulso
    cuantas/cuanto veces/narcan .. pongo/poner narcan/naloxona
  `,
  poisoning: `
    tomo/bebio/tome/bebi alcohol de friccion/farmacia/botiquin
    falta una pastilla/tira .. nene/nena/nino/nina/bebe
    trago/trague/comio la/una/un bolsa/bolsita
    mastico/trago un parche
    cloro con amoniaco
  `,
  child: `
    droga/drogas/drogan delante/enfrente de mis/los/sus hijos/ninos
    jeringas cerca/junto
  `,
  violence: `
    estoy encerrada/encerrado/escondida/escondido !en
    estoy escondida/escondido en/de
    me obliga/obligan a meterme/prostituirme/drogarme/vender/usar/tener
    amenaza/amenazo/amenazan .. muerte
    violencia intrafamiliar
    abusaron/abusan de mi
    violaron a mi
    le pega/pego a su mujer/esposa/novia/mama
    mujeres/mujer golpeadas/maltratadas/golpeada/maltratada
    me toca/manosea mi padrastro/tio/papa/jefe/encargado/consejero
    sangrando mucho
    temo por mi vida
    me dispararon/apunalaron/balearon
    llamen/llama/necesito a la policia
    lugar seguro .. esta/hoy noche
    quiere matarme
    esposo/marido/novio abusivo
  `,
  crisis: `
    se corta/cortando los/las brazos/venas/munecas
    no merezco vivir
    perdi/perdio/tengo/tiene/sin .. ganas de vivir
    hacer/cometer una locura
    para que vivir
    para que sigo/seguir viva/vivo/viviendo
    no hay esperanza para mi
    despidiendo/despido de todos/mi familia
    trato/intento de ahorcarse/matarse
    trato/intento ahorcarse/matarse
    desaparecer para siempre
    dormir para siempre
    no hay salida para mi
    acabar/terminar con mi vida
    ya no quiero seguir !en/usando/tomando/con
  `,
}
