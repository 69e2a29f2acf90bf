import type { Lexicon } from './lexicon.ts'
import { asksEs } from './lexicon-asks.es.ts'
import { choicesEs } from './lexicon-choices.es.ts'
import { genericEs } from './lexicon-generic.es.ts'
import { topicsEs } from './lexicon-topics.es.ts'

export const es: Lexicon = {
  choices: choicesEs,
  topics: topicsEs,
  openNow: `
    abierto ahora, abierta ahora, abiertos ahora, abiertas ahora
    están abiertos, está abierto, está abierta, que estén abiertos, que esté abierto, atienden ahora
    24 horas, veinticuatro horas, toda la noche, hoy, esta noche, esta tarde, esta mañana
    ahora mismo, ahorita, en este momento, a esta hora, de madrugada, en la madrugada
  `,
  openBeds: `
    cama, camas, camas libres, cama hoy, camas hoy, cama disponible hoy, camas disponibles hoy
    cama esta noche, cupo, cupos, cupo hoy, disponibilidad, lugar disponible, lugares disponibles
    hay lugar, espacio, espacios, vacante, vacantes
    ingreso inmediato, admisión inmediata, entrar hoy, ingresar hoy
  `,
  nearMe: `
    cerca de mí, cerca, cercano, cercana, cercanos, cercanas, cerca de aquí, cerca de acá
    cerca de casa, donde vivo, mi ubicación, por aquí, por acá, por mi casa, por mi área
    por mi zona, cerca de nosotros, en mi área, en mi zona, en mi ciudad, en mi pueblo, en mi barrio
    en mi condado, en el área, alrededor, cerquita, local, locales
  `,
  beforePlace: `
    en, cerca, cerca de, cerca a, cerca del, de, del, desde, por, alrededor de, junto a, hacia
    afuera de, para, en el área de, localizado en, a millas de, a minutos de
  `,
  afterAge: 'años, años de edad, añitos',
  beforeAnyPlace: `
    en, cerca de, cerca a, cerca del, alrededor de, junto a, localizado en, en ciudad
    en la ciudad de, en el pueblo de, cerca de ciudad
  `,
  afterMiles: 'millas, millas de, milla de, millas a la redonda, millas a la redonda de',
  afterKilometers: `
    kilómetros, kilómetros de, kilómetro de, kilómetros a la redonda, kilómetros a la redonda de
  `,
  afterMinutes: 'minutos de, minutos en carro de, minutos en auto de, minutos en bus de',
  beforeAge: 'edad, tiene, tengo, cumplió, cumple, tienen',
  asks: asksEs,
  generic: genericEs,
}
