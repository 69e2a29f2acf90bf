import { describe, expect, it } from 'vitest'
import { sampleCenters } from '#app/features/samples/sample-data.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { typedDangers, typedWithoutDanger } from '#tests/search/danger-phrases.ts'
import { en } from './danger-words.en.ts'
import { es } from './danger-words.es.ts'
import { dangers } from './danger-words.ts'
import { findDanger, mayBecomeDanger } from './find-danger.ts'
import { parseSearch } from './parse-search.server.ts'
import { emptySearch } from './search-input.ts'
import { isEmptySearch } from './search-privacy.server.ts'

const find = (text: string) => findDanger({ ...emptySearch, text })

describe('danger words', () => {
  it.each([
    ...[
      'i want to die',
      'I WANT TO DIE!!',
      'i just wanna die',
      'my son wants to die',
      'want 2 die',
    ],
    'kill myself',
    'how to kill my self',
    'he wants to kill himself',
    'suicidal',
    'sucidal',
    'suicide',
    'suicide hotline',
    'suiside hotline nj',
    'end my life',
    'take my own life',
    'I don’t want to live',
    "i don't want to be here anymore",
    'better off dead',
    'kms',
    'no reason to live',
    'self-harm',
    'cutting myself',
    "i can't go on",
    'crisis',
    'help me',
    '988',
    'crisis line newark',
    'i am in crisis',
    'detox for suicidal teens',
    ...[
      'me quiero morir',
      'Quiero morirme',
      'suicidio',
      'quitarme la vida',
      'mi hijo se quiere matar',
    ],
    'ya no quiero vivir',
    'pensamientos suicidas',
    'hacerme daño',
    'AYUDA',
    'no puedo más',
  ])('shows 988 for %s', (text) => {
    expect(find(text)).toBe('crisis')
  })

  it.each([
    ...[
      'overdose',
      'overdosed',
      'my daughter is overdosing',
      'overdoze',
      'over dose',
      'od',
      'OD’ing',
    ],
    ...[
      "od'd on fentanyl",
      'not breathing',
      "she isn't breathing",
      'cant breathe',
      "won't wake up",
    ],
    ...[
      'unresponsive',
      'turning blue',
      'took too many pills',
      'alcohol poisoning',
      '911',
      'emergency',
    ],
    'sobredosis',
    'sobredósis',
    'no respira',
    'mi esposo no despierta',
    'labios morados',
    'want to die, took too many pills',
    'suicide by overdose',
  ])('shows 911 for %s', (text) => {
    expect(find(text)).toBe('overdose')
  })

  it.each([
    'dietician',
    'die',
    'san diego',
    'detox',
    'rehab near me',
    'methadone',
    'help with rent',
    ...[
      'Turning Point Crisis Center',
      'Women in Crisis',
      'Youth Emergency Services',
      'CRI Help Inc',
    ],
    ...[
      'Family Self Help Center',
      'Breath of Life',
      'Breathe Weho Treatment Services',
      'odd',
      'ODAAT',
    ],
    'homeless shelter',
    'Lifeline Recovery',
    'casa de vida',
    'ayuda para mi hijo',
    'modern',
    'Camp Overbrook',
    'grief',
    'cutting edge',
    'Rescue Mission',
    'wake county',
    'dying',
    '',
    ...sampleCenters.map(({ name }) => name),
  ])('shows nothing for %s', (text) => {
    expect(find(text)).toBeNull()
  })

  it.each(['overdose', 'poisoning', 'violence'] as const)('tell every sign of %s', (danger) => {
    const found = typedDangers[danger].map((text) => ({ text, danger: find(text) }))
    expect(found).toEqual(typedDangers[danger].map((text) => ({ text, danger })))
  })

  it('are not seen where there is none', () => {
    const found = typedWithoutDanger.map((text) => ({ text, danger: find(text) }))
    expect(found.filter(({ danger }) => danger !== null)).toEqual([])
  })

  it('are written as they are compared: folded, one sign at a word', () => {
    const slots = [en, es].flatMap((phrases) =>
      dangers.flatMap((danger) => phrases[danger].trim().split(/\s+/)),
    )
    const isWritten = (slot: string) => slot === '..' || /^[~!^]{0,2}[a-z0-9'/]+$/.test(slot)
    expect(slots.filter((slot) => !isWritten(slot) || foldText(slot) !== slot)).toEqual([])
  })

  it('are found in every text field', () => {
    expect(findDanger({ ...emptySearch, near: 'i want to die' })).toBe('crisis')
    expect(findDanger({ ...emptySearch, location: 'sobredosis' })).toBe('overdose')
  })

  it('are not counted as searches without results, and neither is the text typed on the way to them', () => {
    const isCounted = (text: string) =>
      isEmptySearch(parseSearch({ ...emptySearch, text }), { total: 0 })
    const typed = 'i want to die'
    for (let length = 5; length <= typed.length; length++) {
      expect({
        text: typed.slice(0, length),
        isCounted: isCounted(typed.slice(0, length)),
      }).toEqual({
        text: typed.slice(0, length),
        isCounted: false,
      })
    }
    for (const text of ['suic', 'overdo', 'sobredo', 'not brea', 'me quiero mo', 'overdose']) {
      expect({ text, isCounted: isCounted(text) }).toEqual({ text, isCounted: false })
    }
    for (const text of [
      'zzzqqq',
      'detox for dogs',
      'wisteria house',
      'ibogaine',
      'helping hands',
    ]) {
      expect({ text, isCounted: isCounted(text) }).toEqual({ text, isCounted: true })
    }
    expect(mayBecomeDanger(emptySearch)).toBe(false)
  })
})
